import Diagnostics
import Guidelines
import ScenarioTrace
import Synchronization
import Verification

/// The program behind a window: compiled again after each save, run again for each step.
final class PlaySession: Sendable {
  /// A compiled program.
  struct Version: Sendable {
    let program: UserProgram
    let compiled: CompiledProgram
  }

  /// How a run ended.
  struct Played: Sendable {
    let program: UserProgram
    /// What was measured, up to a step that could not be performed.
    let run: Run?
    /// Why there is no more.
    let problem: String
  }

  private struct State {
    var version: Version?
    /// The number of versions so far, each of which has a folder.
    var count = 0
  }

  private let runner: ScenarioRunner
  private let profile: Profile?
  private let folder: String
  private let read: @Sendable () throws -> UserProgram
  private let state = Mutex(State())

  init(
    runner: ScenarioRunner,
    profile: Profile?,
    folder: String,
    read: @escaping @Sendable () throws -> UserProgram
  ) {
    (self.runner, self.profile, self.folder, self.read) = (runner, profile, folder, read)
  }

  /// Has the program read and compiled again before its next run.
  func forget() { state.withLock { $0.version = nil } }

  /// Runs the program from its start.
  /// - Throws: What keeps the program from being read or compiled at all.
  func play(_ steps: [Step]) throws -> Played {
    let version = try version()
    let outcome = version.compiled.outcome(of: steps, views: version.program.countedTypes)
    let findings = RunFindings(outcome: outcome, sources: version.program.sources, steps: steps)
    return Played(
      program: version.program,
      run: outcome.run.flatMap { $0.steps.isEmpty ? nil : $0 },
      problem: DiagnosticFormat(isColored: false).text(findings.all)
    )
  }

  private func version() throws -> Version {
    try state.withLock { state in
      if let version = state.version { return version }
      let program = try read()
      state.count += 1
      let compiled = try CompiledProgram(
        program.request(profile: profile ?? program.settings.profile),
        by: runner,
        in: "\(folder)/\(state.count)"
      )
      let version = Version(program: program, compiled: compiled)
      state.version = version
      return version
    }
  }
}
