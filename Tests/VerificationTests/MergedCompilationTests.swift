import Foundation
import Guidelines
import ScenarioTrace
import TestSupport
import Testing

@testable import Verification

@Suite(.runsProcesses) struct `Merged compilation` {
  /// Programs whose names collide, and which print what could betray the module they are in.
  static let programs = [
    view("print(\"first\", Row.self, type(of: self), #fileID, #line, #function)"),
    view("print(\"second\", Mirror(reflecting: self).subjectType, \\Row.a, a)")
      + "extension Row { var b: Int { 2 } }\n",
    view("fatalError(\"third \\(Row.self)\")"),
    "#if os(Linux)\n" + view("print(Set((0..<9).map { Row(a: $0).a }))") + "#endif\n",
  ]

  @Test func `gives what each program by itself gives`() throws {
    let requests = Self.programs.enumerated().map { request($1, line: 100 * ($0 + 1)) }
    let together = try recordings(of: requests, isMerging: true)
    let apart = try recordings(of: requests, isMerging: false)
    #expect(together.allSatisfy { $0.mode == .merged })
    for (one, other) in zip(together, apart) {
      #expect(one.ending == other.ending)
      #expect(one.trace == other.trace)
      #expect(one.output == other.output)
      // Below the first line are addresses.
      #expect(one.errors.split(separator: "\n").first == other.errors.split(separator: "\n").first)
    }
    #expect(together[2].errors.hasPrefix("Scenario/page.md:301: Fatal error: third Row"))
  }

  @Test func `keeps a compiler error to its own program and line`() throws {
    let requests = [Self.view(""), Self.view("let _: Int = \"\""), Self.view("")].enumerated()
      .map { request($1, line: 10 * ($0 + 1)) }
    let recordings = try recordings(of: requests, isMerging: true)
    #expect(recordings.map(\.mode) == [.merged, .separate(reason: "does not compile"), .merged])
    let error = try #require(recordings[1].messages.first)
    #expect(error.path == "content/page.md" && error.line == 21)
    #expect(error.text == "cannot convert value of type 'String' to specified type 'Int'")
    #expect(recordings[0].ending == .exited(0) && recordings[2].ending == .exited(0))
  }

  @Test func `compiles by itself what tells a private type's full name`() throws {
    let requests = [Self.view("print([Kind.a])") + "enum Kind { case a }", Self.view("")]
      .map { request($0, line: 10) }
    let recordings = try recordings(of: requests, isMerging: true)
    #expect(recordings[0].mode == .separate(reason: "prints the full name of a type"))
    #expect(String(decoding: recordings[0].output, as: UTF8.self) == "[Scenario.Kind.a]\n")
    #expect(recordings[1].mode == .merged)
  }

  @Test func `compiles all by themselves where the linker finds the fault`() throws {
    let missing = "extension Row { @_silgen_name(\"missing\") static func missing() }\n"
    let requests = [Self.view(""), Self.view("Row.missing()") + missing].map {
      request($0, line: 10)
    }
    let recordings = try recordings(of: requests, isMerging: true)
    #expect(recordings.map(\.ending) == [.exited(0), nil])
    for recording in recordings {
      guard case .separate(let reason) = recording.mode else {
        Issue.record("\(recording.mode)")
        continue
      }
      #expect(reason.hasPrefix("shares a module that does not compile: "))
    }
  }

  @Test func `remembers each program of a module for itself`() throws {
    let cache = try ScratchFolder()
    let requests = [Self.view("print(1)"), Self.view("print(2)")].map { request($0, line: 10) }
    let made = try recordings(of: requests, isMerging: true, cache: cache)
    let found = try runner(cache: cache).run(requests[1])
    #expect(found.isCached)
    #expect(try found.result.get() == made[1])
  }

  private static func view(_ statement: String) -> String {
    """
    import SwiftUI
    struct Row: View { var a = 1; var body: some View { let _ = { \(statement) }()
    return Text("") } }

    """
  }

  private func recordings(
    of requests: [ScenarioRequest],
    isMerging: Bool,
    cache: ScratchFolder? = nil
  ) throws -> [Recording] {
    try runner(cache: cache)
      .recordings(of: requests, jobs: 1, isMerging: isMerging, report: { _ in })
      .map { try $0.result.get() }
  }

  private func runner(cache: ScratchFolder?) throws -> ScenarioRunner {
    let environment = ProcessInfo.processInfo.environment
    return ScenarioRunner(
      toolchain: try Toolchain(
        environment: environment,
        engineFolder: StandInEngine.folder.get().path,
        cacheFolder: nil
      ),
      environment: environment,
      cacheFolder: cache?.path
    )
  }

  private func request(_ code: String, line: Int) -> ScenarioRequest {
    ScenarioRequest(
      program: ScenarioProgram(
        fragments: [.init(code: code, path: "content/page.md", line: line)],
        root: .view("Row()"),
        rootPath: "content/page.md",
        rootLine: line - 1,
        declaresSteps: code.contains("let steps:")
      ),
      configuration: .debug,
      languageMode: .swift5,
      profile: nil,
      steps: [.present(hostPasses: 0)]
    )
  }
}
