import Guidelines
import ScenarioTrace
import Subprocess
import Testing

@testable import Verification

@Suite struct `The key of a cached run` {
  /// What a run depends on.
  struct Run {
    var code = "struct Screen {}"
    var configuration = Configuration.debug
    var languageMode = Scenario.LanguageMode.swift5
    var profile: String?
    var steps: [Step] = [.present(hostPasses: 0), .tap("Add")]
    var limits = ProcessLimits.scenario
    var engine = "engine"
    var compiler = "6.9"
  }

  static let changes: [(id: String, change: @Sendable (inout Run) -> Void)] = [
    ("code", { $0.code = "struct Screen { }" }),
    ("configuration", { $0.configuration = .release }),
    ("language mode", { $0.languageMode = .swift6 }),
    ("profile", { $0.profile = "ios17" }),
    ("another profile", { $0.profile = "ios26" }),
    ("steps", { $0.steps = [.present(hostPasses: 0), .tap("Ad")] }),
    ("one step less", { $0.steps = [.present(hostPasses: 0)] }),
    ("time", { $0.limits.wallClock += 1 }),
    ("processor time", { $0.limits.processor = nil }),
    ("memory", { $0.limits.memory = 512 }),
    ("size of files", { $0.limits.file = 1 }),
    ("engine", { $0.engine = "rebuilt engine" }),
    ("compiler", { $0.compiler = "6.10" }),
  ]

  @Test func `is another one whenever anything changes that a run depends on`() throws {
    let keys = try Self.changes.map { row in
      var run = Run()
      row.change(&run)
      return try key(of: run)
    }
    let unchanged = try key(of: Run())
    #expect(try key(of: Run()) == unchanged)
    for (row, key) in zip(Self.changes, keys) { #expect(key != unchanged, "\(row.id)") }
    #expect(Set(keys).count == keys.count)
  }

  @Test func `is another one of another program, if that may leave out more code`() throws {
    let toolchain = try StandInToolchain(compiler: "echo 'Swift version 6.9'").toolchain()
    func key(leavingOut: Bool, program: String) -> String {
      var request = request(for: Run())
      request.leavesOut = leavingOut
      return ResultCache.key(
        of: request,
        toolchain: toolchain,
        flags: [],
        limits: .scenario,
        program: program
      )
    }
    #expect(key(leavingOut: true, program: "a") != key(leavingOut: true, program: "b"))
    #expect(key(leavingOut: false, program: "a") == key(leavingOut: false, program: "b"))
  }

  private func key(of run: Run) throws -> String {
    let standIn = try StandInToolchain(compiler: "echo 'Swift version \(run.compiler)'")
    try standIn.scratch.write(run.engine, to: "engine/libScenarioEngine.so")
    let runner = try ScenarioRunner(
      toolchain: try standIn.toolchain(),
      environment: [:],
      cache: nil,
      limits: run.limits
    )
    return runner.key(of: request(for: run))
  }

  private func request(for run: Run) -> ScenarioRequest {
    ScenarioRequest(
      program: ScenarioProgram(
        fragments: [.init(code: run.code, path: "content/page.md", line: 40)],
        grammar: .swift5,
        root: .view("Screen()"),
        rootPath: "content/page.md",
        rootLine: 39,
        declaresSteps: false
      ),
      configuration: run.configuration,
      languageMode: run.languageMode,
      profile: run.profile,
      steps: run.steps
    )
  }
}
