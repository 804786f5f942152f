import TestSupport
import Testing

@testable import CLI

/// Programs that need API that the engine does not have.
@Suite(.runsScenarios) struct `A program that lacks API` {
  static let code = """
    import SwiftUI
    import Sparkle
    import SpriteKit
    import os.log

    final class Updates: NSObject, ObservableObject, SPUUpdaterDelegate {
      @Published var count = 0
      func add() { count += 1 }
      func check(_ updater: SPUUpdater?) {
        updater?.checkForUpdates()
        count += 2
      }
    }

    struct Screen: View {
      @StateObject private var updates = Updates()
      @State private var shows = false
      var body: some View {
        VStack {
          Text("\\(updates.count)")
          Button("Add") { updates.add() }
          Button("Check") { updates.check(nil) }
          Button("Play") { shows = true }
        }
        .sheet(isPresented: $shows) { Game() }
      }
    }

    struct Game: View {
      var body: some View { let game = SpriteView(scene: SKScene()); return game }
    }

    struct Other: View {
      @State private var scene: SKScene = .init()
      var body: some View { Text("other") }
    }

    """

  private func run(_ flags: String..., root: String = "Screen") throws -> TestProgram.Result {
    let program = try TestProgram(["App.swift": Self.code])
    return program.run(["run", "App.swift", "--root", root] + flags)
  }

  @Test func `runs without it, and says so`() throws {
    let result = try run("--step", "tap \"Add\"")
    #expect(result.code == .success, "\(result.output)")
    #expect(result.output.contains("tap \"Add\"       1"))
    #expect(result.output.contains("note: 'Updates: SPUUpdaterDelegate', 'Updates.check(_:)' are"))
    #expect(result.output.contains("warning: 'Game.body', 'Other.scene' are left out"))
    #expect(result.output.contains("of SpriteKit, which the engine does not have"))
  }

  @Test func `shows nothing for a view of another framework, and still depends on what it gets`()
    throws
  {
    let code = """
      import SwiftUI
      import Charts
      import TipKit
      struct Screen: View {
        @State private var values = [1]
        var body: some View {
          VStack {
            Chart(values, id: \\.self) { value in
              BarMark(x: .value("a", value), y: .value("b", value))
            }
            .chartYAxis(.hidden)
            Button("Add") { values.append(2) }.popoverTip(AddTip())
            Footer()
          }
        }
      }
      struct Footer: View { var body: some View { Text("end") } }
      struct AddTip: Tip { var title: Text { Text("Add") } }

      """
    let program = try TestProgram(["App.swift": code])
    let result = program.run("run", "App.swift", "--root", "Screen", "--step", "tap \"Add\"")
    #expect(result.code == .success, "\(result.output)")
    #expect(result.output.contains("tap \"Add\"       0       1"), "\(result.output)")
    #expect(result.output.contains("'Screen.body: Chart'"))
    #expect(result.output.contains("assumed to show nothing"))
    #expect(result.output.contains("popoverTip"))
  }

