import Diagnostics
import ScenarioTrace

/// What a guideline must say about itself is there, and what it names exists.
struct FrontMatterCheck {
  private let sources: Set<String>
  private let guidelines: Set<String>

  init(site: Site) {
    sources = Set(site.sources.map(\.name))
    guidelines = Set(site.guidelines.map(\.name))
  }

  func diagnose(_ page: Page) -> [Diagnostic] {
    missing(in: page)
      + unknown(.sources, of: page, known: sources)
      + unknown(.related, of: page, known: guidelines) + observed(of: page)
  }

  private func missing(in page: Page) -> [Diagnostic] {
    let required: [FrontMatter.Key] =
      switch page.kind {
      case .guideline: [.title, .summary]
      case .source: [.title]
      case .rules: [.title, .summary]
      case .home, .reference: []
      }
    return required.filter { page.frontMatter.values[$0] == nil }
      .map { key in
        let place = page.source.range(ofLine: 1)
        return page.source.diagnostic(.missing(key, in: page.kind), at: place)
      }
  }

  private func unknown(
    _ key: FrontMatter.Key,
    of page: Page,
    known: Set<String>
  ) -> [Diagnostic] {
    (page.frontMatter.values[key] ?? []).filter { !known.contains($0.text) }
      .map { page.source.diagnostic(.unknown(key, $0.text, among: known.sorted()), at: $0.range) }
  }

  private func observed(of page: Page) -> [Diagnostic] {
    page.scenarios.flatMap(\.observed).filter { !sources.contains($0.source) }
      .map {
        page.source.diagnostic(
          .unknown(.sources, $0.source, among: sources.sorted()),
          at: $0.sourceRange
        )
      }
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ key: FrontMatter.Key, in kind: Page.Kind) -> Self {
    Self(
      id: "missing-\(key.rawValue)",
      what: "the page has no \(key.rawValue)",
      why: "every \(kind.rawValue) page is listed with it",
      fix: "add '\(key.rawValue): …' to its front matter"
    )
  }

  fileprivate static func unknown(
    _ key: FrontMatter.Key,
    _ text: String,
    among known: [String]
  ) -> Self {
    let noun = key == .sources ? "source" : "guideline"
    return Self(
      id: "unknown-\(noun)",
      what: "there is no \(noun) '\(text)'",
      why: "no page is \(noun)s/\(text).md",
      fix: nearestName(to: text, among: known).map { "write '\($0)'" } ?? "add that page"
    )
  }
}
