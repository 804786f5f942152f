extension Explanation {
  /// Says why the bodies of a view type ran in a step, in one line.
  ///
  /// The commonest reason comes first, each with its share of the evaluations.
  /// - Parameters:
  ///   - view: The view's name as columns have it.
  ///   - index: The step's position, counted from 0.
  ///   - run: The run.
  ///   - views: What the program declares.
  /// - Returns: The reasons, or `nil` if the trace shows no such body.
  package static func reason(
    for view: String,
    inStep index: Int,
    of run: Run,
    views: [DeclaredView]
  ) -> String? {
    let record = StepRecord(steps: run.steps, index: index)
    let words = CauseWords(record: record, step: run.steps[index].text, views: views)
    let runs = record.runs.indices.filter { record.names[record.runs[$0].identity] == view }
    var counts: [String: Int] = [:]
    for run in runs { counts[words.reasons(for: run), default: 0] += 1 }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let first = sorted.first else { return nil }
    if sorted.count == 1 { return first.key }
    return sorted.map { "\($0.key) (\($0.value) of \(runs.count))" }.joined(separator: "; ")
  }
}
