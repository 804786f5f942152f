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
    if page.kind.isSource, let kind = values[.evidence]?.first,
      Observation.Evidence(rawValue: kind.text) == nil
    {
      findings.report(.unknownEvidence(kind.text), at: kind.range)
    }
    let observed = page.scenarios.flatMap(\.observed).compactMap(\.citation)
    let cited =
      (values[.sources] ?? []).map { ($0.text, $0.range) }
      + observed.map { ($0.source, $0.range) }
    for (name, range) in cited where !sources.all.contains(name) {
      findings.report(.unknown(.sources, name, among: sources.known), at: range)
    }
    findings.add(typos(on: page))
    for value in values[.related] ?? [] where !guidelines.all.contains(value.text) {
      findings.report(.unknown(.related, value.text, among: guidelines.known), at: value.range)
    }
    return findings.diagnostics
  }

  /// How many pages each topic has, the topics that the home page orders, and each title of a guideline with its page.
  private lazy var topics = Dictionary(
    site.pages.compactMap(\.topic).map { ($0, 1) },
    uniquingKeysWith: +
  )
  private lazy var orderedTopics = site.home?.frontMatter.list(.topics) ?? []
  private lazy var titles = Dictionary(site.guidelines.map { ($0.title, $0.path) }) { first, _ in
    first
  }

  /// Names that exist and are probably not the intended ones.
  private func typos(on page: Page) -> FindingList {
    var findings = FindingList(of: page.source)
    let values = page.frontMatter.values
    if let topic = values[.topic]?.first, topics[topic.text] == 1,
      !orderedTopics.contains(topic.text)
    {
      let others = orderedTopics + topics.filter { $0.value > 1 }.keys.sorted()
      if let nearest = nearestName(to: topic.text, among: others), slug(nearest) != slug(topic.text)
      {
        findings.report(.lonelyTopic(topic.text, nearest), at: topic.range, as: .warning)
      }
    }
    let folders = page.slug.split(separator: "/").dropLast()
    if let folder = folders.first.map(String.init), !PageKind.folders.contains(folder),
      let nearest = nearestName(to: folder.lowercased(), among: PageKind.folders)
    {
      findings.report(.folder(folder, nearest), at: page.source.range(ofLine: 1), as: .warning)
    }
    var related: Set<String> = [page.name]
    for value in values[.related] ?? [] where !related.insert(value.text).inserted {
      findings.report(.relatedTwice(value.text, isItself: value.text == page.name), at: value.range)
    }
    for key in [FrontMatter.Key.tags, .topics, .rules, .sources] {
      var seen: Set<String> = []
      for value in values[key] ?? [] where !seen.insert(value.text).inserted {
        findings.report(.listedTwice(value.text, in: key), at: value.range, as: .warning)
      }
    }
    for value in values[.aliases] ?? [] where value.text.hasSuffix(".html") || value.text.isMarkdown
    {
      findings.report(.aliasWithExtension(value.text), at: value.range)
    }
    if page.kind.isAdvice, let other = titles[page.title], other != page.path,
      let title = values[.title]?.first
    {
      findings.report(.sameTitle(other), at: title.range, as: .warning)
    }
    let uses: [(key: FrontMatter.Key, why: String, severity: Diagnostic.Severity)] = [
      (
        .topics, "'topics' states the order in which the site shows the topics of its pages",
        .warning
      ),
      (
        .filter, "'filter' names the topic whose pages the list of guidelines can be filtered by",
        .error
      ),
    ]
    for use in uses {
      for value in values[use.key] ?? [] where topics[value.text] == nil {
        let nearest = nearestName(to: value.text, among: topics.keys.sorted())
        findings.report(
          .noTopic(value.text, why: use.why, nearest),
          at: value.range,
          as: use.severity
        )
      }
    }
    let names = orderedTopics + topics.keys + site.pages.flatMap(\.tags)
    for value in values[.introductions] ?? [] {
      guard let end = value.text.firstRange(of: ": ")?.lowerBound else { continue }
      let name = String(value.text[..<end])
      if names.contains(where: { slug($0) == slug(name) }) { continue }
      findings.report(
        .introducesNobody(name, nearestName(to: name, among: names.sorted())),
        at: value.range,
        as: .warning
      )
    }
    for key in [FrontMatter.Key.menu, .footer, .start] {
      for value in values[key] ?? [] {
        guard let target = SiteLink(value.text)?.target, !SiteLink.lists.contains(target),
          site.page(slug: target) == nil
        else { continue }
        let nearest = nearestName(to: target, among: SiteLink.lists + site.pages.map(\.slug))
        findings.report(.leadsNowhere(target, nearest), at: value.range)
      }
    }
    return findings
  }
}

