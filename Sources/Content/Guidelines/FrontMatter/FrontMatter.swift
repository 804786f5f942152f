import Diagnostics

/// The metadata of a page, between its first two `---` lines.
package struct FrontMatter: Equatable, Sendable {
  /// The keys that a page may have.
  package enum Key: FieldKey {
    package static let owner = "front matter"
    package static let findingID = "front-matter"

    case title
    case summary
    case topic
    case tags
    case sources
    case rules
    case related
    case aliases
    /// What readers search for that the page answers, in their words: questions, symptoms, API names.
    case answers
    /// On a guideline: how much is at stake, as `high`, `medium` or `low`.
    case impact
    /// On a guideline: the sentence that justifies its impact.
    case because
    /// On a guideline whose point is not a body evaluation: the printed line that its head counts, as `filtering …`.
    case counts
    /// On a guideline: which facts of a run it is the answer to, a condition for each item.
    case when
    /// On a guideline without such facts: why no run can show them.
    case noFacts
    /// On a source page or an observation: who wrote the article.
    case author
    /// On a source page or an observation: the article's address.
    case url
    /// On a source page or an observation: its date, as `2024-03-31`.
    case published
    /// On the home page: the site's name, for its header and the titles of all pages.
    case name
    /// On the home page: the language of the pages, as a tag such as `en` or `pt-BR`.
    case language
    /// On the home page: where the site is published.
    case address
    /// On the home page: where to edit a page, with `{path}` for its file.
    case edit
    /// On the home page: where to report a wrong count, with `{path}` for the page's file and `{title}`
    /// for its title.
    case report
    /// On the home page: words that search treats alike, a group for each item: `update rerender redraw`.
    case synonyms
    /// On the home page: the topics in the order in which one learns them.
    case topics
    /// On the home page: what a topic or a tag is about, an item for each: `Environment: Two or three sentences.`
    case introductions
    /// On the home page: the links of the header, an item for each: `Install: reference/install`.
    case menu
    /// On the home page: the links of the footer, in the form of those of the header.
    case footer
    /// On the home page: where a reader can begin, in the form of the links of the header.
    case start
    /// On the home page: the topic whose pages the list of guidelines can be filtered by.
    case filter
    /// On an observation: the system that it is about, as `iOS 17` or `not stated`.
    case os
    /// On an observation: the device, where it is known.
    case device
    /// On an observation or a source page: the kind of evidence.
    case evidence
    /// On an observation: the confidence in it.
    case confidence
    /// On an observation: why the engine's result may differ, in a word or two.
    case triage
    /// On an observation: the sentence that explains the triage.
    case reason
    /// On an observation that shows no rule: the sentence that says why.
    case withoutRule
    /// The image for link previews of the page, relative to the page.
    case image

    /// The key's spelling on pages.
    package var name: String {
      switch self {
      case .title: "title"
      case .summary: "summary"
      case .topic: "topic"
      case .tags: "tags"
      case .sources: "sources"
      case .rules: "rules"
      case .related: "related"
      case .aliases: "aliases"
      case .answers: "answers"
      case .impact: "impact"
      case .because: "because"
      case .counts: "counts"
      case .when: "when"
      case .noFacts: "no-facts"
      case .author: "author"
      case .url: "url"
      case .published: "published"
      case .name: "name"
      case .language: "language"
      case .address: "address"
      case .edit: "edit"
      case .report: "report"
      case .synonyms: "synonyms"
      case .topics: "topics"
      case .introductions: "introductions"
      case .menu: "menu"
      case .footer: "footer"
      case .start: "start"
      case .filter: "filter"
      case .os: "os"
      case .device: "device"
      case .evidence: "evidence"
      case .confidence: "confidence"
      case .triage: "triage"
      case .reason: "reason"
      case .withoutRule: "without-rule"
      case .image: "image"
      }
    }

    /// Whether the value is a list.
    package var isList: Bool {
      switch self {
      case .tags, .sources, .rules, .related, .aliases, .answers, .synonyms, .topics,
        .introductions, .menu, .footer, .start, .when:
        true
      default: false
      }
    }
  }

  package typealias Value = Fields<Key>.Value
  package typealias Values = [Key: [Value]]

  private let fields: Fields<Key>
  /// The whole front matter with its `---` lines; empty if a page has none.
  package let range: Range<Int>

  package var values: Values { fields.values }

  /// The value of a key that takes one.
  package subscript(key: Key) -> String? { fields[key] }

  /// The values of a key that takes a list.
  package func list(_ key: Key) -> [String] { fields.list(key) }
}

extension FrontMatter {
  /// Parses the front matter at the start of a file, which may begin with a byte-order mark.
  static func parse(_ source: SourceText) -> (FrontMatter, [Diagnostic]) {
    let none = FrontMatter(fields: Fields(values: [:]), range: 0..<0)
    let isFence = { (line: Int) in
      let whole = source.range(ofLine: line)
      let range = whole.lowerBound..<source.trimmed(whole).upperBound
      let mark = line == 1 && source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      return source.bytes[range].dropFirst(mark).elementsEqual("---".utf8)
    }
    guard isFence(1) else { return (none, misplacedFence(in: source)) }
    guard let end = (2...max(2, source.lineCount)).first(where: isFence) else {
      return (none, [source.diagnostic(.unclosed, at: source.range(ofLine: 1))])
    }
    let (fields, diagnostics) = Fields<Key>.read(2..<end, of: source)
    let bodyStart =
      end < source.lineCount ? source.range(ofLine: end + 1).lowerBound : source.bytes.count
    return (FrontMatter(fields: fields, range: 0..<bodyStart), diagnostics)
  }
}

extension FrontMatter {
  /// A finding if the text of a page begins with what is meant as front matter.
  private static func misplacedFence(in source: SourceText) -> [Diagnostic] {
    guard let line = (1...source.lineCount).first(where: { !source.line($0).isEmpty }) else {
      return []
    }
    let text = source.line(line).drop { $0 == " " || $0 == "\t" }
    let isFence = text.hasPrefix("---") && text.allSatisfy { $0 == "-" } || text == "+++"
    let isFollowedByField =
      line < source.lineCount
      && Key.allCases.contains { source.line(line + 1).hasPrefix($0.name + ":") }
    guard isFence, isFollowedByField || text == "+++" else { return [] }
    return [source.diagnostic(.misplaced, at: source.range(ofLine: line))]
  }
}

extension Diagnostic.Message {
  fileprivate static let misplaced = Self(
    id: FrontMatter.Key.findingID,
    what: "this does not begin the front matter",
    why: "front matter begins on the first line with '---', without spaces",
    fix: "write '---' on line 1, and again after the last field"
  )

  fileprivate static let unclosed = Self(
    id: FrontMatter.Key.findingID,
    what: "front matter has no end",
    why: "no line '---' follows",
    fix: "add a line '---' after the last field"
  )
}
