/// What a page says about itself between its first two `---` lines.
package struct FrontMatter: Equatable, Sendable {
  /// Everything a page may say about itself.
  package enum Key: Int, CaseIterable, Sendable {
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

    private static let keys = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

    /// The key that pages spell so.
    init?(_ name: String) {
      guard let key = Self.keys[name] else { return nil }
      self = key
    }

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

  /// How many values a list holds; what follows is left out.
  static let longestList = 100

  /// A value and where it stands.
  package struct Value: Equatable, Sendable {
    package let text: String
    package let range: Range<Int>
  }

  /// The values of each key that a page has; one unless the key takes a list.
  package typealias Values = [Key: [Value]]

  package let values: Values
  /// The whole front matter with its `---` lines; empty where a page has none.
  package let range: Range<Int>

  /// The value of a key that takes one.
  package subscript(key: Key) -> String? { values[key]?.first?.text }

  /// The values of a key that takes a list.
  package func list(_ key: Key) -> [String] { (values[key] ?? []).map(\.text) }
}
