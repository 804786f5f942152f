/// What one check finds on one page, as far as anyone would read it.
///
/// The words of a finding cost more than what led to it, since they say what was probably meant. A
/// list makes none for the findings that it leaves out, and ends with how many those are.
package struct FindingList: Sendable {
  /// How many findings a list holds.
  package static let maxCount = 100

  private let read: @Sendable () -> SourceText
  private lazy var source = read()
  private var findings: [Diagnostic] = []
  private var omissions = 0
  /// The first finding that is left out, without its words.
  private var omitted: (severity: Diagnostic.Severity, location: SourceLocation)?

  /// - Parameter source: The page's text, which is not asked for before something is found.
  package init(of source: @autoclosure @escaping @Sendable () -> SourceText) {
    read = source
  }

  /// The findings in the order in which they were made, then the one about what is left out.
  package var diagnostics: [Diagnostic] {
    guard let omitted else { return findings }
    let message = Diagnostic.Message.more(omissions)
    return findings + [read().diagnostic(omitted.severity, message, at: omitted.location)]
  }

  /// Adds a finding about some of the page's bytes, its line quoted.
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

  /// Adds what a part of the same check has found.
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
