/// What an audit saw: the findings, worst first, and how much of the app it reached.
package struct AuditReport: Equatable, Sendable {
  /// Something that was not operated, with the reason.
  package struct Unreached: Equatable, Sendable {
    package let name: String
    package let why: String

    package init(_ name: String, _ why: String) { (self.name, self.why) = (name, why) }
  }

  /// The most findings of a report.
  package static let maxFindings = 10

  /// At most `maxFindings`, worst first.
  package let findings: [AuditFinding]
  /// The rest.
  package let others: [AuditFinding]
  /// How many steps were performed, and how many bodies ran in them.
  package let steps: Int
  package let bodies: Int
  /// How many evaluations made a value equal to the one before.
  package let wasted: Int
  /// How many findings there are of each kind, including those that are not listed.
  package let counts: [AuditFinding.Kind: Int]
  /// What could not be operated.
  package let unreached: [Unreached]

  /// Ranks findings.
  /// - Parameters:
  ///   - findings: The findings of all runs, in the order of their steps.
  ///   - runs: The runs.
  ///   - unreached: What could not be operated.
  package init(_ findings: [AuditFinding], of runs: [Run], unreached: [Unreached]) {
    let ranked = findings.enumerated().sorted { first, second in
      if first.element.isWorse(than: second.element) { return true }
      return !second.element.isWorse(than: first.element) && first.offset < second.offset
    }.map(\.element)
    self.findings = Array(ranked.prefix(Self.maxFindings))
    others = Array(ranked.dropFirst(Self.maxFindings))
    counts = Dictionary(findings.map { ($0.kind, 1) }, uniquingKeysWith: +)
    let measured = runs.flatMap(\.steps)
    steps = measured.count
    bodies = measured.reduce(0) { $0 + $1.bodies }
    wasted = measured.reduce(0) { $0 + $1.wasted }
    self.unreached = unreached.unique
  }
}

extension AuditReport.Unreached: Hashable {}

extension MeasuredStep {
  /// How many bodies ran.
  package var bodies: Int { sum(of: .evaluations) }

  /// How many of them made a value equal to the one before.
  package var wasted: Int { sum(of: .wasted) }

  private func sum(of metric: Column.Metric) -> Int {
    counts.reduce(0) { $0 + ($1.key.metric == metric ? $1.value : 0) }
  }
}
