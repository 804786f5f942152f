import Diagnostics
import Guidelines

/// Checks that every view a scenario defines has a stated count.
package struct UnstatedViewCheck {
  package init() {}

  /// Warns about each view without a column, at its declaration.
  package func diagnose(_ page: Page) -> [Diagnostic] {
    var findings = FindingList(of: page.source)
    guard page.observation == nil else { return [] }
    for scenario in page.scenarios
    where scenario.expectation == .runs && scenario.code.utf8.count <= Scenario.maxCodeSize {
      let stated = Set(scenario.tables.flatMap(\.columns).compactMap { $0.column?.view })
      let settings = RunSettings(languageMode: scenario.languageMode)
      let code = ResolvedCode(page.fragments(of: scenario), for: settings).fragments
      let views = declaredViews(in: code, choosing: RootChoice(scenario.root))
      for view in views where !stated.contains(view.name) {
        let message = Diagnostic.Message.unstated(view.name, in: scenario.name)
        findings.report(message, at: range(of: view, on: page), as: .warning)
      }
    }
    return findings.diagnostics
  }

  /// The view's name in the line that declares it.
  private func range(of view: DeclaredView, on page: Page) -> Range<Int> {
    let line = page.source.range(ofLine: view.line)
    let name = Array(view.name.utf8)
    return page.source.bytes[line].firstRange(of: name) ?? line
  }
}

extension Diagnostic.Message {
  fileprivate static func unstated(_ view: String, in scenario: String) -> Self {
    Self(
      id: "unstated-view",
      what: "'\(view)' of '\(scenario)' has no stated count",
      why: "a view without a count may run any number of times while its page holds",
      fix: "add a column '\(view)' to the scenario's table"
    )
  }
}
