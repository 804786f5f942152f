import Guidelines
import Synchronization
import Threads

/// Reads the pages of a search index, several groups of them at once.
final class IndexReader: Sendable {
  /// What was read of the pages of a group.
  struct Group: Sendable {
    /// The places of the pages.
    let places: Range<Int>
    /// How many sections each page has.
    let sectionCounts: [Int]
    /// What the sections of those pages have that the old index does not know.
    let found: SectionWords.Found
    /// The number of what has read them.
    let reader: Int
  }

  /// What was read of all groups so far.
  private struct Reading: Sendable {
    var groups: [Group] = []
    var readerCount = 0
    /// What has read words and does not at the moment.
    var idle: [(words: SectionWords, number: Int)] = []

    mutating func newReader() -> (words: SectionWords, number: Int) {
      readerCount += 1
      return (SectionWords(), readerCount - 1)
    }
  }

  /// How many pages are read one after another.
  private static let pagesInGroup = 32

  let map: SiteMap
  /// Changes whenever the same pages may give another index.
  let origin: String
  /// The index of before, if it is of the same origin.
  let old: SearchMemory?
  /// The places of the pages of each group.
  let groups: [Range<Int>]
  /// Where each page stands in the old index; `nil` where it is another one now.
  let oldPlaces: [Int?]
  private let reading = Mutex(Reading())

  /// - Parameters:
  ///   - map: The pages.
  ///   - origin: Changes whenever the same pages may give another index.
  ///   - old: What was kept of an index; its pages need not be read again.
  init(_ map: SiteMap, origin: String, after old: SearchMemory?) {
    self.map = map
    self.origin = origin
    self.old = old?.origin == origin ? old : nil
    oldPlaces = map.pages.map(\.fingerprint).places(in: self.old?.pages.map(\.key) ?? [])
    groups = stride(from: 0, to: map.pages.count, by: Self.pagesInGroup)
      .map { $0..<min($0 + Self.pagesInGroup, map.pages.count) }
  }

  /// Gives up what was read.
  /// - Returns: The groups in the order of their pages, and the words by the numbers of their readers.
  func take() -> (groups: [Group], tables: [WordTable]) {
    var taken = Reading()
    reading.withLock { swap(&taken, &$0) }
    taken.groups.sort { $0.places.lowerBound < $1.places.lowerBound }
    taken.idle.sort { $0.number < $1.number }
    return (taken.groups, taken.idle.map(\.words.table))
  }

  /// Reads the words of all pages, as if there were no old index.
  /// - Returns: What `take()` does.
  func readAll() -> (groups: [Group], tables: [WordTable]) {
    let reader = Self(map, origin: origin, after: nil)
    _ = reader.groups.concurrentMap { reader.read($0, to: { _ in }) { (_) throws(Never) in } }
    return reader.take()
  }

  /// Reads the pages of a group for `take()`, and gives their texts to a sink.
  /// - Parameters:
  ///   - group: Their places.
  ///   - sink: Takes the texts, but for those that are in the old index at the same place.
  ///   - visit: Is given each page as long as its document is at hand.
  /// - Throws: What `visit` throws.
  func read<Problem: Error>(
    _ group: Range<Int>,
    to sink: FileSink,
    visit: (PageDocument) throws(Problem) -> Void
  ) throws(Problem) {
    var (words, reader) = reading.withLock { reading in
      reading.idle.popLast() ?? reading.newReader()
    }
    var counts: [Int] = []
    for place in group {
      let document = PageDocument(map.pages[place])
      try visit(document)
      let known = oldPlaces[place]
      if let old, let known, known == place {
        counts.append(old.pages[known].sectionCount)
        continue
      }
      let sections = SearchSection.sections(of: document)
      sink(SearchIndex.texts(of: sections, page: place))
      counts.append(sections.count)
      if known == nil { words.add(sections, of: document.page) }
    }
    let read = Group(places: group, sectionCounts: counts, found: words.take(), reader: reader)
    reading.withLock { reading in
      reading.groups.append(read)
      reading.idle.append((words, reader))
    }
  }
}

extension IndexReader {
  /// With more pages that are gone, reading what they were takes longer than a look at all words.
  private static let mostGonePages = 32

  /// The words of the pages that are gone, from their texts in the old site, at the numbers that their
  /// sections had; `nil` where one of these pages is not found.
  var lostWords: IndexedWords? {
    guard let old else { return nil }
    let present = Set(oldPlaces.compactMap(\.self))
    let gone = old.pages.indices.filter { !present.contains($0) }
    guard gone.count <= Self.mostGonePages, gone.allSatisfy(map.pages.indices.contains) else {
      return nil
    }
    let slots = old.pages.slots
    var words = SectionWords()
    var numbers: [Int] = []
    for place in gone {
      // An edited page is where it was.
      guard let page = map.pages[place].before(in: old), page.fingerprint == old.pages[place].key
      else {
        return nil
      }
      let sections = SearchSection.sections(of: PageDocument(page))
      words.add(sections, of: page)
      numbers += slots[place].prefix(sections.count)
    }
    let part = IndexedWords.Part(found: words.take(), table: 0, sections: numbers)
    return IndexedWords([part], tables: [words.table])
  }
}

extension Page {
  /// The page as it is in the site of an index, if it is there.
  fileprivate func before(in index: SearchMemory) -> Page? {
    index.file(slug + ".md").map { text in
      let folder = path.dropLast(slug.count + "/.md".count)
      return Page(path: path, text: String(decoding: text, as: UTF8.self), folder: String(folder))
    }
  }
}

extension [Fingerprint] {
  /// Where each element is among others, of which none are the same; most are in the same order.
  fileprivate func places(in others: [Fingerprint]) -> [Int?] {
    let start = zip(self, others).prefix { $0 == $1 }.count
    let most = Swift.min(count, others.count) - start
    let end = zip(reversed(), others.reversed()).prefix(most).prefix { $0 == $1 }.count
    let moved = Dictionary(
      uniqueKeysWithValues: (start..<others.count - end).map { (others[$0], $0) }
    )
    return indices.map { place in
      if place < start { return place }
      return place < count - end ? moved[self[place]] : place - count + others.count
    }
  }
}

extension SectionWords {
  /// Adds the sections of a page.
  fileprivate mutating func add(_ sections: [SearchSection], of page: Page) {
    for (number, section) in sections.enumerated() {
      add(section, title: number == 0 ? page.title : "", isAdvice: page.kind == .guideline)
    }
  }
}
