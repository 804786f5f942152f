import Reconciler
import ScenarioTrace
import Testing

@MainActor
@Suite(.serialized)
struct `An app` {
  @Test func `ROOT-3: is evaluated first, then its scenes, then the content of its window`() {
    let host = TestHost(app: ScenedApp())
    #expect(host.firstBodies == ["ScenedApp", "MainScene", "Leaf"])
    #expect(host.texts == ["leaf"])
  }

  @Test func `ROOT-3: runs for the scene phase, its content only if that differs`() {
    let still = TestHost(app: PhasedApp())
    #expect(still.bodies { $0.environment { $0.scenePhase = .background } } == ["PhasedApp"])
    let passing = TestHost(app: PassingApp())
    let bodies = passing.bodies { $0.environment { $0.scenePhase = .background } }
    #expect(bodies == ["PassingApp", "PhaseView"])
  }

  @Test func `ROOT-4: becomes active after its first view has appeared`() {
    LaunchingApp.journal = Journal()
    let host = TestHost(app: LaunchingApp())
    #expect(
      LaunchingApp.journal.take() == [
        "appears", "app inactive to inactive", "view inactive to active", "app inactive to active",
      ]
    )
    #expect(host.firstBodies == ["LaunchingApp", "LaunchedView", "LaunchingApp", "LaunchedView"])
    #expect(host.texts == ["active"])
  }

  @Test func `ROOT-4: runs no view for that which does not read the phase`() {
    let host = TestHost(app: ScenedApp())
    #expect(host.firstBodies == ["ScenedApp", "MainScene", "Leaf"])
  }

  @Test func `ROOT-4: publishes no action of the host again for that`() {
    let host = TestHost(app: ClosableApp())
    #expect(host.firstBodies == ["ClosableApp", "Closable"])
    #expect(host.bodies { $0.hostPass() } == ["Closable"])
  }

  @Test func `ROOT-3: runs for the object that it owns, as do its readers`() {
    let host = TestHost(app: ObjectApp())
    #expect(host.firstBodies == ["ObjectApp", "ObjectReader"])
    #expect(host.bodies { $0.tap("Add") } == ["ObjectApp", "ObjectReader"])
    #expect(host.texts == ["1", "Add"])
  }

  @Test func `ROOT-3: chooses the content by its state`() {
    let host = TestHost(app: WelcomingApp())
    #expect(host.texts == ["Start"])
    #expect(host.bodies { $0.tap("Start") } == ["WelcomingApp", "Leaf"])
    #expect(host.texts == ["leaf"])
  }

  @Test func `ROOT-3, OBS-11: leaves what the content closure reads to the window`() {
    let host = TestHost(app: ObservingApp())
    #expect(host.bodies { $0.tap("Add") } == ["CountView"])
    #expect(host.texts == ["1", "Add"])
  }

  @Test func `ROOT-3: its scenes have modifiers of their own`() {
    let host = TestHost(app: ModifiedApp())
    #expect(host.texts == ["dark 7"])
    let events = host.events { $0.environment { $0.scenePhase = .background } }
    #expect(!events.isEmpty)
    #expect(ModifiedApp.phases == ["active", "background"])
  }

  @Test func `ROOT-3: shows its first window and leaves other scenes alone`() {
    let host = TestHost(app: CrowdedApp())
    #expect(host.texts == ["leaf"])
    let names = ["a second window", "Settings", "windows that are opened with a value"]
    #expect(
      host.warnings
        == names.map { "This run leaves \($0) alone: it shows only the app's first window." }
    )
  }

  @Test func `ROOT-3: shows a window for a value without one if there is no other`() {
    let host = TestHost(app: ValueApp())
    #expect(host.texts == ["0", "Add"])
    host.tap("Add")
    #expect(host.texts == ["1", "Add"])
    #expect(host.warnings == [])
  }

  @Test func `ROOT-3: shows a new document, and evaluates what reads it`() {
    let host = TestHost(app: NotesApp())
    #expect(host.texts == ["new", "Write"])
    #expect(host.warnings.count == 2)
    #expect(host.bodies { $0.tap("Write") } == ["NoteReader"])
    #expect(host.texts == ["written", "Write"])
  }

  @Test func `ROOT-3: tells its delegate once that it has launched`() {
    let host = TestHost(app: DelegatedApp())
    #expect(host.texts == ["launched 1"])
    _ = host.bodies { $0.environment { $0.scenePhase = .background } }
    #expect(host.texts == ["launched 1"])
  }

  @Test func `ROOT-3, ENV-3: its windows are always the same, and others stay closed`() {
    let host = TestHost(app: OpeningApp())
    #expect(host.bodies { $0.hostPass() } == [])
    #expect(
      host.warnings { $0.tap("Open") }
        == ["'openWindow(id: \"x\")' does nothing here: a run shows only the app's first window."]
    )
    #expect(
      host.warnings { $0.tap("Close") }
        == [
          "dismissWindow()", "dismissWindow(id: \"x\")", "dismissWindow(value: 3)",
          "dismissWindow(id: \"x\", value: 3)", "openSettings()",
        ].map { "'\($0)' does nothing here: a run shows only the app's first window." }
    )
    #expect(host.texts.contains("several windows: false"))
  }
}

