import Guidelines
import Threads

/// Words in the order of the theme's scripts, with their sections.
struct IndexedWords: Equatable, Sendable {
  private(set) var words = WordList()
  private(set) var lists = PostingLists()
  /// How many bytes the line of each word has, with its end.
  private(set) var sizes: [UInt32] = []

  /// How many words a core takes at a time.
  private static let wordsAtOnce = 512

  /// No words.
  init() {}

  /// The words of several parts of the sections.
  /// - Parameters:
  ///   - parts: What they have, with the number that each section of a part has among all, in ascending
  ///     order, and the place of the table that the part's words are numbered by.
  ///   - tables: The words.
  init(_ parts: [Part], tables: [WordTable]) {
    var table = WordTable()
    let numbers = tables.map { table.numbers(ofWordsIn: $0) }
    let sorted = table.sorted
    var places = [Int32](repeating: 0, count: table.count)
    let words = table.list(of: sorted)
    for (place, word) in sorted.enumerated() { places[word] = Int32(place) }
    let lists = PostingLists(
      parts,
      places: numbers.map { $0.map { places[Int($0)] } },
      count: table.count
    )
    let groups = stride(from: 0, to: words.count, by: Self.wordsAtOnce)
      .map { $0..<min($0 + Self.wordsAtOnce, words.count) }
    let sizes = groups.concurrentMap { places in
      var writer = LineWriter()
      return places.map { writer.lineSize(of: words.range(of: $0).count, lists[$0]) }
    }
    (self.words, self.lists, self.sizes) = (words, lists, Array(sizes.joined()))
  }

  /// What a part of the sections has.
  struct Part {
    let found: SectionWords.Found
    let table: Int
    let sections: [Int]
  }

  var count: Int { words.count }
  var isEmpty: Bool { words.isEmpty }

  /// Consecutive words.
  subscript(places: Range<Int>) -> Self {
    var part = Self()
    part.words.append(places, of: words)
    part.lists = lists[places]
    part.sizes = Array(sizes[places])
    return part
  }

  mutating func append(_ word: ArraySlice<UInt8>, _ list: ArraySlice<Posting>, size: UInt32) {
    words.append(word)
    lists.append(list)
    sizes.append(size)
  }

  /// Adds words that come behind these.
  mutating func append(_ other: Self) {
    words.append(other.words.indices, of: other.words)
    lists.append(other.lists)
    sizes += other.sizes
  }
}

extension IndexedWords {
  /// The words that have other sections than in another list, or are only in one of them.
  func wordsDiffering(from other: Self) -> [ArraySlice<UInt8>] {
    var differing: [ArraySlice<UInt8>] = []
    var rest = other.words.indices
    for place in words.indices {
      let word = words[place]
      while let next = rest.first, precedesInScripts(other.words[next], word) {
        differing.append(other.words[next])
        rest.removeFirst()
      }
      if let next = rest.first, other.words[next] == word {
        rest.removeFirst()
        if other.lists[next] == lists[place] { continue }
      }
      differing.append(word)
    }
    return differing + rest.map { other.words[$0] }
  }
}

extension IndexedWords {
  /// As bytes for a file.
  var bytes: [UInt8] {
    var writer = ByteWriter(
      capacity: words.bytes.count + 4 * (3 * count + lists.postings.count + 5)
    )
    writer.add(words)
    writer.add(sizes)
    writer.add(lists.ends)
    writer.add(lists.postings)
    return writer.bytes
  }

  /// Reads what `bytes` gives; `nil` where it does not fit together.
  init?(_ bytes: [UInt8], sectionCount: Int) {
    var reader = ByteReader(bytes)
    guard let words = reader.words(), !words.isEmpty,
      let sizes = reader.numbers(), sizes.count == words.count,
      let ends = reader.numbers(), let postings = reader.numbers(as: Posting.self),
      let lists = PostingLists(ends: ends, postings: postings, sectionCount: sectionCount),
      lists.count == words.count
    else { return nil }
    (self.words, self.lists, self.sizes) = (words, lists, sizes)
  }
}

extension ByteWriter {
  mutating func add(_ words: WordList) {
    add(words.bytes)
    add(words.ends)
  }
}

extension ByteReader {
  mutating func words() -> WordList? {
    guard let bytes = numbers(as: UInt8.self), let ends = numbers() else { return nil }
    return WordList(bytes: bytes, ends: ends)
  }
}

extension PostingLists {
  /// The lists of so many words, each of which has a place by its number in each table.
  fileprivate init(_ parts: [IndexedWords.Part], places: [[Int32]], count: Int) {
    // First how long each list is, then where it begins, and in the end where it has ended.
    var ends = [UInt32](repeating: 0, count: count)
    var list = ends.mutableSpan
    for part in parts {
      let table = places[part.table]
      let places = table.span
      let words = part.found.words.span
      for word in words.indices { list[Int(places[words[word].word])] += 1 }
    }
    var end: UInt32 = 0
    for place in list.indices { (list[place], end) = (end, end + list[place]) }
    var postings = [Posting](repeating: Posting(bits: 0), count: Int(end))
    var posting = postings.mutableSpan
    for part in parts {
      let table = places[part.table]
      let places = table.span
      let words = part.found.words.span
      var start = 0
      for (section, end) in zip(part.sections, part.found.ends) {
        for word in start..<end {
          let place = Int(places[words[word].word])
          posting[Int(list[place])] = Posting(section: section, level: words[word].level)
          list[place] += 1
        }
        start = end
      }
    }
    self.init(ends: ends, postings: postings)
  }
}
