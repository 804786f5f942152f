import Guidelines
import ScenarioTrace
import Verification

/// A page with one scenario, `a`, and a run of it, for tests of findings and rewriting.
enum Sample {
  static let fence = "```swift scenario=a\nstruct Row {}\n```\n\n"

  static func page(_ text: String) -> Page { Page(path: "content/p.md", text: text) }

  static func step(
    _ step: Step,
    _ counts: [String: Int],
    causes: [[String]] = [],
    console: [String] = []
  ) -> MeasuredStep {
    let columns = counts.map { (Column(view: $0.key), $0.value) }
    let evaluations = causes.map {
      MeasuredStep.Evaluation(view: "Row", identity: 2, causes: $0)
    }
    let isFirst = if case .present = step { true } else { false }
    let mounts = isFirst ? [TraceEvent.mounted(identity: 2, view: "Row", parent: 0)] : []
    return MeasuredStep(
      step: step,
      counts: Dictionary(uniqueKeysWithValues: columns),
      evaluations: evaluations,
      console: console,
      events: mounts + causes.map { .evaluated(identity: 2, causes: $0) }
    )
  }

  /// `Row` runs once at first, three times after a tap, and prints a line each time.
  static let run = Run(steps: [
    step(
      .present(hostPasses: 0),
      ["Row": 1, "Screen": 1],
      causes: [["@self", "@identity"]],
      console: ["one"]
    ),
    step(
      .tap("Add"),
      ["Row": 3, "Screen": 0],
      causes: [["_model"], ["_model", "@self"], ["@self"]],
      console: ["two", "three"]
    ),
  ])

  static func result(
    _ page: Page,
    _ outcome: ScenarioOutcome = .completed(run),
    configuration: Configuration = .debug,
    code: String = ""
  ) -> ScenarioResult? {
    page.scenarios.first.map { scenario in
      ScenarioResult(
        page: page,
        scenario: scenario,
        configuration: configuration,
        outcome: outcome,
        views: ["Row", "Screen"],
        declarations: declaredViews(in: [.init(code: code, path: page.path, line: 1)]),
        seconds: 0,
        isCached: false,
        mode: .merged
      )
    }
  }
}
