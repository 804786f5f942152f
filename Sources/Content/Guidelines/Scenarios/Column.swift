import ScenarioTrace

/// What a column of numbers counts: events of one view type.
package struct Column: Hashable, Comparable, Sendable {
  /// What is counted.
  package enum Metric: String, CaseIterable, Codable, Sendable, Comparable {
    /// Evaluations of `body`, written as just the view's name.
    case evaluations
    /// Evaluations of `body` whose value equals the one before.
    case wasted
    /// Runs of the content closures in `body` that others keep, such as `GeometryReader` or a destination.
    case contents
    /// Comparisons of a view value with the next one.
    case comparisons
    /// Calls of `updateUIView`.
    case updates
    /// Calls of `sizeThatFits`.
    case sizings
    /// Appearances of the view's content.
    case appearances

    package static func < (first: Self, second: Self) -> Bool {
      first.order < second.order
    }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The view type as `_printChanges` writes it: enclosing types, no module.
  package let view: String
  package let metric: Metric

  package init(view: String, metric: Metric = .evaluations) {
    self.view = view
    self.metric = metric
  }

  package static func < (first: Self, second: Self) -> Bool {
    (first.view, first.metric) < (second.view, second.metric)
  }
}

extension Column: CustomStringConvertible {
  /// The spelling in a table header and in the last part of a `count:` link.
  package var description: String {
    metric == .evaluations ? view : "\(view).\(metric.rawValue)"
  }
}
