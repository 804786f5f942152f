import Guidelines
import Mustache

/// An observation of Apple's SwiftUI, with the engine's result.
struct ObservationRecord: Sendable {
  /// The outcome of the comparison.
  enum Outcome: String, CaseIterable, Sendable {
    case differs
    case notExpressible = "cannot be expressed"
    case contested
    case agrees
    case notRun = "not run"

    var icon: String {
      switch self {
      case .agrees: "icon-verified"
      case .differs: "icon-failed"
      case .notExpressible, .contested, .notRun: "icon-none"
      }
    }

    /// The outcome in a sentence.
    var words: String {
      switch self {
      case .agrees: "The engine agrees with this observation"
      case .differs: "The engine differs from this observation"
      case .notExpressible: "The program cannot be expressed on the engine"
      case .contested: "The observation is contested"
      case .notRun: "The program was not run for this build"
      }
    }

    /// The keys of the mark.
    var value: Value {
      ["outcome": .string(rawValue), "icon": .string(icon)]
    }
  }

  let page: Page
  let observation: Observation
  let scenario: Scenario
  let comparison: ObservedComparison
  let outcome: Outcome

  /// The record of an observation's page; `nil` for any other page.
  init?(_ page: Page, results: RunResults) {
    guard let observation = page.observation, let scenario = page.scenarios.first else {
      return nil
    }
    self.page = page
    self.observation = observation
    self.scenario = scenario
    let ended = results.outcome(of: scenario, on: page)
    comparison = ObservedComparison(of: scenario, with: ended)
    outcome =
      switch (comparison.agrees, observation.triage) {
      case (nil, _): .notRun
      case (_, .contested): .contested
      case (true, _): .agrees
      case (false, .notExpressible): .notExpressible
      case (false, _): .differs
      }
  }

  /// Why they differ, in a sentence; empty if they do not.
  var reason: String {
    guard let triage = observation.triage else { return "" }
    return "\(triage.rawValue.capitalizedFirst): \(observation.reason)"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension ObservedTable {
  /// The keys of `observed-counts.mustache`: an observed count that the engine does not match has
  /// the engine's count beside it.
  func model(_ counts: [ObservedComparison.Count], caption: String) -> Value {
    let byPlace = Dictionary(counts.map { ($0.range.lowerBound, $0) }) { first, _ in first }
    let rows = table.rows.map { row -> Value in
      let cells = row.cells.map { cell -> Value in
        guard let count = byPlace[cell.range.lowerBound] else {
          return ["text": "–", "status": "none", "engine": false]
        }
        let engine = count.agrees == false ? count.measured : nil
        return [
          "text": .string(count.observed.description),
          "status": count.agrees.map { $0 ? "verified" : "failed" } ?? "none",
          "engine": engine.map { .integer($0) } ?? false,
        ]
      }
      return ["step": .string(row.text), "cells": .list(cells)]
    }
    return [
      "caption": .string(caption),
      "columns": .list(table.columns.map { .string($0.label ?? "") }),
      "rows": .list(rows),
    ]
  }
}
