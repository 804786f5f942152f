import Testing

@testable import SearchIndex

@Suite struct `A search index` {
  private static func page(
    title: String = "",
    topic: String = "",
    verdicts: Set<String> = [],
    answers: [String] = [],
    weight: Int = 100,
    _ sections: SearchableSection...
  ) -> SearchablePage {
    SearchablePage(
      title: title,
      address: "\(title).html",
      topic: topic,
      verdicts: verdicts,
      answers: answers,
      weight: weight,
      sections: sections
    )
  }

  /// So many pages, each with one section.
  private static func pages(_ count: Int, _ text: (Int) -> String) -> [SearchablePage] {
    (0..<count).map { page(SearchableSection(text: text($0))) }
  }

  @Test func `ranks a title above a heading, a heading above code, code above prose`() throws {
    let index = try WrittenIndex([
      Self.page(
        SearchableSection(text: "a closure in prose"),
        SearchableSection(text: "a closure in code", code: "closure"),
        SearchableSection(heading: "A closure", text: "and four other words")
      ),
      Self.page(answers: ["A closure"]),
      Self.page(title: "A closure", SearchableSection(text: "and four other words")),
    ])
    let entry = try #require(index.entry("closure"))
    #expect(entry.count == 5)
    let levels = (0..<5).compactMap { entry.levels[$0] }
    #expect(levels == levels.sorted())
    #expect(Set(levels).count == 5)
  }

  @Test func `counts what is frequent more, and what is in a long section less`() throws {
    let filling = String(repeating: "word ", count: 300)
    let index = try WrittenIndex(Self.pages(3) { ["a b c", "a a a", filling + "a"][$0] })
    let levels = try #require(index.entry("a")).levels
    #expect(levels[1] ?? 0 > levels[0] ?? 0)
    #expect(levels[0] ?? 0 > levels[2] ?? 0)
  }

  @Test func `lists pages with what they are filtered by`() throws {
    let index = try WrittenIndex([
      Self.page(
        title: "B",
        topic: "State",
        verdicts: ["prefer", "avoid"],
        SearchableSection(text: "")
      ),
      Self.page(
        title: "A",
        topic: "Lists",
        SearchableSection(text: ""),
        SearchableSection(text: "")
      ),
    ])
    #expect(index.site["topics"] as? [String] == ["Lists", "State"])
    #expect(index.site["verdicts"] as? [String] == ["avoid", "prefer"])
    let pages = try #require(index.site["pages"] as? [[Any]])
    #expect(pages.map { Array($0.prefix(2)) as? [String] } == [["B", "B.html"], ["A", "A.html"]])
    #expect(pages.map { Array($0[2..<6]) as? [Int] } == [[1, 3, 1, 100], [0, 0, 2, 100]])
  }

