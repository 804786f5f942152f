import Diagnostics
import Glibc
import Guidelines
import ScenarioTrace
import Subprocess

extension Recording {
  /// The run's outcome in the terms that pages use.
  ///
  /// - Parameters:
  ///   - steps: The requested steps.
  ///   - views: The views that get a count in every step, even 0.
  ///   - limits: The run's limits.
  ///   - paths: The page or the files that the program is from.
  /// - Returns: How it ended, with everything that was measured before.
  func outcome(
    steps: [Step],
    views: [String],
    limits: ProcessLimits,
    paths: [String]
  ) -> ScenarioOutcome {
    guard let ending else {
      return .compileError(messages.map { CompilerMessage($0, in: Set(paths)) })
    }
    let reader = TraceReader(trace: trace, output: output, steps: steps, views: views)
    if isForged { return .crashed(message: Self.forgery, at: nil, reader.run) }
    if isTooLong { return .crashed(message: Self.excess, at: nil, reader.run) }
    if let limit = limits.time(usedUpBy: ending) { return .timedOut(reader.run, limit: limit) }
    if let failure = reader.failure {
      return .stepFailed(index: failure.index, failure.reason, reader.run)
    }
    if ending == .exited(0), reader.isFinished, reader.run.steps.count == steps.count {
      return .completed(reader.run)
    }
    let crash = CrashReport(errors: errors, ending: ending)
    return .crashed(message: crash.message, at: crash.location(in: paths), reader.run)
  }

  private static let excess =
    "the program printed more than \(Execution.maxOutput.bytes >> 20) MB or"
    + " \(Execution.maxOutput.lines) lines: print less, or in fewer steps"
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

/// The last output of a program that did not finish.
struct CrashReport: Equatable {
  /// The trap's message, or how the process ended if there is none.
  var message: String
  /// The name of the file, if the trap is in the program's own code.
  var file: String?
  /// The line of that file.
  var line: Int?

  /// Reads `Scenario/page.md:12: Fatal error: out of luck`.
  ///
  /// A trap inside the standard library reports its own location, which is useless on a page; a
  /// release build traps without a message.
  init(errors: String, ending: ChildProcess.Ending) {
    let mark = "Fatal error"
    guard let text = errors.split(separator: "\n").last(where: { $0.contains(mark) }),
      let range = text.firstRange(of: mark)
    else {
      let last = errors.split(separator: "\n").last.map { ": \($0)" } ?? ""
      message = Self.message(for: ending) + last
      return
    }
    let said = text[range.upperBound...].drop { $0 == ":" || $0 == " " }
    message = said.isEmpty ? mark : String(said)
    let location = text[..<range.lowerBound].split(separator: ":")
    let names = location.first?.split(separator: "/") ?? []
    guard names.count == 2, names[0] != "Swift", location.count > 1 else { return }
    file = String(names[1])
    line = Int(location[1])
  }

  /// Where it is in one of the program's files.
  func location(in paths: [String]) -> SourceLocation? {
    guard let line, let path = paths.first(where: { $0.split(separator: "/").last == file?[...] })
    else { return nil }
    return SourceLocation(path: path, line: line, column: 1)
  }

  private static func message(for ending: ChildProcess.Ending) -> String {
    switch ending {
    case .exited(let code): "the program ended with code \(code) before its last step"
    case .timedOut: "the program ran out of time"
    case .signaled(SIGXFSZ): "the program wrote too much"
    case .signaled(SIGSYS):
      "the program tried to start a process, to open a socket or to reach another process"
    case .signaled(SIGILL), .signaled(SIGTRAP): "the program trapped without a message"
    case .signaled(SIGSEGV), .signaled(SIGBUS): "the program accessed invalid memory"
    case .signaled(let signal): "the program was stopped by signal \(signal)"
    }
  }
}
