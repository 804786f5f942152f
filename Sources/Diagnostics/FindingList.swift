/// What one check finds on one page, as far as anyone would read it.
///
/// The words of a finding cost more than what led to it, since they say what was probably meant. A
/// list makes none for the findings that it leaves out, and ends with how many those are.
package struct FindingList: Sendable {
  /// How many findings a list holds.
  package static let longest = 100

  private let source: SourceText
  private var findings: [Diagnostic] = []
  private var omissions = 0
  /// The first finding that is left out, without its words.
  private var omitted: (severity: Diagnostic.Severity, place: SourceLocation)?

  package init(of source: SourceText) {
    self.source = source
  }

  /// The findings in the order in which they were made, then the one about what is left out.
  package var diagnostics: [Diagnostic] {
    guard let omitted else { return findings }
    let message = Diagnostic.Message.more(omissions)
    return findings + [source.diagnostic(omitted.severity, message, at: omitted.place)]
  }

  /// Adds a finding about some of the page's bytes, its line quoted.
  package mutating func report(
    _ message: @autoclosure () -> Diagnostic.Message,
    at range: Range<Int>,
    as severity: Diagnostic.Severity = .error
  ) {
    guard findings.count < Self.longest else {
      return omit(1, from: (severity, source.location(at: range.lowerBound)))
    }
    findings.append(source.diagnostic(severity, message(), at: range))
  }

  /// Adds what a part of the same check has found.
  package mutating func add(_ part: FindingList) {
    let shown = part.findings.prefix(Self.longest - findings.count)
    findings += shown
    if let first = part.findings.dropFirst(shown.count).first {
      omit(part.findings.count - shown.count, from: (first.severity, first.location))
    }
    if let omitted = part.omitted { omit(part.omissions, from: omitted) }
  }

  private mutating func omit(
    _ count: Int,
    from first: (severity: Diagnostic.Severity, place: SourceLocation)
  ) {
    omissions += count
    omitted = omitted ?? first
  }
}

extension Diagnostic.Message {
  fileprivate static func more(_ count: Int) -> Self {
    Self(
      id: "more-findings",
      what: "\(count) more \(count == 1 ? "finding" : "findings") of this check",
      why: "it shows the first \(FindingList.longest) of a page",
      fix: "mend those, then check again"
    )
  }
}
