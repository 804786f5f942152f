import Guidelines
import Mustache

/// What readers look for, from A to Z: API names, symptoms, and the titles of pages that answer neither; a large
/// site has one page per letter.
struct AlphabetPage {
  /// What leads to a page.
  private struct Entry {
    let words: String
    let page: Page
    /// Whether other pages answer the same words.
    var isShared = false

    /// What it is sorted by: the words without marks such as `@`.
    var key: String { String(words.lowercased().drop { !$0.isLetter && !$0.isNumber }) }

    /// The first letter, ignoring marks; `0` if it has none.
    var letter: String { words.first(where: \.isLetter).map { $0.uppercased() } ?? "0" }

    /// Whether the words are an API's name, such as `@State`, `onChange` or `.task(id:)`.
    var isCode: Bool {
      guard !words.contains(" ") else { return false }
      return words.contains { "@.()_#$".contains($0) }
        || words.dropFirst().contains(where: \.isUppercase) && words.contains(where: \.isLowercase)
    }
  }

  let context: RenderContext

  /// The maximum number of pages that fit on one list.
  private static let maxPages = 400

  func files() throws(TemplateProblem) -> [OutputFile] {
    let pages = context.map.listed
    let letters = Dictionary(grouping: entries(of: pages), by: \.letter).sorted { $0.key < $1.key }
    let layout = LayoutModel(
      context: context,
      path: SiteMap.alphabet,
      kind: "alphabet",
      title: "A to Z",
      description: "API names, symptoms and pages, each with the page that answers it."
    )
    guard pages.count > Self.maxPages else {
      return [try layout.file("alphabet", members(letters, of: letters, from: layout.path))]
    }
    var files = [try layout.file("alphabet", members([], of: letters, from: layout.path))]
    for (letter, entries) in letters {
      var own = layout
      own.path = path(of: letter)
      own.title = letter
      own.description = "The names, symptoms and pages that begin with this letter."
      let list = PagedList(layout: own, template: "alphabet", items: entries, size: Self.maxPages)
      files += try list.files { entries, path in
        members([(letter, Array(entries))], of: letters, from: path)
      }
    }
    return files
  }

  private func path(of letter: String) -> SitePath {
    SiteMap.alphabet.within(slug(letter))
  }

  /// The template's keys for a page that shows some of the letters and links to all.
  private func members(
    _ shown: [(key: String, value: [Entry])],
    of all: [(key: String, value: [Entry])],
    from path: SitePath
  ) -> Members {
    let isWhole = shown.count == all.count
    return [
      "index": .list(
        all.map { letter, entries in
          let address = isWhole ? "#" + anchor(of: letter) : path.link(to: self.path(of: letter))
          return [
            "letter": .string(letter),
            "count": isWhole ? false : .integer(entries.count),
            "href": .string(address),
          ]
        }
      ),
      "letters": .list(
        shown.map { letter, entries in
          [
            "letter": .string(letter),
            "id": .string(anchor(of: letter)),
            "pages": .list(entries.map { model($0, from: path) }),
          ]
        }
      ),
    ]
  }

  private func model(_ entry: Entry, from path: SitePath) -> Value {
    [
      "words": .string(entry.words),
      "isCode": .boolean(entry.isCode),
      "href": .string(path.link(to: entry.page.sitePath)),
      "page": entry.isShared ? .string(entry.page.title) : false,
    ]
  }

  /// The entries in order, each word once for each page that answers it.
  private func entries(of pages: [Page]) -> [Entry] {
    var entries = pages.flatMap { page -> [Entry] in
      let words = page.answers.isEmpty ? [page.title] : page.answers
      return words.map { Entry(words: $0, page: page) }
    }
    let counts = Dictionary(grouping: entries) { $0.words.lowercased() }.mapValues(\.count)
    for index in entries.indices {
      entries[index].isShared = counts[entries[index].words.lowercased(), default: 1] > 1
    }
    let keyed = entries.map { (key: $0.key, entry: $0) }
    return keyed.sorted { ($0.key, $0.entry.page.path) < ($1.key, $1.entry.page.path) }
      .map(\.entry)
  }

  private func anchor(of letter: String) -> String { "letter-" + letter.lowercased() }
}
