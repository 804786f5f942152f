import Diagnostics
import Guidelines
import ScenarioTrace

@testable import SiteRenderer

extension ExampleSite {
  /// Verified runs of the two programs with one step, whose counts are those to avoid and to prefer.
  ///
  /// A view without a count is not part of the program.
  static func comparable(
    _ counts: [String: [Int?]],
    step: Step = .unhover,
    lines: [[String]] = [[], []]
  ) -> RunResults {
    let results = ["bare-closure", "object"].enumerated().map { side, name in
      let step = MeasuredStep(
        step: step,
        counts: Dictionary(
          uniqueKeysWithValues: counts.compactMap { name, counts in
            let parts = name.split(separator: ".").map(String.init)
            let metric = parts.count > 1 ? Column.Metric(rawValue: parts[1]) : nil
            return counts[side].map {
              (Column(view: parts[0], metric: metric ?? .evaluations), $0)
            }
          }
        ),
        console: lines[side]
      )
      return result(closures, name, [], outcome: .completed(Run(steps: [step])))
    }
    return RunResults(results)
  }

  /// Verified runs of a page's programs with one step, in which the body of a view runs so often.
  static func results(of page: Page, _ counts: [Int]) -> RunResults {
    RunResults(
      zip(page.scenarios, counts).map { scenario, count in
        result(page, scenario.name, [(.unhover, ["Row": count])])
      }
    )
  }

  static let results: [ScenarioResult] = [
    result(page("observations/01-hover"), "hover", [(.present(hostPasses: 0), ["Row": 1])]),
    result(page("observations/02-old"), "old", [(.present(hostPasses: 0), ["Row": 1])]),
    result(page("observations/03-absent"), "absent", [], outcome: .compileError([])),
    result(
      closures,
      "bare-closure",
      [
        (steps[0], ["CardScreen": 1, "OpenButton": 6]),
        (steps[1], ["CardScreen": 1, "OpenButton": 1]),
        (steps[2], ["CardScreen": 0, "OpenButton": 0]),
      ],
      console: ["OpenButton: @self, @identity, _open changed."]
        + Array(repeating: "OpenButton: _open changed.", count: 5)
    ),
    result(
      closures,
      "object",
      [
        (steps[0], ["CardScreen": 1, "OpenButton": 1]),
        (steps[1], ["CardScreen": 1, "OpenButton": 0]),
        (steps[2], ["CardScreen": 0, "OpenButton": 0]),
      ],
      versions: [
        .ios17: [
          VersionDifference(
            step: "hover \"Card\"",
            kind: .count(Column(view: "OpenButton"), own: 0, other: 1)
          )
        ], .ios18: [], .ios26: [], .ios27: [],
      ]
    ),
    result(
      handlers,
      "inline",
      [(steps[0], ["Row": 1]), (steps[1], ["Row": 3])],
      status: .failed,
      findings: [
        Diagnostic(
          .error,
          Diagnostic.Message(
            id: "count-mismatch",
            what: "'Row' body ran 3 times in step 'hover \"Card\"'; page states 2"
          ),
          at: SourceLocation(path: "content/guidelines/handlers.md", line: 9, column: 1)
        )
      ]
    ),
    result(
      handlers,
      "compare",
      [],
      outcome: .compileError([
        CompilerMessage(
          severity: .error,
          text: "binary operator '==' cannot be applied to two '() -> Void' operands",
          line: 12,
          column: 3
        )
      ])
    ),
  ]
}

/// A result with these counts.
private func result(
  _ page: Page,
  _ name: String,
  _ steps: [(Step, [String: Int])],
  console: [String] = [],
  outcome: ScenarioOutcome? = nil,
  status: ScenarioStatus = .verified,
  findings: [Diagnostic] = [],
  versions: [Profile: [VersionDifference]] = [:]
) -> ScenarioResult {
  guard let scenario = page.scenarios.first(where: { $0.name == name }) else {
    preconditionFailure("no scenario '\(name)'")
  }
  let measured = steps.enumerated().map { number, step in
    MeasuredStep(
      step: step.0,
      counts: Dictionary(uniqueKeysWithValues: step.1.map { (Column(view: $0.key), $0.value) }),
      console: number == 0 ? console : []
    )
  }
  let run = Run(steps: measured)
  var result = ScenarioResult(
    page: page.path,
    scenario: name,
    line: scenario.line,
    configuration: .debug,
    status: status,
    outcome: outcome ?? .completed(run),
    findings: findings,
    counts: run.compared(with: scenario, in: .debug),
    seconds: 0.1,
    isCached: false,
    mode: .merged
  )
  result.versions = versions
  return result
}
