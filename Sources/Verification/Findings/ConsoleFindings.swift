import Diagnostics
import Guidelines

extension ScenarioComparison {
  /// The first line that differs in each console fence.
  func consoleFindings(in run: Run) -> [Diagnostic] {
    scenario.consoles(for: configuration).compactMap { console in
      guard let printed = printedLines(for: console, in: run) else { return nil }
      return difference(of: console, from: printed, by: "the scenario")
    }
  }

  /// Differences in the stated trap message, and in what the steps before it printed.
  func trapFindings(_ message: String, in run: Run) -> [Diagnostic] {
    scenario.consoles(for: configuration).compactMap { console in
      guard let lines = trapLines(message, in: run, for: console) else { return nil }
      return difference(of: console, from: lines, by: console.step == nil ? "the trap" : "the step")
    }
  }

  /// Differences in the stated compiler messages.
  func diagnosticsFindings(_ messages: [CompilerMessage]) -> [Diagnostic] {
    scenario.consoles(for: configuration).compactMap { console in
      difference(of: console, from: compilerLines(messages, like: console), by: "the compiler")
    }
  }

  /// The compiler's errors in a program that should compile, each at its line.
  func compilerFindings(_ messages: [CompilerMessage]) -> [Diagnostic] {
    let errors = messages.filter { $0.severity == .error }
    guard !errors.isEmpty else {
      return [report(.compilerSaysNothing(scenario.name), at: scenario.nameRange)]
    }
    return errors.map { error in
      let source = file(at: error.path) ?? page.source
      let isSetup = source == page.source && isInSetup(error)
      let program = isSetup ? "the page's setup" : "'\(scenario.name)'"
      let message = Diagnostic.Message.compilerError(error.text, in: program, configuration)
      return source.diagnostic(message, at: range(of: error, in: source))
    }
  }

  private func isInSetup(_ message: CompilerMessage) -> Bool {
    scenario.setup.contains { setup in
      let end = setup.firstCodeLine + setup.code.utf8.count { $0 == UInt8(ascii: "\n") }
      return message.line.map { (setup.firstCodeLine...end).contains($0) } ?? false
    }
  }

  private func range(of message: CompilerMessage, in source: SourceText) -> Range<Int> {
    guard let number = message.line else { return scenario.nameRange }
    let line = source.range(ofLine: number)
    let margin = source == page.source ? scenario.codeBlock.margin(ofLine: number) : 0
    let start = min(line.lowerBound + margin + max(0, (message.column ?? 1) - 1), line.upperBound)
    let word = source.bytes[start..<line.upperBound].prefix { byte in
      byte == UInt8(ascii: "_") || Unicode.Scalar(byte).properties.isAlphabetic
        || (48...57).contains(byte)
    }
    return start..<max(start + 1, word.endIndex)
  }

  private func difference(
    of console: StatedConsole,
    from printed: [String],
    by speaker: String
  ) -> Diagnostic? {
    guard !console.states(printed) else { return nil }
    let index = zip(console.lines, printed).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let stated = console.lines.element(at: index)
    let message = Diagnostic.Message(
      id: "console-mismatch",
      what: headline(stated, printed.element(at: index), by: speaker),
      why: "line \(index + 1) is the first that differs; \(console.lines.count) stated, "
        + "\(printed.count) printed",
      fix: console.canState(printed)
        ? "write what was printed, or 'bodycheck verify --fix'"
        : "print other lines: a fence cannot state control characters, or lines that would close it"
    )
    return report(message, at: page.source.range(ofLine: console.codeBlock.firstCodeLine + index))
  }

  private func headline(_ stated: String?, _ printed: String?, by speaker: String) -> String {
    switch (stated, printed) {
    case (let stated?, let printed?) where visible(stated) == visible(printed):
      "\(speaker) printed '\(spelledOut(printed))'; page states '\(spelledOut(stated))'"
    case (let stated?, let printed?): "\(speaker) printed '\(printed)'; page states '\(stated)'"
    case (let stated?, nil): "\(speaker) printed nothing more; page states '\(stated)'"
    case (nil, let printed?): "\(speaker) printed '\(printed)'; page states nothing more"
    case (nil, nil): "\(speaker) printed other lines"
    }
  }
}

/// A text in which each character that looks like another one or like nothing is given by its code point.
private func spelledOut(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    scalar.isASCII && !scalar.isControl ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
  }.joined()
}
