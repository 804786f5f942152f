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
    #expect(ModifiedApp.phases == ["background"])
  }

  @Test func `ROOT-3: shows its first window and leaves other scenes alone`() {
    let host = TestHost(app: CrowdedApp())
    #expect(host.texts == ["leaf"])
    let names = ["windows that are opened with a value", "a second window", "Settings"]
    #expect(
      host.warnings
        == names.map { "This run leaves \($0) alone: it shows only the app's first window." }
    )
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
