/// What a console fence is about, as it came out: the compiler's messages, a trap's, or the printed lines;
/// `nil` if the step of the fence did not run.
package func actualLines(
  for console: StatedConsole,
  in outcome: ScenarioOutcome
) -> [String]? {
  switch outcome {
  case .compileError(let messages): compilerLines(messages, like: console)
  case .crashed(let message, _, let run):
    trapLines(message, in: run, for: console)
  case .completed(let run), .stepFailed(_, _, let run), .timedOut(let run, _):
    printedLines(for: console, in: run)
  case .notRun, .noCompiler: nil
  }
}

/// The expected lines of a fence: all lines, or those of its step; `nil` if that step did not run.
package func printedLines(
  for console: StatedConsole,
  in run: Run
) -> [String]? {
  guard let step = console.step else { return run.console }
  return step.index(in: run.steps.map(\.step)).map { run.steps[$0].console }
}

/// What a fence of a program that ends in a trap states: the trap's message, or what the step that it names has printed.
///
/// - Returns: `nil` if the run did not come to the step.
package func trapLines(
  _ message: String,
  in run: Run,
  for console: StatedConsole
) -> [String]? {
  let trap = trapLines(message, like: console)
  guard let step = console.step else { return trap }
  guard let index = step.index(in: run.steps.map(\.step)) else { return nil }
  let printed = run.steps[index].console
  return index == run.steps.count - 1 && printed != console.lines ? trap : printed
}

/// The trap's message, prefixed with `Fatal error:` if the fence has that prefix.
private func trapLines(_ message: String, like console: StatedConsole) -> [String] {
  let prefix = "Fatal error: "
  let isPrefixed = console.lines.first?.hasPrefix(prefix) == true
  let text = isPrefixed && !message.hasPrefix(prefix) ? prefix + message : message
  return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

/// The compiler's errors, and its warnings and notes where the fence states any.
package func compilerLines(_ messages: [CompilerMessage], like console: StatedConsole) -> [String] {
  let isStated = { (severity: CompilerMessage.Severity) in
    severity == .error || console.lines.contains { $0.hasPrefix(severity.rawValue + ": ") }
  }
  return messages.filter { isStated($0.severity) }.flatMap { message in
    message.consoleLine.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
