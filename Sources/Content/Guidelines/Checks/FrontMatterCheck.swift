import Diagnostics
import Spelling

/// Checks that a guideline's front matter is complete and that the pages it names exist.
final class FrontMatterCheck {
  /// The names of pages of a kind: for lookup, and for spelling suggestions.
  private struct Names {
    let all: Set<String>
    let known: SpellingSuggester

    init(of pages: [Page]) {
      let names = pages.map(\.name)
      all = Set(names)
      known = SpellingSuggester(names)
    }
  }

  private let site: Site
  private lazy var sources = Names(of: site.sources)
  private lazy var guidelines = Names(of: site.guidelines)

  init(site: Site) { self.site = site }

  func diagnose(_ page: Page) -> [Diagnostic] {
    var findings = FindingList(of: page.source)
    for key in page.kind.requiredFields where page.frontMatter.values[key] == nil {
      findings.report(.missing(key, in: page.kind), at: page.source.range(ofLine: 1))
    }
    let values = page.frontMatter.values
    if case .named = page.kind.topic, values[.topic] == nil {
      findings.report(.unlisted, at: page.source.range(ofLine: 1), as: .warning)
    }
    if let impact = values[.impact]?.first {
      if page.impact == nil { findings.report(.unknownImpact(impact.text), at: impact.range) }
      if values[.because] == nil { findings.report(.unjustifiedImpact, at: impact.range) }
    }
    let observed = page.scenarios.flatMap(\.observed).compactMap(\.citation)
    let cited =
      (values[.sources] ?? []).map { ($0.text, $0.range) }
      + observed.map { ($0.source, $0.range) }
    for (name, range) in cited where !sources.all.contains(name) {
      findings.report(.unknown(.sources, name, among: sources.known), at: range)
    }
    for value in values[.related] ?? [] where !guidelines.all.contains(value.text) {
      findings.report(.unknown(.related, value.text, among: guidelines.known), at: value.range)
    }
    return findings.diagnostics
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ key: FrontMatter.Key, in kind: PageKind) -> Self {
    Self(
      id: "missing-\(key.name)",
      what: "the page has no \(key.name)",
      why: "every \(kind.name) page is listed with it",
      fix: "add '\(key.name): …' to its front matter"
    )
  }

  fileprivate static let unlisted = Self(
    id: "missing-topic",
    what: "the page has no topic",
    why: "no list of pages shows it",
    fix: "add 'topic: …' to its front matter"
  )

  fileprivate static func unknownImpact(_ text: String) -> Self {
    let known = Impact.allCases.map { "'\($0)'" }
    return Self(
      id: "unknown-impact",
      what: "'\(text)' is not an impact",
      why: "readers sort guidelines by it",
      fix: "write \(known.dropLast().joined(separator: ", ")) or \(known.last ?? "")"
    )
  }

  fileprivate static let unjustifiedImpact = Self(
    id: "unjustified-impact",
    what: "the page does not justify its impact",
    why: "readers see it beside the impact, in one sentence",
    fix: "add 'because: …' to the front matter"
  )

  fileprivate static func unknown(
    _ key: FrontMatter.Key,
    _ text: String,
    among known: SpellingSuggester
  ) -> Self {
    let noun = key == .sources ? "source" : "guideline"
    return Self(
      id: "unknown-\(noun)",
      what: "there is no \(noun) '\(text)'",
      why: "no page is \(noun)s/\(text).md",
      fix: known.nearest(to: text).map { "write '\($0)'" } ?? "add that page"
    )
  }
}