private struct ValueApp: App {
  var body: some Scene {
    WindowGroup(for: Int.self) { $number in
      Text("\(number ?? 0)")
      Button("Add") { number = (number ?? 0) + 1 }
    }
  }
}

private struct Note: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var text = "new"
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct NotesApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Note()) { file in
      NoteReader(note: file.$document)
    }
    DocumentGroup(viewing: Note.self) { _ in Leaf() }
  }
}

private struct NoteReader: View {
  @Binding var note: Note
  var body: some View {
    Text(note.text)
    Button("Write") { note.text = "written" }
  }
}

private final class AppDelegate: UIApplicationDelegate {
  var launches = 0
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    launches += 1
    return true
  }
}

private struct DelegatedApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self, { AppDelegate() }) private var delegate
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    let _ = phase
    WindowGroup { Text("launched \(delegate.launches)") }
  }
}

private struct OpeningApp: App {
  var body: some Scene { WindowGroup { Opener() } }
}

private struct Opener: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.openSettings) private var openSettings
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
  var body: some View {
    Button("Open") { openWindow(id: "x") }
    Button("Close") {
      dismissWindow()
      dismissWindow(id: "x")
      dismissWindow(value: 3)
      dismissWindow(id: "x", value: 3)
      openSettings()
    }
    Text("several windows: \(supportsMultipleWindows)")
  }
}

private struct Leaf: View {
  var body: some View { Text("leaf") }
}

private struct ScenedApp: App {
  var body: some Scene { MainScene() }
}

private struct MainScene: Scene {
  var body: some Scene { WindowGroup { Leaf() } }
}

private struct PhasedApp: App {
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    let _ = phase
    WindowGroup { Leaf() }
  }
}

private struct LaunchingApp: App {
  static nonisolated(unsafe) var journal = Journal()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { LaunchedView() }
      .onChange(of: phase, initial: true) { old, new in
        Self.journal.note("app \(old) to \(new)")
      }
  }
}

private struct LaunchedView: View {
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text("\(phase)")
      .onAppear { LaunchingApp.journal.note("appears") }
      .onChange(of: phase) { old, new in LaunchingApp.journal.note("view \(old) to \(new)") }
  }
}

private struct PassingApp: App {
  @Environment(\.scenePhase) private var phase
  var body: some Scene { WindowGroup { PhaseView(phase: phase) } }
}

private struct PhaseView: View {
  let phase: ScenePhase
  var body: some View { Text("\(phase)") }
}

private final class Counter: ObservableObject {
  @Published var count = 0
}

private struct ObjectApp: App {
  @StateObject private var counter = Counter()
  var body: some Scene { WindowGroup { ObjectReader().environmentObject(counter) } }
}

private struct ObjectReader: View {
  @EnvironmentObject private var counter: Counter
  var body: some View {
    Text("\(counter.count)")
    Button("Add") { counter.count += 1 }
  }
}

private struct WelcomingApp: App {
  @State private var isNew = true
  var body: some Scene {
    WindowGroup {
      if isNew { Button("Start") { isNew = false } } else { Leaf() }
    }
  }
}

@Observable private final class Tally {
  var count = 0
}

private struct ObservingApp: App {
  @State private var tally = Tally()
  var body: some Scene {
    WindowGroup {
      CountView(count: tally.count)
      Button("Add") { tally.count += 1 }
    }
  }
}

private struct CountView: View {
  let count: Int
  var body: some View { Text("\(count)") }
}

private struct ModifiedApp: App {
  static nonisolated(unsafe) var phases: [String] = []
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup { SchemeView() }
      .environment(\.colorScheme, .dark)
      .environment(\.lineLimit, 7)
      .onChange(of: phase) { _, new in Self.phases.append("\(new)") }
      .defaultSize(width: 400, height: 300)
      .commands { CommandMenu("Menu") { Button("Do") {} } }
  }
}

private struct SchemeView: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.lineLimit) private var limit
  var body: some View { Text("\(scheme) \(limit ?? 0)") }
}

private struct CrowdedApp: App {
  var body: some Scene {
    WindowGroup(for: Int.self) { $value in Text("\(value ?? 0)") }
    WindowGroup("Main", id: "main") { Leaf() }
    WindowGroup(id: "second") { Text("second") }
    Settings { Text("settings") }
  }
}

private struct ClosableApp: App {
  var body: some Scene { WindowGroup { Closable() } }
}

private struct Closable: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Text("closable") }
}
