import Glibc
import Guidelines
import ScenarioTrace
import Subprocess

extension Recording {
  /// What the run amounts to, in the words of pages.
  ///
  /// - Parameters:
  ///   - steps: The steps that were asked for.
  ///   - views: The views that have a count in every step, be it 0.
  ///   - limits: What the run was given.
  ///   - path: The page, to which the compiler's lines belong.
  /// - Returns: How it ended, with everything that was measured until then.
  func outcome(
    steps: [Step],
    views: [String],
    limits: ProcessLimits,
    path: String
  ) -> ScenarioOutcome {
    guard let ending else { return .compileError(messages.map { CompilerMessage($0, in: path) }) }
    let reader = TraceReader(trace: trace, output: output, steps: steps, views: views)
    if isForged { return .crashed(message: Self.forgery, line: nil, reader.run) }
    if let limit = limits.time(usedUpBy: ending) { return .timedOut(reader.run, limit: limit) }
    if let failure = reader.failure {
      return .stepFailed(index: failure.index, failure.reason, reader.run)
    }
    if ending == .exited(0), reader.isFinished { return .completed(reader.run) }
    let crash = CrashReport(errors: errors, ending: ending)
    return .crashed(message: crash.message, line: crash.line, reader.run)
  }

  private static let forgery = "the program wrote into its own trace"
}

extension CompilerMessage {
  /// A message of the compiler, its place kept only where it is on the page.
  fileprivate init(_ message: CompilerOutput.Message, in path: String) {
    let isOnPage = message.path == path
    self.init(
      severity: Severity(rawValue: message.severity.rawValue) ?? .error,
      text: message.text,
      line: isOnPage ? message.line : nil,
      column: isOnPage ? message.column : nil
    )
  }
}

/// What a program that did not come to its end said last.
struct CrashReport: Equatable {
  /// The trap's message, or how the process ended where it said nothing.
  var message: String
  /// The line of the page, where the trap is in the page's own code.
  var line: Int?

  /// Reads `Scenario/page.md:12: Fatal error: out of luck`.
  ///
  /// A trap inside the standard library tells a place of its own, which is of no use on a page; a
  /// release build traps without a word.
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
    guard location.first?.hasPrefix("Scenario/") == true, location.count > 1 else { return }
    line = Int(location[1])
  }

  private static func message(for ending: ChildProcess.Ending) -> String {
    switch ending {
    case .exited(let code): "the program ended with code \(code) before its last step"
    case .timedOut: "the program ran out of time"
    case .signaled(SIGXFSZ): "the program wrote too much"
    case .signaled(SIGSYS):
      "the program tried to start a process, to open a socket or to reach another process"
    case .signaled(SIGILL), .signaled(SIGTRAP): "the program trapped without a message"
    case .signaled(SIGSEGV), .signaled(SIGBUS): "the program reached for memory it does not have"
    case .signaled(let signal): "the program was stopped by signal \(signal)"
    }
  }
}
