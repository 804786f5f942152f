import Guidelines
import Testing

@testable import SiteRenderer

@Suite struct `The anchor of a scenario` {
  @Test func `is its name, unless a heading or the layout has it`() {
    let page = Site(files: ["content/guidelines/a.md": "# A\n\n## List\n"]).pages[0]
    for (name, anchor) in [
      ("cells", "cells"), ("list", "scenario-list"), ("page-main", "scenario-page-main"),
    ] {
      #expect(page.anchor(ofScenario: name) == anchor)
    }
  }
}