extension Diagnostic.Message {
  fileprivate static func leadsNowhere(_ target: String, _ nearest: String?) -> Self {
    Self(
      id: "site-setting",
      what: "there is no page '\(target)'",
      why: "the link would lead nowhere",
      fix: nearest.map { "write '\($0)'" } ?? "remove it, or add the page"
    )
  }

  fileprivate static func lonelyTopic(_ topic: String, _ nearest: String) -> Self {
    Self(
      id: "topic-name",
      what: "only this page has the topic '\(topic)'",
      why: "there is a topic '\(nearest)'",
      fix: "write '\(nearest)', or list the new topic in 'topics:' of the home page"
    )
  }

  fileprivate static func folder(_ name: String, _ nearest: String) -> Self {
    Self(
      id: "folder-name",
      what: "the folder '\(name)' has no kind of pages",
      why: "the pages of '\(nearest)' have one, and this page counts as reference",
      fix: "move the page to '\(nearest)', or choose another name for the folder"
    )
  }

  fileprivate static func relatedTwice(_ name: String, isItself: Bool) -> Self {
    Self(
      id: "related",
      what: isItself ? "the page is related to itself" : "'\(name)' is listed twice",
      why: isItself ? "'related:' lists other guidelines" : "the page would show two equal links",
      fix: "remove it"
    )
  }

  fileprivate static func listedTwice(_ name: String, in key: FrontMatter.Key) -> Self {
    Self(
      id: "listed-twice",
      what: "'\(name)' is listed twice in '\(key.name):'",
      why: "the second one has no effect",
      fix: "remove it, or write what was meant"
    )
  }

  fileprivate static func aliasWithExtension(_ alias: String) -> Self {
    let name = alias.hasSuffix(".html") ? alias.dropLast(5) : alias.dropLast(3)
    return Self(
      id: "alias",
      what: "the alias '\(alias)' has an extension",
      why: "the site adds '.html' to it",
      fix: "write '\(name)'"
    )
  }

  fileprivate static func sameTitle(_ other: String) -> Self {
    Self(
      id: "same-title",
      what: "another guideline has the same title",
      why: "\(other) has it, and lists and search results could not tell them apart",
      fix: "say in the title what is different here"
    )
  }

  fileprivate static func introducesNobody(_ name: String, _ nearest: String?) -> Self {
    Self(
      id: "site-setting",
      what: "no page has the topic or tag '\(name)'",
      why: "each item of 'introductions' begins with a topic or a tag",
      fix: nearest.map { "write '\($0)'" } ?? "remove it"
    )
  }

  fileprivate static func noTopic(_ name: String, why: String, _ nearest: String?) -> Self {
    Self(
      id: "site-setting",
      what: "no page has the topic '\(name)'",
      why: why,
      fix: nearest.map { "write '\($0)'" } ?? "remove it"
    )
  }

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

  fileprivate static func unknownEvidence(_ text: String) -> Self {
    let known = Observation.Evidence.allCases.map { "'\($0.rawValue)'" }
    return Self(
      id: "unknown-evidence",
      what: "'\(text)' is not a kind of evidence",
      why: "rules that cite the source are called stated or inferred by it",
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
