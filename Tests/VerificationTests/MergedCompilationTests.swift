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
    view("print(Set((0..<9).map { Row(a: $0).a }))"),
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

  /// Pairs of which the first would change what the second prints, if they shared a module.
  static let intruders: [(intruder: String, victim: String)] = [
    ("protocol P: Error {}\nextension AnySequence: P {}", "print(AnySequence([1]) is any Error)"),
    ("func Error() {}\nextension AnySequence: Error {}", "print(AnySequence([1]) is any Error)"),
    ("extension Int { public var shown: String { \"changed\" } }", "print(1.shown)"),
  ]

  @Test(arguments: intruders.indices)
  func `lets no program change another`(_ index: Int) throws {
    let (intruder, victim) = Self.intruders[index]
    let shown = "extension BinaryInteger { var shown: String { \"own\" } }\n"
    let requests = [Self.view("") + intruder, shown + Self.view(victim)]
      .enumerated().map { request($1, line: 100 * ($0 + 1)) }
    let together = try recordings(of: requests, isMerging: true)
    let apart = try recordings(of: requests, isMerging: false)
    #expect(apart[1].output.count > 0 && apart.allSatisfy { $0.ending == .exited(0) })
    #expect(together.map(\.output) == apart.map(\.output))
  }

  @Test func `compiles all by themselves where one does not compile`() throws {
    let requests = [Self.view(""), Self.view("let _: Int = \"\""), Self.view("")].enumerated()
      .map { request($1, line: 10 * ($0 + 1)) }
    let recordings = try recordings(of: requests, isMerging: true)
    let mode = CompilationMode.separate(reason: "shares a page with one that does not compile")
    #expect(recordings.map(\.mode) == [mode, mode, mode])
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

  @Test func `remembers a program of a module as long as the others stay the same`() throws {
    let cache = try ScratchFolder()
    let requests = (0..<4).map { request(Self.view("print(\($0))"), line: 10) }
    func runs(_ indices: Int...) throws -> [CachedRun] {
      try runner(cache: cache)
        .recordings(of: indices.map { requests[$0] }, jobs: 1, isMerging: true, report: { _ in })
    }
    let made = try runs(0, 1)
    #expect(made.map(\.isCached) == [false, false])
    #expect(try runs(1, 0).map(\.isCached) == [true, true])
    let group = ProgramGroup.groups(of: [requests[0], requests[1]])[requests[0].program.rootPath]
    let found = try runner(cache: cache).run(requests[1], in: group)
    #expect(try found.isCached && found.result.get() == made[1].result.get())
    #expect(try runs(2, 1).map(\.isCached) == [false, false])
    #expect(try runs(0, 1).map(\.isCached) == [true, true])
    // By itself it had no neighbor.
    #expect(try runs(1).map(\.isCached) == [false])
    #expect(try runs(3, 1).map(\.isCached) == [false, true])
  }

  @Test func `checks the time of a page again before each compilation and run`() throws {
    var count = 0
    let program = request(Self.view(""), line: 10)
    _ = try runner(cache: nil).record(program, as: .single) { count += 1 }
    #expect(count == 2)
    let limit = PageBudgetProblem(limit: 0.01)
    let budget = PageBudget(limit: 0.01)
    #expect(throws: limit) {
      try budget.spend(on: "a.md") { check in
        usleep(20_000)
        try check()
      }
    }
  }

  @Test func `runs no more programs of a page that has used up its time`() throws {
    let budget = PageBudget(limit: 0.01)
    let pages = ["a.md", "a.md"]
    _ = try? budget.spend(on: "a.md") { _ in usleep(20_000) }
    let requests = pages.map { request(Self.view(""), line: 10, page: $0) }
    let runs = try runner(cache: nil)
      .recordings(of: requests, jobs: 1, isMerging: true, budget: budget, report: { _ in })
    #expect(throws: PageBudgetProblem(limit: 0.01)) { try runs[0].result.get() }
    #expect(throws: PageBudgetProblem(limit: 0.01)) { try runs[1].result.get() }
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
    return try ScenarioRunner(
      toolchain: try Toolchain(
        environment: environment,
        engineFolder: StandInEngine.folder.get().path,
        cache: nil
      ),
      environment: environment,
      cache: cache.map { try CacheLocation(testing: $0.path) }
    )
  }

  private func request(
    _ code: String,
    line: Int,
    page: String = "content/page.md"
  ) -> ScenarioRequest {
    ScenarioRequest(
      program: ScenarioProgram(
        fragments: [.init(code: code, path: page, line: line)],
        grammar: .swift5,
        root: .view("Row()"),
        rootPath: page,
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
