import Guidelines
import Mustache

/// The evaluations of a run as bars, step by step.
enum ChartModel {
  /// The keys of `chart.mustache`; nothing to draw if no body ran.
  static func value(of counts: [ComparedCount]) -> Value {
    let evaluations = counts.filter { $0.column.metric == .evaluations }
    guard let most = evaluations.map(\.measured).max(), most > 0 else { return false }
    let steps = Dictionary(grouping: evaluations, by: \.stepIndex).sorted { $0.key < $1.key }
    return [
      "title": "Evaluations by step",
      "steps": .list(
        steps.map { _, counts in
          [
            "step": .string(counts.first?.step ?? ""),
            "bars": .list(counts.map { bar($0.column.view, $0.measured, most: most) }),
          ]
        }
      ),
    ]
  }

  /// The maximum number of evaluations drawn individually, as tally marks.
  private static let maxMarks = 16

  private static func bar(_ view: String, _ count: Int, most: Int) -> Value {
    let isTally = most <= maxMarks
    let tally = (0..<count).map { number -> Value in
      ["x": .integer(number * 11), "width": 8, "radius": 2]
    }
    let bar: Value = ["x": 0, "width": .integer(count * 100 / most), "radius": 0]
    return [
      "view": .string(view),
      "count": .integer(count),
      "label": .string("\(view): \(count) \(count == 1 ? "evaluation" : "evaluations")"),
      "viewBox": .string(isTally ? "0 0 \(most * 11 - 3) 12" : "0 0 100 12"),
      "aspect": .string(isTally ? "xMinYMid meet" : "none"),
      "marks": isTally ? .list(tally) : [bar],
    ]
  }
}
