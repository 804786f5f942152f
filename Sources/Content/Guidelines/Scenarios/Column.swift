import ScenarioTrace

/// What a column of numbers counts: something that happens to the values of one view type.
package struct Column: Hashable, Comparable, Sendable {
  /// What is counted.
  package enum Metric: String, CaseIterable, Codable, Sendable, Comparable {
    /// Evaluations of `body`; written as the view's name alone.
    case evaluations
    /// Comparisons of a view value with its successor.
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
  /// The spelling of a table's header and of a `count:` link's last part.
  package var description: String {
    metric == .evaluations ? view : "\(view).\(metric.rawValue)"
  }
}
