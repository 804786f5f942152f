import Diagnostics

/// What a page says about itself between its first two `---` lines.
package struct FrontMatter: Equatable, Sendable {
  /// Everything a page may say about itself.
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
    /// Of a source page: who wrote the article.
    case author
    /// Of a source page: where the article is.
    case url
    /// Of a source page: its date, as `2024-03-31`.
    case published
    /// Of the first page: where a page can be edited, `{path}` standing for its file.
    case edit
    /// Of the first page: where a wrong count can be reported; `{path}` stands for the page's file,
    /// `{title}` for its title.
    case report
    /// The picture that stands for the page where a link to it is shown, relative to the page.
    case image

    /// How pages spell it.
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
      case .author: "author"
      case .url: "url"
      case .published: "published"
      case .edit: "edit"
      case .report: "report"
      case .image: "image"
      }
    }

    /// Whether the value is a list.
    package var isList: Bool {
      switch self {
      case .tags, .sources, .rules, .related, .aliases: true
      default: false
      }
    }
  }

  package typealias Value = Fields<Key>.Value
  package typealias Values = [Key: [Value]]

  private let fields: Fields<Key>
  /// The whole front matter with its `---` lines; empty where a page has none.
  package let range: Range<Int>

  package var values: Values { fields.values }

  /// The value of a key that takes one.
  package subscript(key: Key) -> String? { fields[key] }

  /// The values of a key that takes a list.
  package func list(_ key: Key) -> [String] { fields.list(key) }
}

extension FrontMatter {
  /// Reads the front matter at the start of a file.
  static func parse(_ source: SourceText) -> (FrontMatter, [Diagnostic]) {
    let none = FrontMatter(fields: Fields(values: [:]), range: 0..<0)
    let isFence = { source.bytes[source.range(ofLine: $0)].elementsEqual("---".utf8) }
    guard isFence(1) else { return (none, []) }
    guard let end = (2...max(2, source.lineCount)).first(where: isFence) else {
      return (none, [source.diagnostic(.unclosed, at: source.range(ofLine: 1))])
    }
    let (fields, diagnostics) = Fields<Key>.read(2..<end, of: source)
    let bodyStart =
      end < source.lineCount ? source.range(ofLine: end + 1).lowerBound : source.bytes.count
    return (FrontMatter(fields: fields, range: 0..<bodyStart), diagnostics)
  }
}

extension Diagnostic.Message {
  fileprivate static let unclosed = Self(
    id: FrontMatter.Key.findingID,
    what: "front matter has no end",
    why: "no later line is '---'",
    fix: "add a line '---' after the last field"
  )
}
