/// How much an audit may find, such as `wasted>20`.
package struct AuditLimit: Equatable, Sendable {
  /// What is counted.
  package enum Subject: Hashable, Sendable {
    /// All evaluations that made a value equal to the one before.
    case wasted
    /// The findings of every kind.
    case findings
    /// The findings of one kind.
    case kind(AuditFinding.Kind)

    /// The names of all subjects.
    package static let names =
      ["wasted", "findings"] + AuditFinding.Kind.allCases.map(\.rawValue).filter { $0 != "wasted" }
  }

  package let subject: Subject
  /// The largest number that is allowed.
  package let limit: Int
  /// As it was written.
  package let text: String

  /// Reads a limit.
  /// - Parameter text: A name, the sign `>`, and a number; spaces around the sign do not matter.
  ///   Anything else gives `nil`.
  package init?(parsing text: String) {
    let parts = text.split(separator: ">", omittingEmptySubsequences: false)
      .map { trimmed($0) }
    guard parts.count == 2, let limit = Int(parts[1]), limit >= 0 else { return nil }
    switch parts[0] {
    case "wasted": subject = .wasted
    case "findings": subject = .findings
    default:
      guard let kind = AuditFinding.Kind(rawValue: parts[0]) else { return nil }
      subject = .kind(kind)
    }
    self.limit = limit
    self.text = "\(parts[0])>\(limit)"
  }

  /// The number that a report has.
  package func number(in report: AuditReport) -> Int {
    switch subject {
    case .wasted: report.wasted
    case .findings: report.findings.count + report.others.count
    case .kind(let kind): report.counts[kind] ?? 0
    }
  }

  /// Whether a report has more than is allowed.
  package func isExceeded(by report: AuditReport) -> Bool { number(in: report) > limit }
}
