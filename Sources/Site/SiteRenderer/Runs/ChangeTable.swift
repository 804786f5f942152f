import Escaping
import Guidelines
import Mustache

/// The counts of two programs in the steps that both have: every column, with both counts where they differ.
struct ChangeTable {
  private let columns: [Column]
  private let steps: [(text: String, old: [Column: Int], new: [Column: Int])]

  /// `nil` if a program has no verified run, or they have no step in common.
  init?(_ scenarios: [Scenario], on page: Page, results: RunResults) {
    let runs = scenarios.compactMap { results.verifiedRun(of: $0, on: page) }
    guard runs.count == 2 else { return nil }
    let stated = scenarios.flatMap(\.tables).flatMap { $0.columns.compactMap(\.column) }
    let counted = runs.flatMap(\.columns).filter { $0.metric == .evaluations }
    columns = (stated + counted).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    steps = runs[0].steps.compactMap { step in
      runs[1].steps.first { $0.step == step.step }.map { (step.text, step.counts, $0.counts) }
    }
    if steps.isEmpty { return nil }
  }

  /// The keys of the table in `change.mustache`.
  var value: Value {
    [
      "columns": .list(columns.map { .html($0.headerHTML) }),
      "rows": .list(
        steps.map { step in
          [
            "step": .string(step.text),
            "cells": .list(columns.map { cell(step.old[$0], step.new[$0]) }),
          ]
        }
      ),
    ]
  }

  /// Both counts where they differ; only one where the other program lacks the view.
  private func cell(_ old: Int?, _ new: Int?) -> Value {
    let isChange = old != nil && new != nil && old != new
    return [
      "before": .string(old != new ? old.map { "\($0)" } ?? "" : ""),
      "isChange": .boolean(isChange),
      "after": .string(old != new ? new.map { "\($0)" } ?? "" : ""),
      "same": .string(old == new ? new.map { "\($0)" } ?? "–" : ""),
      "isZero": .boolean((new ?? 0) == 0 && (old ?? 0) == 0),
    ]
  }
}

extension Column {
  /// The column's name, with places where a narrow table may break it.
  var headerHTML: String {
    var html = ""
    for (index, character) in description.enumerated() {
      if index > 0, character.isUppercase || character == "." { html += "<wbr>" }
      html += escapedHTML(String(character))
    }
    return html
  }
}