  @Test func `has the weights of pages and the groups of synonyms`() throws {
    let index = try WrittenIndex(
      [Self.page(title: "A", weight: 70, SearchableSection(text: ""))],
      synonyms: ["Update rerender  redraw", "slow lag"]
    )
    let pages = try #require(index.site["pages"] as? [[Any]])
    #expect(pages.map { $0[5] as? Int } == [70])
    #expect(
      index.site["synonyms"] as? [[String]] == [
        ["update", "rerender", "redraw"], ["slow", "lag"],
      ]
    )
  }

  @Test func `has one entry for all words of a group of synonyms`() throws {
    let index = try WrittenIndex(
      Self.pages(4) { ["slow", "lag", "neither", "lag slow"][$0] },
      synonyms: ["unknown words", "slow lag"]
    )
    #expect(try #require(index.entry("=1")).levels.keys.sorted() == [0, 1, 3])
    #expect(index.entry("=0") == nil)
  }

  @Test func `has the texts as they are`() throws {
    let text = "\"quoted\" \\ <b>\u{1}\u{1F}\u{2028}\n日本語"
    let section = SearchableSection(heading: "A & B", anchor: "a--b", text: text)
    let index = try WrittenIndex([Self.page(title: "T", section)])
    #expect(index.texts == [[[["A & B", "a--b", text]]]])
  }

  @Test func `is a few files where a site is small`() throws {
    #expect(
      try WrittenIndex(Self.pages(100) { "page \($0)" }).paths == [
        "search/words-0.js", "search/texts-0.js", "search/vocabulary-0.js", "search-index.js",
      ]
    )
  }

  @Test func `of no page is found to be empty`() throws {
    let index = try WrittenIndex([])
    #expect(index.words == [[]])
    #expect(index.texts == [[]])
    #expect(index.vocabulary.isEmpty)
  }

  @Test func `loses nothing between two files`() throws {
    let index = try WrittenIndex(Self.pages(6_000) { "word\($0) tail\($0 % 7)" })
    #expect(index.words.count > 3)
    let words = index.words.joined().map(\.word)
    #expect(words == words.sorted())
    #expect(words == index.vocabulary)
    #expect(Set(words).isSuperset(of: (0..<6_000).map { "word\($0)" }))
    #expect(index.site["words"] as? [String] == index.words.compactMap(\.first?.word))
    let entries = Dictionary(uniqueKeysWithValues: index.words.joined().map { ($0.word, $0) })
    let misplaced = (0..<6_000).filter { (number: Int) in
      entries["word\(number)"]?.levels.keys.first != number
    }
    #expect(misplaced == [])
    #expect(index.texts.count > 1)
    #expect(index.texts.joined().map { $0[0][2] } == (0..<6_000).map { "word\($0) tail\($0 % 7)" })
    let starts = index.texts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    #expect(index.site["texts"] as? [Int] == starts.dropLast())
  }

  @Test func `has its words in the order of scripts`() throws {
    // In UTF-16, a character outside of the first plane comes before U+FB01.
    let index = try WrittenIndex(Self.pages(1) { _ in "\u{FB01} \u{10428} b a" })
    #expect(index.vocabulary == ["a", "b", "\u{10428}", "\u{FB01}"])
  }

  @Test func `answers for a beginning that words in many files have`() throws {
    var pages = Self.pages(6_000) { "word\($0) tail" }
    pages[77] = Self.page(title: "Wonder", SearchableSection(text: "word77"))
    let index = try WrittenIndex(pages)
    let beginnings = try index.beginnings
    #expect(beginnings.map(\.word).starts(with: ["w", "wo", "wor", "word"]))
    let entry = try #require(beginnings.first { $0.word == "wo" })
    #expect(entry.count == 6_000)
    #expect(entry.levels.count == 16)
    #expect(entry.levels.max { $0.value < $1.value }?.key == 77)
    #expect(!beginnings.contains { $0.word.hasPrefix("t") })
  }

  @Test func `answers for beginnings after one that is a word itself`() throws {
    let index = try WrittenIndex(Self.pages(6_000) { $0 == 0 ? "w word" : "word\($0)" })
    #expect(try index.beginnings.map(\.word).starts(with: ["w", "wo", "wor", "word"]))
  }

  @Test func `ends no beginning inside a character`() throws {
    let index = try WrittenIndex(Self.pages(6_000) { "я\($0)я" })
    #expect(try index.beginnings.contains { $0.word == "я" })
  }

  @Test func `lists the best sections of a word that nearly all have`() throws {
    var pages = Self.pages(7_000) { _ in "view" }
    pages[6_999] = Self.page(title: "View", SearchableSection(text: "view"))
    let entry = try #require(try WrittenIndex(pages).entry("view"))
    #expect(entry.count == 7_000)
    #expect(entry.levels.count == 6_000)
    #expect(entry.levels[6_999] == entry.levels.values.max())
  }

  @Test func `is the same each time`() throws {
    let pages = Self.pages(700) { "word\($0 % 37) tail\($0 % 7) and more" }
    let (first, second) = (SearchIndex(pages).files, SearchIndex(pages).files)
    #expect(first.map(\.path) == second.map(\.path))
    #expect(first.map(\.bytes) == second.map(\.bytes))
  }
}
