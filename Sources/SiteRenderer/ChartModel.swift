import Guidelines
import Mustache

/// The evaluations of a run as bars, step by step.
enum ChartModel {
  /// The keys of `chart.mustache`, or nothing to draw where no body ran.
  static func value(of run: Run, scenario: String) -> Value {
    let counts = run.steps.map { step in
      step.counts.filter { $0.key.metric == .evaluations }.sorted { $0.key < $1.key }
    }
    guard let most = counts.flatMap({ $0.map(\.value) }).max(), most > 0 else { return false }
    let steps = zip(run.steps, counts).map { step, counts -> Value in
      [
        "step": .string(step.text),
        "bars": .list(counts.map { bar($0.key.view, $0.value, most: most) }),
      ]
    }
    return ["title": "Evaluations by step", "steps": .list(steps)]
  }

  private static func bar(_ view: String, _ count: Int, most: Int) -> Value {
    [
      "view": .string(view),
      "count": .integer(count),
      "width": .integer(count * 100 / most),
      "label": .string("\(view): \(count) \(count == 1 ? "evaluation" : "evaluations")"),
    ]
  }
}
