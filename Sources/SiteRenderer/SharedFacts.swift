import Guidelines

/// What a page tells the rest of the site, and nothing of what only its own files show.
///
/// Whatever the files of another page show of this one is in here: as long as its shared facts are the
/// same, a page can change without any other's being rendered again.
struct SharedFacts: Equatable, Sendable {
  /// Each fact after the name of its kind, each list after its length.
  private(set) var texts: [String]

  init(of page: Page) {
    texts = [page.path, page.slug, page.kind.rawValue, page.title, page.claimTally]
    for key in FrontMatter.Key.allCases { add(key.rawValue, page.frontMatter.list(key)) }
    for heading in page.headings {
      add("heading", [heading.text, heading.anchor, "\(heading.level)"])
    }
    for scenario in page.scenarios {
      let rules = scenario.rules.map { "\($0.id)" }
      let verdict = scenario.verdict?.rawValue ?? ""
      add("scenario", [scenario.name, verdict, "\(scenario.observed.isEmpty)"] + rules)
    }
    for rule in page.definedRules {
      add("rule", ["\(rule.id)", rule.title, rule.confidence?.rawValue ?? ""])
    }
  }

  /// The facts together with what became of the page's scenarios.
  init(of page: Page, results: RunResults) {
    self.init(of: page)
    let tally = results.tally(of: [page])
    add("tally", ["\(tally.all)", "\(tally.verified)"])
    add("comparison", CountComparison(of: page, results: results)?.texts ?? [])
  }

  private mutating func add(_ kind: String, _ values: [String]) {
    texts += [kind, "\(values.count)"] + values
  }
}

extension CountComparison {
  /// Everything that is shown of it.
  var texts: [String] {
    [step, column.description] + [avoid, prefer].flatMap { [$0.scenario, "\($0.count)"] }
  }
}
