import Diagnostics

extension TemplateProblem {
  /// The problem as a finding.
  /// - Parameters:
  ///   - path: The template's file, as shown in the finding.
  ///   - source: The file's text, for the quoted line.
  /// - Returns: An error with the faulty line.
  package func diagnostic(path: String, source: String) -> Diagnostic {
    SourceText(path: path, text: source).diagnostic(
      .error,
      fault.message,
      at: SourceLocation(path: path, line: position.line, column: position.column),
      length: length
    )
  }
}

extension TemplateProblem: CustomStringConvertible {
  /// The problem in one line, without a template.
  package var description: String {
    let message = fault.message
    let cause = [message.why, message.fix].compactMap(\.self).map { "; " + $0 }.joined()
    return "line \(position.line) of a template: \(message.what)\(cause)"
  }
}

extension TemplateProblem.Fault {
  fileprivate var message: Diagnostic.Message {
    switch self {
    case .unclosedTag(let closing):
      Diagnostic.Message(
        id: "unclosed-tag",
        what: "this tag has no end",
        why: "'\(closing)' does not follow it",
        fix: "write '\(closing)' after the tag's name"
      )
    case .emptyTag:
      Diagnostic.Message(
        id: "empty-tag",
        what: "this tag has no name",
        fix: "name a key of the page model, or remove the tag"
      )
    case .faultyDelimiters(let text):
      Diagnostic.Message(
        id: "faulty-delimiters",
        what: "'\(text)' does not set two delimiters",
        fix: "write both with a space between them, as in '{{=<% %>=}}'"
      )
    case .unclosedSection(let name):
      Diagnostic.Message(
        id: "unclosed-section",
        what: "'\(name)' is opened and never closed",
        fix: "write '{{/\(name)}}' where it ends"
      )
    case .unexpectedEnd(let name, let open?):
      Diagnostic.Message(
        id: "unexpected-end",
        what: "'\(name)' ends here, but '\(open)' is open",
        fix: "write '{{/\(open)}}'"
      )
    case .unexpectedEnd(let name, nil):
      Diagnostic.Message(
        id: "unexpected-end",
        what: "'\(name)' ends here but was never opened",
        fix: "remove the tag, or open '{{#\(name)}}' before it"
      )
    case .unknownPartial(let name, let known):
      Diagnostic.Message(
        id: "unknown-template",
        what: "there is no template '\(name)'",
        why: "the theme has \(known.map { "'\($0)'" }.joined(separator: ", "))",
        fix: "add 'templates/\(name).mustache' to the theme, or name an existing one"
      )
    case .unknownKey(let name, let nearest):
      Diagnostic.Message(
        id: "unknown-key",
        what: "no page has a value '\(name)'",
        why: "it would always be empty",
        fix: nearest.map { "write '\($0)'" }
          ?? "remove the tag; the first line of each template of 'themes/default' lists its keys"
      )
    case .tooDeep(let name):
      Diagnostic.Message(
        id: "deep-template",
        what: "'\(name)' is opened inside \(TemplateProblem.maxNesting) others",
        why: "Bodycheck does not read what follows",
        fix: "close a section before it, or move its content into a separate template"
      )
    case .tooMuch(let name):
      Diagnostic.Message(
        id: "too-much",
        what: "'\(name)' makes this page too long",
        why:
          "a page has at most \(Renderer.maxSize >> 20) MB, of at most \(Renderer.maxParts) templates and blocks",
        fix: "include the template less often"
      )
    case .endlessRecursion(let name):
      Diagnostic.Message(
        id: "endless-templates",
        what: "'\(name)' includes itself endlessly",
        fix: "use it inside a section that is empty at some depth"
      )
    }
  }
}
