extension Explanation {
  /// Why a column has its count in a step, according to the trace.
  /// - Parameters:
  ///   - column: What is counted.
  ///   - index: The step's index, counted from 0.
  ///   - run: The run.
  ///   - views: The views that the program declares.
  /// - Returns: The reason in one line.
  package static func reason(
    for column: Column,
    inStep index: Int,
    of run: Run,
    views: [DeclaredView]
  ) -> String {
    let (view, step) = (column.view, run.steps[index])
    let unchanged = "nothing that '\(view)' depends on changed in this step"
    switch (column.metric, step.counts[column, default: 0] > 0) {
    case (.evaluations, _):
      if let known = evaluations(of: view, inStep: index, of: run, views: views) { return known }
      let isEverEvaluated = run.steps.contains { step in
        step.evaluations.contains { withoutGenericArguments($0.view) == view }
      }
      return isEverEvaluated ? unchanged : "no body of '\(view)' ran in any step"
    case (.wasted, true):
      let reason = evaluations(of: view, inStep: index, of: run, views: views, areWasted: true)
      return "it made a value equal to the one before, and ran because: \(reason ?? unchanged)"
    case (.wasted, false):
      guard step.counts[Column(view: view), default: 0] > 0 else { return "it did not run" }
      return "each value that it made is the first, differs from the one before,"
        + " or cannot be compared"
    case (.contents, true): return "SwiftUI ran as many content closures that it keeps of this body"
    case (.contents, false): return "none of the content closures in the body of '\(view)' ran"
    case (.comparisons, true):
      return "the enclosing bodies created as many new values of '\(view)'"
    case (.comparisons, false):
      return "no enclosing body created a new value of '\(view)' in this step"
    case (.updates, true): return "it appeared, or something that it depends on changed"
    case (.updates, false): return unchanged
    case (.sizings, true): return "it is measured after each of its updates"
    case (.sizings, false): return "nothing updated '\(view)' in this step"
    case (.appearances, true):
      return "as many views with 'onAppear' in the body of '\(view)' appeared"
    case (.appearances, false): return missingAppearance(of: view, in: step)
    }
  }

  /// Why bodies of a view ran, or only those that were wasted, most common reason first, each with its share
  /// of the evaluations; `nil` if the trace has no such body.
  private static func evaluations(
    of view: String,
    inStep index: Int,
    of run: Run,
    views: [DeclaredView],
    areWasted: Bool = false
  ) -> String? {
    let record = StepRecord(steps: run.steps, index: index)
    let words = CauseWords(record: record, step: run.steps[index].text, at: index, views: views)
    let runs = record.runs.indices.filter { position in
      let run = record.runs[position]
      return record.names[run.identity] == view && (run.isWasted || !areWasted)
    }
    var counts: [String: Int] = [:]
    for run in runs { counts[words.reasons(for: run), default: 0] += 1 }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let first = sorted.first else { return nil }
    if sorted.count == 1 { return first.key }
    return sorted.map { "\($0.key) (\($0.value) of \(runs.count))" }.joined(separator: "; ")
  }

  /// Names the views whose bodies contain the `onAppear` actions that did run.
  private static func missingAppearance(of view: String, in step: MeasuredStep) -> String {
    let others = step.counts.filter { $0.key.metric == .appearances && $0.value > 0 }
      .sorted { $0.key < $1.key }
      .map { "'\($0.key.view)' (\($0.value))" }
      .joined(separator: ", ")
    return "no 'onAppear' in the body of '\(view)' ran; "
      + ownerOfAppearances(of: view) + (others.isEmpty ? "" : ": \(others) here")
  }

  /// Says which body an `onAppear` at a view's use site belongs to.
  package static func ownerOfAppearances(of view: String) -> String {
    "one that another view applies to '\(view)' belongs to that view's body"
  }
}
