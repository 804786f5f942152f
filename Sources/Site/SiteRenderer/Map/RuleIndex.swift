import Guidelines

/// The engine's rules, with the scenarios and pages that demonstrate each, apart from observations.
struct RuleIndex: Sendable {
  /// A scenario and its page.
  struct Program: Sendable {
    let page: Page
    let scenario: Scenario
  }

  /// A rule with all references to it.
  struct Entry: Sendable {
    let rule: EngineRule
    /// The page that defines it.
    let page: Page
    fileprivate(set) var programs: [Program] = []
    /// The pages that name it and have no such program.
    fileprivate(set) var pages: [Page] = []
  }

  private var entries: [RuleID: Entry] = [:]

  init(_ pages: [Page]) {
    for page in pages {
      for rule in page.definedRules { entries[rule.id] = Entry(rule: rule, page: page) }
    }
    if entries.isEmpty { return }
    for page in pages where page.observation == nil {
      for scenario in page.scenarios {
        for reference in scenario.rules {
          entries[reference.id]?.programs.append(Program(page: page, scenario: scenario))
        }
      }
      let shown = Set(page.scenarios.flatMap(\.rules).map(\.id))
      for id in page.rules where !shown.contains(id) { entries[id]?.pages.append(page) }
    }
  }

  /// Whether no page defines a rule.
  var isEmpty: Bool { entries.isEmpty }

  subscript(id: RuleID) -> Entry? { entries[id] }
}
