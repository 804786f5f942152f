import Diagnostics
import Guidelines

extension ScenarioComparison {
  /// Why a column has its count in a step, from what the run reported.
  func reason(for column: Column, stepIndex: Int, of run: Run) -> String {
    let view = column.view
    let isCounted = run.steps[stepIndex].counts[column, default: 0] > 0
    return switch (column.metric, isCounted) {
    case (.evaluations, _): evaluationReason(for: view, stepIndex: stepIndex, of: run)
    case (.comparisons, true): "the bodies above made as many new values of '\(view)'"
    case (.comparisons, false): "no body above made a new value of '\(view)' in this step"
    case (.updates, true): "it came on screen, or something that it depends on changed"
    case (.updates, false): unchanged(view)
    case (.sizings, true): "it is measured after each of its updates"
    case (.sizings, false): "nothing updated '\(view)' in this step"
    case (.appearances, true):
      "as many views with 'onAppear' in the body of '\(view)' came on screen"
    case (.appearances, false): missingAppearance(of: view, in: run.steps[stepIndex])
    }
  }

  /// Why the bodies ran, the commonest reason first.
  private func evaluationReason(for view: String, stepIndex: Int, of run: Run) -> String {
    let known = Explanation.reason(
      for: view,
      inStep: stepIndex,
      of: run,
      views: declarations
    )
    if let known { return known }
    let isEverEvaluated = run.steps.contains { step in
      step.evaluations.contains { withoutGenericArguments($0.view) == view }
    }
    return isEverEvaluated ? unchanged(view) : "no '\(view)' was evaluated in any step"
  }

  private func unchanged(_ view: String) -> String {
    "nothing that '\(view)' depends on changed in this step"
  }

  /// Says to whose body the actions belong that did run.
  private func missingAppearance(of view: String, in step: MeasuredStep) -> String {
    let others = step.counts.filter { $0.key.metric == .appearances && $0.value > 0 }
      .sorted { $0.key < $1.key }
      .map { "'\($0.key.view)' (\($0.value))" }
      .joined(separator: ", ")
    return "no 'onAppear' in the body of '\(view)' ran; "
      + Self.ownership(view) + (others.isEmpty ? "" : ": \(others) here")
  }

  /// Whose an `onAppear` is.
  fileprivate static func ownership(_ view: String) -> String {
    "one on '\(view)' where it is used belongs to the body that uses it"
  }
}

extension Diagnostic.Message {
  /// A column that has 0 in every run, whatever the program does.
  static func uncountable(_ column: Column) -> Self {
    let view = column.view
    let (why, fix) =
      switch column.metric {
      case .appearances:
        (
          "the code of '\(view)' has no 'onAppear'; \(ScenarioComparison.ownership(view))",
          "name the view whose body has the 'onAppear', or remove the column"
        )
      case .updates, .sizings:
        ("'\(view)' is not a representable", "write '\(view)', or remove the column")
      case .evaluations, .comparisons:
        ("'\(view)' is a representable, which has no body", "write '\(view).updates'")
      }
    return Self(
      id: "uncountable",
      what: "nothing counts as '\(column)'",
      why: why,
      fix: fix
    )
  }
}
