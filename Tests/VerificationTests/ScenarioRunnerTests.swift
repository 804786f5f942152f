import Foundation
import Guidelines
import ScenarioTrace
import TestSupport
import Testing

@testable import Verification

@Suite struct `Scenario runner` {
  @Test func `reports the trace and the printed lines of a program`() throws {
    let recording = try record(view("let _ = print(\"evaluated\")"))
    #expect(recording.ending == .exited(0))
    #expect(recording.trace.hasSuffix("end\t0\t10\nfinished\n"))
    #expect(String(decoding: recording.output, as: UTF8.self) == "evaluated\n")
  }

  @Test func `shows compiler errors at the page's own place`() throws {
    let recording = try record(view("let _: Int = \"\""))
    let error = try #require(recording.messages.first)
    #expect(recording.ending == nil)
    #expect(error.path == "content/page.md")
    #expect(error.line == 41)
    #expect(error.text == "cannot convert value of type 'String' to specified type 'Int'")
  }

  @Test func `shows faults of the root at the scenario's fence`() throws {
    let recording = try record(view(""), root: "Missing()")
    #expect(recording.messages.map(\.line) == [39])
  }

  static let endings: [(id: String, action: String, expected: ChildProcess.Ending)] = [
    ("an endless loop", "while true {}", .timedOut),
    ("a clean exit", "exit(3)", .exited(3)),
  ]

  @Test(arguments: endings.indices)
  func `ends whatever does not end by itself`(_ index: Int) throws {
    let row = Self.endings[index]
    let recording = try record(view("") + own(row.action), steps: ["present", "run go"])
    #expect(recording.ending == row.expected, "\(row.id)")
    #expect(recording.trace.contains("end\t0\t0") && !recording.trace.contains("finished"))
  }

  @Test func `keeps what a crashing program said last`() throws {
    let code = view("") + own("print(\"soon\"); fatalError(\"out of luck\")")
    let recording = try record(code, steps: ["present", "run go"])
    #expect(recording.errors.contains("Fatal error: out of luck"))
    guard case .signaled = recording.ending else {
      Issue.record("ended with \(String(describing: recording.ending))")
      return
    }
  }

  @Test func `gives sets the same order in every run`() throws {
    let code = view("let _ = print(Set(0..<50))")
    let first = try record(code).output
    #expect(try first.count > 100 && first == record(code).output)
  }

  @Test func `remembers a run until something changes`() throws {
    let cache = try ScratchFolder()
    let request = try request(view(""))
    let runner = try runner(cache: cache)
    let first = try runner.recording(of: request)
    let second = try runner.recording(of: request)
    #expect(!first.isCached && second.isCached)
    #expect(first.recording == second.recording)
    let other = try self.request(view(""), steps: ["present, 1 host pass"])
    #expect(try !runner.recording(of: other).isCached)
  }

  @Test func `takes a damaged memory for none`() throws {
    let cache = try ScratchFolder()
    let runner = try runner(cache: cache)
    let request = try request(view(""))
    _ = try runner.recording(of: request)
    for name in try FileManager.default.contentsOfDirectory(atPath: cache.path + "/results") {
      try cache.write("{\"messages\": [", to: "results/" + name)
    }
    #expect(try !runner.recording(of: request).isCached)
    #expect(try runner.recording(of: request).isCached)
  }

  @Test func `forgets a run that ran out of time`() throws {
    let cache = try ScratchFolder()
    let runner = try runner(cache: cache)
    let request = try request(view("") + own("while true {}"), steps: ["present", "run go"])
    _ = try runner.recording(of: request)
    #expect(try !runner.recording(of: request).isCached)
  }

  private func record(
    _ code: String,
    root: String = "Screen()",
    steps: [String] = ["present"]
  ) throws -> Recording {
    try runner(cache: nil).recording(of: request(code, root: root, steps: steps)).recording
  }

  private func request(
    _ code: String,
    root: String = "Screen()",
    steps: [String] = ["present"]
  ) throws -> ScenarioRequest {
    ScenarioRequest(
      program: ScenarioProgram(
        fragments: [.init(code: code, path: "content/page.md", line: 40)],
        root: root,
        rootPath: "content/page.md",
        rootLine: 39
      ),
      configuration: .debug,
      languageMode: .swift5,
      profile: nil,
      steps: try steps.map { try Step(parsing: $0) }
    )
  }

  private func runner(cache: ScratchFolder?) throws -> ScenarioRunner {
    let environment = ProcessInfo.processInfo.environment
    var limits = ProcessLimits.scenario
    limits.wallClock = 1
    return ScenarioRunner(
      toolchain: try Toolchain(
        environment: environment,
        engineFolder: StandInEngine.folder.get().path,
        cacheFolder: nil
      ),
      environment: environment,
      cacheFolder: cache?.path,
      limits: limits
    )
  }

  private func view(_ statement: String) -> String {
    "import SwiftUI\nstruct Screen: View { var body: some View { \(statement)\nreturn Text(\"\") } }\n"
  }

  private func own(_ action: String) -> String {
    """
    import Glibc
    @MainActor let steps: [String: @MainActor () -> Void] = ["go": { \(action) }]
    """
  }
}
