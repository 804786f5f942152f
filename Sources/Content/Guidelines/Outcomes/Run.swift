import ScenarioTrace

/// What one execution of a scenario did, step by step.
package struct Run: Equatable, Sendable {
  package let steps: [MeasuredStep]

  package init(steps: [MeasuredStep]) {
    self.steps = steps
  }

  /// Every column that some step counted, sorted.
  package var columns: [Column] {
    Set(steps.flatMap { $0.counts.keys }).sorted()
  }

  /// A column for each view: how often its body ran, or how often it was updated if it has none.
  package var mainColumns: [Column] {
    let bodiless = Set(columns.filter { $0.metric == .updates }.map(\.view))
    return columns.filter { column in
      column.metric == .updates || column.metric == .evaluations && !bodiless.contains(column.view)
    }
  }

  /// All printed lines.
  package var console: [String] { steps.flatMap(\.console) }
}

/// What one step did.
package struct MeasuredStep: Equatable, Sendable {
  /// One evaluation of a body.
  package struct Evaluation: Equatable, Sendable {
    package let view: String
    /// The identity's number in the trace.
    package let identity: Int
    /// The items that `_printChanges` lists.
    package let causes: [String]

    package init(view: String, identity: Int, causes: [String]) {
      self.view = view
      self.identity = identity
      self.causes = causes
    }
  }

  package let step: Step
  /// How often each thing happened, the views of the scenario that did nothing included, as 0.
  package let counts: [Column: Int]
  /// The evaluations in their order.
  package let evaluations: [Evaluation]
  /// The printed lines, then each warning of the engine as a line `warning: …`.
  package let console: [String]
  /// The warnings as SwiftUI words them.
  package let warnings: [String]
  package let events: [TraceEvent]

  package init(
    step: Step,
    counts: [Column: Int],
    evaluations: [Evaluation] = [],
    console: [String] = [],
    warnings: [String] = [],
    events: [TraceEvent] = []
  ) {
    self.step = step
    self.counts = counts
    self.evaluations = evaluations
    self.console = console
    self.warnings = warnings
    self.events = events
  }

  /// The canonical spelling of the step.
  package var text: String { step.description }
}
