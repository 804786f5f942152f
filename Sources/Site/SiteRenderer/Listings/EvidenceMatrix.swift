import Guidelines
import Mustache

/// What is known of each subject on each system: a row for each page of rules, a column for each system.
struct EvidenceMatrix {
  /// The systems of a column.
  struct Column: Sendable {
    let title: String
    /// The same in short, for addresses and filters.
    let name: String
    let holds: @Sendable (Int?) -> Bool
  }

  let context: RenderContext

  static let columns = [
    Column(title: "iOS 13 to 16", name: "13") { $0.map { $0 < 17 } ?? false },
    Column(title: "iOS 17", name: "17") { $0 == 17 },
    Column(title: "iOS 18", name: "18") { $0 == 18 },
    Column(title: "iOS 26", name: "26") { $0 == 26 },
    Column(title: "iOS 27", name: "27") { $0 == 27 },
    Column(title: "no system named", name: "") { $0 == nil },
  ]

  /// The key `matrix` of `observations.mustache`, for a page at this path; `false` if no page defines a rule.
  func value(from path: SitePath) -> Value {
    let pages = context.map.pages.filter { !$0.definedRules.isEmpty }.sortedByTitle
    guard !pages.isEmpty else { return false }
    return [
      "columns": .list(Self.columns.map { .string($0.title) }),
      "rows": .list(
        pages.map { page in
          [
            "title": .string(page.title), "href": .string(path.link(to: page.sitePath)),
            "cells": .list(Self.columns.map { cell(page, $0) }),
          ]
        }
      ),
    ]
  }

  private func cell(_ page: Page, _ column: Column) -> Value {
    let states = page.definedRules.compactMap { state(of: $0, on: page, column) }
    let marks = RuleEvidence.State.allCases.reversed().compactMap {
      state -> (RuleEvidence.State, Int)? in
      let count = states.count { $0 == state }
      return count == 0 || state == .unsourced ? nil : (state, count)
    }
    let rules = "\(states.count) \(states.count == 1 ? "rule" : "rules")"
    let parts = marks.map { state, count in
      switch state {
      case .seen: "logs or tests show \(count)"
      case .stated: "texts state \(count)"
      case .inferred: "\(count) \(count == 1 ? "is" : "are") only inferred"
      case .contested: "observations of \(count) disagree or are contested"
      case .unsourced: ""
      }
    }
    let place = column.title == "no system named" ? "without a system" : "on \(column.title)"
    return [
      "marks": .list(marks.map { ["state": .string($0.rawValue), "count": .integer($1)] }),
      // Where there is nothing to count, there is nothing to say why.
      "reason": parts.isEmpty ? false : .string("Of \(rules), \(parts.listed) \(place)."),
    ]
  }

  /// What is known of a rule on the systems of a column.
  private func state(of rule: EngineRule, on page: Page, _ column: Column) -> RuleEvidence.State? {
    guard let evidence = context.evidenceIndex[rule.id] else { return nil }
    let here = { (record: ObservationRecord) in column.holds(record.observation.systemVersion) }
    let agreeing = evidence.agreeing.filter(here)
    let others = evidence.others.filter(here).count { $0.isAgainst || $0.outcome == .contested }
    if others > 0, others >= agreeing.count { return .contested }
    if agreeing.contains(where: \.isRun) { return .seen }
    if agreeing.contains(where: \.isText) { return .stated }
    // A rule's own sources name no system.
    return column.holds(nil) ? RuleEvidence.cited(by: rule, on: page, in: context.map) : .unsourced
  }
}
