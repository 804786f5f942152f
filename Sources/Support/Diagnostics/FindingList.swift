/// The findings of one check on one page, up to a limit.
///
/// Writing a finding's message costs more than detecting the finding, because it includes suggestions.
/// A list skips the messages of the findings it omits, and ends with their number.
package struct FindingList: Sendable {
  /// The maximum number of findings in a list.
  package static let maxCount = 100

  private let read: @Sendable () -> SourceText
  private lazy var source = read()
  private var findings: [Diagnostic] = []
  private var omissions = 0
  /// The first omitted finding, without its message.
  private var omitted: (severity: Diagnostic.Severity, location: SourceLocation)?

  /// - Parameter source: The page's text, evaluated only when something is found.
  package init(of source: @autoclosure @escaping @Sendable () -> SourceText) {
    read = source
  }

  /// The findings in the order in which they were reported, then the one about omitted findings.
  package var diagnostics: [Diagnostic] {
    guard let omitted else { return findings }
    let message = Diagnostic.Message.more(omissions)
    return findings + [read().diagnostic(omitted.severity, message, at: omitted.location)]
  }

  /// Adds a finding about a range of the page's bytes and quotes its line.
  package mutating func report(
    _ message: @autoclosure () -> Diagnostic.Message,
    at range: Range<Int>,
    as severity: Diagnostic.Severity = .error
  ) {
    if findings.count < Self.maxCount {
      findings.append(source.diagnostic(severity, message(), at: range))
    } else {
      omissions += 1
      if omitted == nil { omitted = (severity, source.location(at: range.lowerBound)) }
    }
  }

  /// Adds the findings of a part of the same check.
  package mutating func add(_ part: FindingList) {
    let shown = part.findings.prefix(Self.maxCount - findings.count)
    findings += shown
    omissions += part.findings.count - shown.count + part.omissions
    let first = part.findings.dropFirst(shown.count).first.map { ($0.severity, $0.location) }
    omitted = omitted ?? first ?? part.omitted
  }
}

extension Diagnostic.Message {
  fileprivate static func more(_ count: Int) -> Self {
    Self(
      id: "more-findings",
      what: "\(count) more \(count == 1 ? "finding" : "findings") of this check",
      why: "it shows the first \(FindingList.maxCount) of a page",
      fix: "fix those, then check again"
    )
  }
}
