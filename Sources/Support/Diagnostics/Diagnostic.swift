/// One finding: where, what, why and how to fix it.
package struct Diagnostic: Hashable, Sendable {
  /// The severity of a finding; only an error fails a run.
  package enum Severity: String, Sendable, CaseIterable {
    case error
    case warning
    case note
  }

  /// A finding's text, without its location.
  package struct Message: Hashable, Sendable {
    /// The check's name, such as `count-mismatch`.
    package let id: String
    /// A headline in the present tense, without a period.
    package let what: String
    /// The cause, if known.
    package let why: String?
    /// What to do; starts with a verb.
    package let fix: String?

    package init(id: String, what: String, why: String? = nil, fix: String? = nil) {
      self.id = id
      self.what = what
      self.why = why
      self.fix = fix
    }
  }

  package let severity: Severity
  package let message: Message
  package let location: SourceLocation
  /// How much to underline, in UTF-8 bytes, never past the end of the line.
  package let length: Int
  /// The source line to quote.
  package let quotedLine: QuotedLine?

  package init(
    _ severity: Severity,
    _ message: Message,
    at location: SourceLocation,
    length: Int = 1,
    quotedLine: QuotedLine? = nil
  ) {
    self.severity = severity
    self.message = message
    self.location = location
    self.length = length
    self.quotedLine = quotedLine
  }

  /// An error.
  package init(
    _ message: Message,
    at location: SourceLocation,
    length: Int = 1,
    quotedLine: QuotedLine? = nil
  ) {
    self.init(.error, message, at: location, length: length, quotedLine: quotedLine)
  }

  package var id: String { message.id }
  package var what: String { message.what }
  package var why: String? { message.why }
  package var fix: String? { message.fix }
}

extension Diagnostic: Comparable {
  /// Orders by location; at the same location, errors come first, then by id and text.
  package static func < (first: Self, second: Self) -> Bool {
    if first.location != second.location { return first.location < second.location }
    return (first.rank, first.id, first.what) < (second.rank, second.id, second.what)
  }

  private var rank: Int { Severity.allCases.firstIndex(of: severity) ?? 0 }
}

extension Sequence<Diagnostic> {
  /// Whether any finding is an error.
  package var hasErrors: Bool { contains { $0.severity == .error } }
}
