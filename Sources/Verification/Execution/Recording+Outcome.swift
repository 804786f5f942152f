import Diagnostics
import Guidelines
import ScenarioTrace
import Subprocess
import Threads

extension Recording {
  /// The run's outcome in the terms that pages use.
  ///
  /// - Parameters:
  ///   - steps: The requested steps.
  ///   - views: The views that get a count in every step, even 0.
  ///   - limits: The run's limits.
  ///   - program: The program, whose page or files are the only places that an error can have.
  /// - Returns: How it ended, with everything that was measured before.
  func outcome(
    steps: [Step],
    views: [String],
    limits: ProcessLimits,
    program: ScenarioProgram
  ) -> ScenarioOutcome {
    // What a program reports and prints can be long.
    guardingReading(of: program.paths.first ?? "") {
      unguardedOutcome(steps: steps, views: views, limits: limits, program: program)
    }
  }

  private func unguardedOutcome(
    steps: [Step],
    views: [String],
    limits: ProcessLimits,
    program: ScenarioProgram
  ) -> ScenarioOutcome {
    let paths = program.paths
    guard let ending else {
      return .compileError(messages.map { CompilerMessage($0, in: Set(paths)) })
    }
    let reader = TraceReader(trace: trace, output: output, steps: steps, views: views)
    var run = reader.run
    run.leftOut = leftOut
    if isForged { return .crashed(message: Self.forgery, at: nil, run) }
    if isTooLong { return .crashed(message: Self.excess, at: nil, run) }
    if isTraceTooLong {
      return .crashed(message: Self.excess(of: limits.file ?? 0), at: nil, run)
    }
    if reader.isForged { return .crashed(message: Self.forgery, at: nil, run) }
    if let limit = limits.time(usedUpBy: ending) { return .timedOut(run, limit: limit) }
    if let failure = reader.failure {
      return .stepFailed(index: failure.index, failure.reason, run)
    }
    if ending == .exited(0), reader.isFinished, run.steps.count == steps.count {
      return .completed(run)
    }
    let crash = CrashReport(errors: errors, ending: ending)
    return .crashed(message: crash.message, at: crash.location(in: program), run)
  }

  private static let excess =
    "the program printed more than \(Execution.maxOutput.bytes >> 20) MB or"
    + " \(Execution.maxOutput.lines) lines: print less, or in fewer steps"
  private static func excess(of megabytes: Int) -> String {
    "the trace of the program is longer than \(megabytes) MB: show fewer views, or perform fewer steps"
  }
  private static let forgery = "the program wrote into its own trace"
}

extension CompilerMessage {
  /// A compiler message, with its location kept only if it is in the program.
  fileprivate init(_ message: CompilerOutput.Message, in paths: Set<String>) {
    let isOnPage = message.path.map(paths.contains) ?? false
    self.init(
      severity: Severity(rawValue: message.severity.rawValue) ?? .error,
      text: message.text,
      path: isOnPage && paths.count > 1 ? message.path : nil,
      line: isOnPage ? message.line : nil,
      column: isOnPage ? message.column : nil
    )
  }
}
