import Guidelines

/// A fingerprint of what a page tells the rest of the site, and of nothing that only its own files show.
///
/// Whatever the files of another page show of this one is in here: as long as its shared facts are the
/// same, a page can change without any other's being rendered again.
struct SharedFacts: Equatable, Sendable {
  let fingerprint: Fingerprint

  /// - Parameters:
  ///   - page: The page.
  ///   - results: What became of the page's scenarios, if that is to be part of it.
  init(of page: Page, results: RunResults? = nil) {
    var digest = ContentDigest()
    for text in [page.path, page.slug, page.kind.rawValue, page.title, page.claimTally] {
      digest.add(text)
    }
    for key in FrontMatter.Key.allCases {
      let values = page.frontMatter.values[key] ?? []
      digest.add(values.count)
      for value in values { digest.add(value.text) }
    }
    for heading in page.headings {
      digest.add("heading")
      digest.add(heading.text)
      digest.add(heading.anchor)
      digest.add(heading.level)
    }
    for scenario in page.scenarios {
      digest.add("scenario", [scenario.name, scenario.verdict?.rawValue ?? ""])
      digest.add(scenario.observed.count)
      digest.add("rules", scenario.rules.map { "\($0.id)" })
    }
    for rule in page.definedRules {
      digest.add("rule", ["\(rule.id)", rule.title, rule.confidence?.rawValue ?? ""])
    }
    if let results, !page.scenarios.isEmpty {
      let tally = results.tally(of: [page])
      digest.add(tally.all)
      digest.add(tally.verified)
      digest.add("comparison", CountComparison(of: page, results: results)?.texts ?? [])
    }
    fingerprint = digest.fingerprint
  }
}

extension ContentDigest {
  /// Takes in texts under the name of their kind.
  fileprivate mutating func add(_ kind: String, _ texts: [String]) {
    add(kind)
    add(texts.count)
    for text in texts { add(text) }
  }
}

extension CountComparison {
  /// Everything that is shown of it.
  var texts: [String] {
    [step, column.description] + [avoid, prefer].flatMap { [$0.scenario, "\($0.count)"] }
  }
}
