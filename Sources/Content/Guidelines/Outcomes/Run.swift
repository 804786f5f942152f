import ScenarioTrace

/// The measurements of one scenario execution, step by step.
package struct Run: Equatable, Sendable {
  package let steps: [MeasuredStep]
  /// What the program was compiled without; no step has reached it.
  package var leftOut: [LeftOutPart] = []

  package init(steps: [MeasuredStep]) {
    self.steps = steps
  }

  /// Every column that some step counted, sorted.
  package var columns: [Column] {
    Set(steps.flatMap { $0.counts.keys }).sorted()
  }

  /// One column per view: how often its body ran, or how often it was updated if it has no body.
  package var mainColumns: [Column] {
    let bodiless = Set(columns.filter { $0.metric == .updates }.map(\.view))
    return columns.filter { column in
      column.metric == .updates || column.metric == .evaluations && !bodiless.contains(column.view)
    }
  }

  /// The main columns, each followed by how many of its evaluations were wasted, if any were, and by the runs of
  /// its content closures, if some ran in a step without the body.
  package var shownColumns: [Column] {
    let others = columns.filter { column in
      switch column.metric {
      case .wasted: true
      case .contents:
        steps.contains { step in
          step.counts[column, default: 0] > 0
            && step.counts[Column(view: column.view), default: 0] == 0
        }
      default: false
      }
    }
    return (mainColumns + others).sorted()
  }

  /// What the counts rely on, such as that the program is offline; each once.
  package var assumptions: [String] {
    steps.flatMap(\.events).compactMap { event in
      if case .assumed(let text) = event { text } else { nil }
    }.unique
  }

  /// All printed lines.
  package var console: [String] { steps.flatMap(\.console) }

  /// The printed lines of each step, also of those that printed none.
  package var consoleByStep: [PrintedStep] {
    var seen: [Step: Int] = [:]
    return steps.map { measured in
      seen[measured.step, default: 0] += 1
      let reference = StepReference(measured.step, occurrence: seen[measured.step] ?? 1)
      return PrintedStep(step: reference.text, lines: measured.console)
    }
  }
}

/// The lines that one step printed, in order.
package struct PrintedStep: Equatable, Sendable {
  /// The step as a fence names it: `tap "Add"`, then `tap "Add"#2` for the second one.
  package let step: String
  package let lines: [String]

  package init(step: String, lines: [String]) {
    (self.step, self.lines) = (step, lines)
  }
}

/// The measurements of one step.
package struct MeasuredStep: Equatable, Sendable {
  /// One evaluation of a body.
  package struct Evaluation: Equatable, Sendable {
    package let view: String
    /// The identity's number in the trace.
    package let identity: Int
    /// The items as printed by `_printChanges`.
    package let causes: [String]

    package init(view: String, identity: Int, causes: [String]) {
      self.view = view
      self.identity = identity
      self.causes = causes
    }
  }

  package let step: Step
  /// How often each event happened, with 0 for the scenario's views that did nothing.
  package let counts: [Column: Int]
  /// The evaluations in order.
  package let evaluations: [Evaluation]
  /// The printed lines, then the engine's warnings, each as `warning: …`.
  package let console: [String]
  /// The warnings in SwiftUI's wording.
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

  /// In what the screen differs from that of the step before.
  package var screenChanges: [ScreenChange] {
    events.flatMap { event -> [ScreenChange] in
      if case .screen(let changes) = event { changes } else { [] }
    }
  }
}
