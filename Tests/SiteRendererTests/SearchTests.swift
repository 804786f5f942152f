import Foundation
import Testing

@testable import SiteRenderer

@Suite struct `The words of a text` {
  /// Texts with their words; the theme's script is held to the same ones in the browser.
  static let cases: [(String, [String])] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures/search-words.json").standardizedFileURL
    guard let data = try? Data(contentsOf: file),
      let rows = try? JSONSerialization.jsonObject(with: data) as? [[Any]]
    else { return [] }
    return rows.compactMap { row in
      guard let text = row.first as? String, let words = row.last as? [String] else { return nil }
      return (text, words)
    }
  }()

  @Test func `have cases`() {
    #expect(Self.cases.count > 15)
  }

  @Test(arguments: cases)
  func `are names whole and in parts`(text: String, words: [String]) {
    #expect(SearchWords.words(of: text) == words)
  }

  @Test func `leave out what nobody types`() {
    let long = String(repeating: "aB", count: 50)
    #expect(SearchWords.words(of: "\(long) \(String(repeating: "7", count: 65)) a") == ["a"])
  }
}

@Suite struct `The search index` {
  @Test func `has a section for each heading, with code and prose`() throws {
    let sections = SearchSection.sections(of: PageDocument(ExampleSite.closures))
    #expect(
      sections.map(\.anchor) == [
        "", "avoid-a-bare-closure", "prefer-an-object-in-the-environment", "why", "in-the-compiler",
      ]
    )
    #expect(sections[0].text.contains("A button deep in the hierarchy calls open."))
    #expect(sections[0].code == "open")
    #expect(sections[1].text.contains("Self._printChanges()"))
    #expect(sections[1].code.contains("Self._printChanges()"))
    #expect(sections.contains { $0.text.contains("On the author's phone") })
    #expect(!sections.contains { $0.text.contains("source=") })
    #expect(
      sections[3].text.hasPrefix(
        "Reading a key subscribes to it (ENV-3). Closures cannot be compared."
      )
    )
  }

  @Test func `ranks a title above a heading, a heading above code, code above prose`() throws {
    let lists = PostingLists(of: [
      (section(text: "a closure in prose"), ""),
      (section(text: "a closure in code", code: "closure"), ""),
      (section(heading: "A closure", text: "and four other words"), ""),
      (section(text: "and four other words"), "A closure"),
    ])
    let list = Array(lists["closure"])
    #expect(list.map(\.section) == [0, 1, 2, 3])
    #expect(list.map(\.level) == list.map(\.level).sorted())
    #expect(Set(list.map(\.level)).count == 4)
    #expect(list[1].level <= PostingLists.highestTextLevel)
    #expect(list[2].level > list[1].level)
  }

  @Test(arguments: [(0, "A"), (31, "f"), (32, "gB"), (1023, "_f"), (1024, "ggB")])
  func `writes numbers in digits of five bits`(number: Int, digits: String) {
    #expect(searchDigits(number) == digits)
  }

  @Test func `writes the sections of a word by level, and distances between them`() {
    let shards = Self.shards(5) { number in
      (section(text: number.isMultiple(of: 2) ? "even" : "odd"), "")
    }
    #expect(shards.lists.words == ["even", "odd"])
    #expect(shards.texts == ["even FABB\nodd FBB\n"])
    #expect(shards.firstWords == ["even"])
    #expect(shards.prefixes == [])
  }

  @Test func `cuts itself into pieces, and answers for a beginning that many pieces have`() throws {
    let shards = Self.shards(6_000) { number in
      (section(text: "word\(number % 3000) tail"), number == 77 ? "wonder" : "")
    }
    #expect(shards.texts.count > 3)
    #expect(shards.texts.count == shards.firstWords.count)
    #expect(shards.texts.joined().split(separator: "\n").count == shards.lists.words.count)
    #expect(shards.lists.words == shards.lists.words.sorted())
    let prefixes = shards.prefixes.map(\.line)
    let prefix = try #require(prefixes.first { $0.hasPrefix("wo*6000 ") })
    // The title comes first: its level, and its section.
    #expect(prefix.hasPrefix("wo*6000 \(searchDigits(16))\(searchDigits(77))"))
    #expect(!prefixes.contains { $0.hasPrefix("tail") })
  }

  @Test func `keeps the best sections of a word that nearly all have`() {
    let shards = Self.shards(7_000) { number in
      (section(text: "view"), number == 6_999 ? "view" : "")
    }
    let line = shards.texts[0].split { $0.isWhitespace }
    #expect(line[0] == "view*7000")
    #expect(line[1].dropFirst(1) == searchDigits(6_999))
    #expect(line[2].count == 6_000)
  }

  @Test func `is a script for each part`() {
    let collection = FileCollection()
    _ = SearchIndex(SiteMap(ExampleSite.site)) { collection.add($0) }
    let files = collection.files
    #expect(
      files.map(\.path) == [
        "search-index.js", "search/p0.js", "search/p1.js", "search/p2.js", "search/p3.js",
        "search/p4.js", "search/t0.js", "search/w0.js", "search/words.js",
      ]
    )
    #expect(files.allSatisfy { $0.bytes.starts(with: "bodycheckSearch.".utf8) })
  }

  /// The words of so many sections, cut into pieces.
  static func shards(
    _ count: Int,
    _ section: (Int) -> (SearchSection, title: String)
  ) -> WordShards {
    WordShards(PostingLists(of: (0..<count).map(section)))
  }

  private func section(heading: String = "", text: String, code: String = "") -> SearchSection {
    SearchSection(heading: heading, anchor: "", text: text, code: code)
  }
}

extension WordShards {
  /// The lines of all pieces.
  var texts: [String] { starts.indices.map { String(decoding: text(of: $0), as: UTF8.self) } }
}

extension SearchWords {
  /// The words of a text.
  fileprivate static func words(of text: String) -> [String] {
    var reader = Self()
    reader.read(text)
    return reader.words.map { String(decoding: reader.table[$0], as: UTF8.self) }
  }
}

extension PostingLists {
  /// The words of sections, each with its page's title where it is the page's first.
  fileprivate init(of sections: [(SearchSection, title: String)]) {
    var (words, table) = (SectionWords(), WordTable())
    for (section, title) in sections { words.add(section, title: title) }
    let part = (words.lists(numberedBy: &table), Array(sections.indices))
    self.init([part], table: table, sectionCount: sections.count)
  }
}
