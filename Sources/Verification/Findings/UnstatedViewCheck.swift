import Diagnostics
import Guidelines

/// Every view that a scenario defines has a stated count.
package struct UnstatedViewCheck {
  package init() {}

  /// Warns of each view without a column, at its declaration.
  package func diagnose(_ page: Page) -> [Diagnostic] {
    page.scenarios.filter { $0.expectation == .runs }.flatMap { scenario in
      let stated = Set(scenario.tables.flatMap(\.columns).compactMap { $0.column?.view })
      return declaredViews(in: page.fragments(of: scenario)).filter { !stated.contains($0.name) }
        .map { view in
          page.source.diagnostic(
            .warning,
            .unstated(view.name, in: scenario.name),
            at: place(of: view, on: page)
          )
        }
    }
  }

  /// The view's name in the line that declares it.
  private func place(of view: DeclaredView, on page: Page) -> Range<Int> {
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
