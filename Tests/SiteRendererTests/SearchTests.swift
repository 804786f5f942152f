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
    // Letters count, not bytes.
    let most = String(repeating: "ä", count: 64)
    #expect(SearchWords.words(of: "\(most) @\(most) \(most)ä") == [most, "@" + most, most])
  }

  @Test func `are found with nothing between them`() {
    let text = String(repeating: "1a(b:)c ", count: 99) + "2d"
    let row = ["1", "a(b:)", "a", "b", "c"]
    #expect(
      SearchWords.words(of: text) == Array(repeatElement(row, count: 99).joined()) + ["2", "d"]
    )
  }

  @Test func `are the same when they are met again`() {
    for (text, words) in Self.cases {
      #expect(SearchWords.words(of: text, twice: true) == words)
    }
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
    let texts = sections.map { String(decoding: $0.text, as: UTF8.self) }
    let codes = sections.map { String(decoding: $0.code, as: UTF8.self) }
    #expect(texts[0].contains("A button deep in the hierarchy calls open."))
    #expect(codes[0] == "open")
    #expect(texts[1].contains("Self._printChanges()"))
    #expect(codes[1].contains("Self._printChanges()"))
    #expect(texts.contains { $0.contains("On the author's phone") })
    #expect(!texts.contains { $0.contains("source=") })
    #expect(
      texts[3].hasPrefix(
        "Reading a key subscribes to it (ENV-3). Closures cannot be compared."
      )
    )
  }

  @Test func `ranks a title above a heading, a heading above code, code above prose`() throws {
    let words = IndexedWords(of: [
      (section(text: "a closure in prose"), ""),
      (section(text: "a closure in code", code: "closure"), ""),
      (section(heading: "A closure", text: "and four other words"), ""),
      (section(text: "and four other words"), "A closure"),
    ])
    let list = words["closure"]
    #expect(list.map(\.section) == [0, 1, 2, 3])
    #expect(list.map(\.level) == list.map(\.level).sorted())
    #expect(Set(list.map(\.level)).count == 4)
    #expect(list[1].level <= Posting.highestTextLevel)
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
    #expect(shards.texts == ["even FABB\nodd FBB\n"])
    #expect(shards.pieces.map(\.first) == [Array("even".utf8)])
    #expect(shards.pieces.map(\.last) == [Array("odd".utf8)])
    #expect(shards.vocabulary == Array("Aeven Aodd ".utf8))
    #expect(shards.prefixes == [])
  }

  @Test func `cuts itself into pieces, and answers for a beginning that many pieces have`() throws {
    let shards = Self.shards(6_000) { number in
      (section(text: "word\(number % 3000) tail"), number == 77 ? "wonder" : "")
    }
    #expect(shards.texts.count > 3)
    let texts = shards.texts.map { $0.split(separator: "\n") }
    let words = texts.joined().compactMap { $0.split(separator: " ").first }
    #expect(words.count == 5_993)
    #expect(words == words.sorted())
    for (piece, lines) in zip(shards.pieces, texts) {
      #expect(lines.first?.utf8.starts(with: piece.first) == true)
      #expect(lines.last?.utf8.starts(with: piece.last) == true)
      #expect(piece.size == lines.reduce(0) { $0 + $1.utf8.count + 1 })
    }
    let prefixes = shards.prefixes.map { String(decoding: $0.line, as: UTF8.self) }
    let prefix = try #require(prefixes.first { $0.hasPrefix("wo*6000 ") })
    // The title comes first: its level, and its section.
    #expect(prefix.hasPrefix("wo*6000 \(searchDigits(16))\(searchDigits(77))"))
    #expect(!prefixes.contains { $0.hasPrefix("tail") })
  }

  @Test func `answers for the beginnings behind one that is a word itself`() {
    let shards = Self.shards(6_000) { number in
      (section(text: "word\(number % 3000)"), number == 0 ? "w word" : "")
    }
    let beginnings = shards.prefixes.map { String(decoding: $0.beginning, as: UTF8.self) }
    #expect(beginnings.starts(with: ["w", "wo", "wor", "word"]))
  }

  @Test func `ends no beginning inside of a letter`() {
    let shards = Self.shards(6_000) { number in (section(text: "日\(number % 3000)日"), "") }
    let beginnings = shards.prefixes.map(\.beginning)
    #expect(beginnings.contains(Array("日".utf8)))
    #expect(beginnings.allSatisfy { String(validating: $0, as: UTF8.self) != nil })
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
    let files = searchFiles(SiteMap(ExampleSite.site)).sorted { $0.path < $1.path }
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
    WordShards(IndexedWords(of: (0..<count).map(section)), sectionCount: count)
  }

  private func section(heading: String = "", text: String, code: String = "") -> SearchSection {
    SearchSection(heading: heading, anchor: "", text: Array(text.utf8), code: Array(code.utf8))
  }
}

extension WordShards {
  /// The lines of all pieces.
  var texts: [String] {
    pieces.map { piece in
      String(decoding: piece.words?.text ?? [], as: UTF8.self)
        .replacingOccurrences(of: "\\n", with: "\n")
    }
  }
}

extension SearchWords {
  /// The words of a text, which may have been read before.
  fileprivate static func words(of text: String, twice: Bool = false) -> [String] {
    var reader = Self()
    for _ in 0..<(twice ? 2 : 1) { reader.read(Array(text.utf8)) }
    let numbers = reader.tokens.flatMap { $0 < 0 ? Array(reader.forms(of: Int(~$0))) : [$0] }
    #expect(numbers.count == reader.wordCount)
    return numbers.map { String(decoding: reader.table[Int($0)], as: UTF8.self) }
  }
}

extension IndexedWords {
  /// The words of sections, each with its page's title where it is the page's first.
  fileprivate init(of sections: [(SearchSection, title: String)]) {
    var words = SectionWords()
    for (section, title) in sections { words.add(section, title: title) }
    let part = Part(found: words.take(), table: 0, sections: Array(sections.indices))
    self.init([part], tables: [words.table])
  }

  /// The sections of a word.
  fileprivate subscript(word: String) -> [Posting] {
    let place = words.indices.first { words[$0].elementsEqual(word.utf8) }
    return place.map { Array(lists[$0]) } ?? []
  }
}