  @Test func `ends where a step reaches what is left out, and counts what was before`() throws {
    let result = try run(
      "--step",
      "tap \"Add\"",
      "--step",
      "tap \"Check\"",
      "--step",
      "tap \"Add\""
    )
    #expect(result.code == .findings)
    #expect(result.output.contains("tap \"Add\"       1"))
    #expect(!result.output.contains("tap \"Check\"    "))
    #expect(
      result.output.contains(
        "App.swift:9:3: error: step 'tap \"Check\"' reaches 'Updates.check(_:)', which is left out"
      )
    )
  }

  static let objects = """
    import SwiftUI
    import AVFoundation
    import MapKit
    import Speech

    struct Sample: PreviewModifier {
      func body(content: Content, context: Void) -> some View { content }
    }
    extension PreviewTrait where T == Preview.ViewTraits {
      static var sample: Self = .modifier(Sample())
    }
    @Observable final class Camera {
      private let session = AVCaptureSession()
      var count = 0
      func add() { count += 1 }
      func start() { session.startRunning() }
      func key() -> String { apiKey }
      func isValid() -> Bool { NSExpression(format: "a").keyPath == "a" }
    }
    struct Item: Hashable { var image: UIImage?; var view: UIView?; var session: UISceneSession? }
    struct Screen: View {
      @State private var camera = Camera()
      @State private var request = SFSpeechAudioBufferRecognitionRequest()
      private let model = try! Faces(configuration: .init())
      var body: some View {
        VStack {
          Text("\\(camera.count)")
          Button("Add") { camera.add() }
          Button("Start") { camera.start() }
          Button("Print") { print(request) }
          Row(request: request)
          School(count: camera.count)
          Wrapped { Text("a") }
        }
      }
    }
    struct Row: View {
      let request: SFSpeechAudioBufferRecognitionRequest
      var body: some View { Text("row") }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Button("Again \\(count)") { count += 1 }
        Own()
      }
    }
    struct Own: View {
      let engine: AVAudioEngine = AVAudioEngine()
      var body: some View { Text("own") }
    }
    struct School: UIViewRepresentable {
      let count: Int
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ view: MKMapView, context: Context) { view.mapType = .satellite(count) }
    }
    struct Wrapped<Content: View>: NSViewRepresentable {
      @ViewBuilder var content: Content
      func makeNSView(context: Context) -> NSHostingView<Content> { NSHostingView(rootView: content) }
      func updateNSView(_ view: NSHostingView<Content>, context: Context) { view.rootView = content }
    }

    """

  @Test func `ends where values are compared whose == the compiler cannot derive`() throws {
    let file = """
      import MapKit
      import SwiftUI

      final class Search { var search: MKLocalSearch? }
      struct Secret { var action: () -> Void = {} }
      struct Item: Equatable { var name: String; var secret = Secret() }

      struct Screen: View {
        @State private var taps = 0
        var body: some View {
          Button("Tap \\(taps)") { taps += 1 }
          Rows(items: [Item(name: "a")])
        }
      }

      struct Rows: View {
        let items: [Item]
        var body: some View { Text("\\(items.count)") }
      }
      """
    let program = try TestProgram(["Screen.swift": file])
    #expect(program.run("run", "Screen.swift").code == .success)
    let result = program.run("run", "Screen.swift", "--step", "tap \"Tap 0\"")
    #expect(result.code == .findings)
    #expect(
      result.output.contains("reaches 'Item: Equatable', which is left out"),
      "\(result.output)"
    )
  }

  @Test func `keeps an object for a value of an unknown type, and an empty view`() throws {
    let program = try TestProgram(["App.swift": Self.objects])
    let result = program.run(
      "run",
      "App.swift",
      "--root",
      "Screen",
      "--step",
      "tap \"Add\"",
      "--step",
      "tap \"Start\""
    )
    #expect(result.code == .findings, "\(result.output)")
    #expect(result.output.contains("reaches 'Camera.start()'"), "\(result.output)")
    #expect(result.output.contains("tap \"Add\"    0               1       1                0"))
    #expect(result.output.contains("AVCaptureSession.startRunning"))
    #expect(result.output.contains("'School.updateUIView(_:context:)': assumed to show nothing"))
    #expect(!result.output.contains("_LeftOut"))
    #expect(!result.output.contains("'Context'"))
    #expect(!result.output.contains("'apiKey' of"))
  }

  @Test func `keeps what creates a view whose property is left out`() throws {
    let code = """
      import SwiftUI
      import Sparkle
      import SwiftData
      @Model final class Item {
        var isLiked = false
        init() {}
      }
      struct Screen: View {
        var body: some View { NavigationStack { NavigationLink("Go") { Liked() } } }
      }
      struct Liked: View {
        @Query(FetchDescriptor(predicate: #Predicate { $0.isLiked == true }), animation: .snappy)
        private var items: [Item]
        var body: some View { Text("\\(items.count)") }
      }

      """
    let program = try TestProgram(["App.swift": code])
    let result = program.run("run", "App.swift", "--root", "Screen", "--step", "tap \"Go\"")
    #expect(result.output.contains("present     "), "\(result.output)")
    #expect(result.output.contains("step 'tap \"Go\"' reaches 'Liked."), "\(result.output)")
  }

  /// Whether another object would equal it is not known either.
  @Test(arguments: [
    ("Screen", "tap \"Print\"", "Screen.request"), ("Parent", "tap \"Again 0\"", "Own.engine"),
  ])
  func `ends where a step asks something of such an object`(
    _ root: String,
    _ step: String,
    _ part: String
  ) throws {
    let program = try TestProgram(["App.swift": Self.objects])
    let result = program.run(
      "run",
      "App.swift",
      "--root",
      root,
      "--step",
      step
    )
    #expect(result.code == .findings, "\(result.output)")
    #expect(result.output.contains("step '\(step)' reaches '\(part)'"), "\(result.output)")
    #expect(!result.output.contains("note: '\(part)'"))
  }

  @Test func `ends where a view is shown whose body is left out`() throws {
    let result = try run("--step", "tap \"Play\"")
    #expect(result.code == .findings)
    #expect(result.output.contains("step 'tap \"Play\"' reaches 'Game.body'"))
  }

  @Test(arguments: ["Game"])
  func `is refused if its root needs it, with the other roots`(_ root: String) throws {
    let result = try run(root: root)
    #expect(result.code == .findings)
    #expect(result.output.contains("error: step 'present' reaches '\(root)."))
    #expect(result.output.contains("choose another root with '--root Screen'"))
    #expect(!result.output.contains("present     "))
  }

  @Test func `names each part in JSON and in a baseline`() throws {
    let program = try TestProgram(["App.swift": Self.code])
    let json = program.run("run", "App.swift", "--root", "Screen", "--format", "json")
    #expect(json.output.contains("\"leftOut\""))
    #expect(json.output.contains("\"name\": \"Game.body\""))
    #expect(json.output.contains("\"needs\": \"SpriteView\""))
    _ = program.run("run", "App.swift", "--root", "Screen", "--update")
    let baseline = try program.scratch.read("App.budgets")
    #expect(baseline.contains("# left out: 'Game.body' needs 'SpriteView'"))
    let check = program.run("run", "App.swift", "--check")
    #expect(check.code == .success, "\(check.output)")
  }

  @Test func `is refused with --strict, as a page always is`() throws {
    let result = try run("--strict")
    #expect(result.code == .findings)
    #expect(result.output.contains("no such module 'Sparkle'"))
    let site = try TestProgram(site: "counter")
    let path = "content/guidelines/counter.md"
    let text = try site.scratch.read(path)
    try site.scratch.write(
      text.replacing("import SwiftUI", with: "import SwiftUI\nfunc f() { SKScene() }"),
      to: path
    )
    let page = site.run("verify")
    #expect(page.code == .findings)
    #expect(page.output.contains("cannot find 'SKScene' in scope"))
  }

  @Test func `is refused if it only has other errors`() throws {
    let program = try TestProgram([
      "App.swift": """
      import SwiftUI
      func f() -> Int { "one" }
      struct Screen: View { var body: some View { Text("a") } }

      """
    ])
    let result = program.run("run", "App.swift")
    #expect(result.code == .findings)
    #expect(result.output.contains("cannot convert return expression of type 'String'"))
  }
}
