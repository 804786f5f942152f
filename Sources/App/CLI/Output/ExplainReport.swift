import Diagnostics
import Guidelines

/// What `explain` reports: for each chosen step, why bodies ran, and what the step printed.
struct ExplainReport {
  /// The version of the JSON format, incremented when old readers would misread it.
  static let formatVersion = 1

  let run: Run
  /// The indices of the steps to explain, counted from 0.
  let steps: [Int]
  let views: [DeclaredView]
  /// Where the program's values come from.
  let flow: CodeFlow
  let findings: [Diagnostic]
  /// What the program was compiled with.
  let summary: String
  let advice: AdviceSource?

  func text(_ format: DiagnosticFormat) -> String {
    let explained = zip(steps, explanations).map { index, explanation in
      explanation.lines(number: index + 1, address: address).map { $0 + "\n" }.joined()
    }
    let assumptions = run.assumptions.map { "assumed: \($0)\n" }.joined()
    let parts =
      explained.map(visible) + [format.text(findings), visible(assumptions), visible(summary)]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  var json: JSONValue {
    let printed = run.consoleByStep
    return .object([
      "version": .integer(Self.formatVersion),
      "steps": .array(
        zip(steps, explanations).map { index, explanation in
          .object([
            "number": .integer(index + 1),
            "step": .string(printed[index].step),
            "causes": .array(explanation.entries.map { json(of: $0) }),
            "new": .array(explanation.screen.new.map { .string($0) }),
            "gone": .array(explanation.screen.gone.map { .string($0) }),
            "console": .array(printed[index].lines.map { .string($0) }),
          ])
        }
      ),
      "assumptions": .array(run.assumptions.map { .string($0) }),
      "leftOut": run.leftOut.isEmpty ? nil : .array(run.leftOut.map { JSONValue($0) }),
      "findings": JSONValue(findings: findings),
    ])
  }

  private func json(of entry: Explanation.Entry) -> JSONValue {
    .object([
      "sentence": .string(entry.sentence),
      "times": .integer(entry.times),
      "chains": .array(entry.chains.map { .string($0) }),
      "advice": entry.advice.isEmpty
        ? nil
        : .array(
          entry.advice.map {
            .object(["title": .string($0.title), "address": .string(address($0))])
          }
        ),
    ])
  }

  /// The explanations of the chosen steps.
  private var explanations: [Explanation] {
    let advice = advice.map { ($0.advisor, run.facts) }
    return steps.map { Explanation(ofStep: $0, in: run, views: views, flow: flow, advice: advice) }
  }

  private func address(_ found: Advice) -> String { advice?.address(found) ?? found.path }
}
