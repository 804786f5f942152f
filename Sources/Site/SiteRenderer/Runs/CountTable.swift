import Guidelines
import Mustache

/// The counts of a result, in the page's table layout.
struct CountTable {
  let scenario: Scenario
  let result: ScenarioResult
  let evidence: Evidence?

  /// The key `table` of `run.mustache`.
  var value: Value {
    [
      "caption": .string(caption),
      "columns": .list(columns.map { .html($0.headerHTML) }),
      "rows": .list(rows),
    ]
  }

  private var caption: String {
    "Measured counts of \(scenario.name), \(result.configuration.rawValue)"
      + (evidence.map { "; evidence: \($0.kind.words)" } ?? "")
  }

  /// The stated columns, plus every other view's evaluations.
  private var columns: [Column] {
    var columns: [Column] = []
    for count in result.counts where !columns.contains(count.column) {
      if count.column.metric == .evaluations || isStated(count.column) {
        columns.append(count.column)
      }
    }
    return columns
  }

  private func isStated(_ column: Column) -> Bool {
    scenario.tables.contains { $0.columns.contains { $0.column == column } }
  }

  private var rows: [Value] {
    let steps = Dictionary(grouping: result.counts, by: \.stepIndex).sorted { $0.key < $1.key }
    let columns = columns
    return steps.map { _, counts in
      [
        "step": .string(counts.first?.step ?? ""),
        "cells": .list(
          columns.map { column in
            counts.first { $0.column == column }.map(cell) ?? [
              "text": "–", "status": "none", "isZero": true,
            ]
          }
        ),
      ]
    }
  }

  private func cell(_ count: ComparedCount) -> Value {
    guard let stated = count.stated else {
      return [
        "text": .integer(count.measured), "status": "measured", "note": false,
        "isZero": .boolean(count.measured == 0),
      ]
    }
    if let verified = VerifiedCount(count) {
      return [
        "text": .integer(verified.value), "status": "verified",
        "note": stated.budget.map { .string("stated \($0)") } ?? false,
        "isZero": .boolean(verified.value == 0),
      ]
    }
    return [
      "text": .integer(count.measured),
      "status": "failed",
      "isZero": false,
      "note": .string("measured; stated \(stated)"),
    ]
  }
}
