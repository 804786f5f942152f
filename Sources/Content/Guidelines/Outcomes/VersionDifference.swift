/// What a program does in a step on one version of iOS, and otherwise on the version that its page is about.
package struct VersionDifference: Equatable, Sendable {
  /// What differs.
  package enum Kind: Equatable, Sendable {
    /// A count.
    case count(Column, own: Int, other: Int)
    /// What is printed.
    case lines(own: [String], other: [String])
    /// The program does not get so far on the other version.
    case ends
  }

  /// The step, as the page states it.
  package let step: String
  package let kind: Kind

  package init(step: String, kind: Kind) {
    (self.step, self.kind) = (step, kind)
  }
}

extension ScenarioOutcome {
  /// How the same program differs on another version: in what ran, in stated counts and in printed lines.
  ///
  /// A comparison that leads to nothing and a wasted evaluation are differences only if the page states how
  /// many there are.
  package func differences(
    on other: ScenarioOutcome,
    in stated: Set<Column>
  ) -> [VersionDifference] {
    let (own, others) = (run?.steps ?? [], other.run?.steps ?? [])
    return own.enumerated().flatMap { index, step -> [VersionDifference] in
      guard others.indices.contains(index) else {
        return index == others.count ? [VersionDifference(step: step.text, kind: .ends)] : []
      }
      return step.differences(from: others[index], in: stated)
    }
  }
}

extension MeasuredStep {
  fileprivate func differences(
    from other: MeasuredStep,
    in stated: Set<Column>
  ) -> [VersionDifference] {
    let columns = Set(counts.keys).union(other.counts.keys).sorted()
    var kinds = columns.compactMap { column -> VersionDifference.Kind? in
      let (own, others) = (counts[column] ?? 0, other.counts[column] ?? 0)
      let isSecondary = [.comparisons, .contents, .wasted].contains(column.metric)
      guard own != others, !isSecondary || stated.contains(column) else { return nil }
      return .count(column, own: own, other: others)
    }
    if console != other.console { kinds.append(.lines(own: console, other: other.console)) }
    return kinds.map { VersionDifference(step: text, kind: $0) }
  }
}
