import Guidelines

/// The words of the index in order, with their sections, cut into pieces.
///
/// Of the words before which a piece could end, the words themselves decide on one, so that what a page
/// adds to the index moves hardly any other cut.
struct WordShards {
  /// A beginning of words that is spread over too many pieces, and the sections that answer it best.
  struct Prefix: Equatable {
    let beginning: String
    /// Like that of a word.
    let line: String
  }

  let lists: PostingLists
  /// How many bytes the line of each word has.
  let sizes: [Int]
  /// The place of the first word of each piece.
  let starts: [Int]
  /// Sorted; a beginning comes before the longer ones.
  let prefixes: [Prefix]

  /// A piece has about so many bytes; the last one can have fewer, and one of a single word more.
  private static let (leastSize, mostSize) = (8_000, 16_000)
  /// A word with more sections keeps only those that answer it best.
  private static let mostSections = 6_000
  /// A beginning of a word is looked up in at most so many pieces.
  private static let mostShards = 2
  private static let sectionsOfPrefix = 16

  /// Cuts lists into pieces.
  /// - Parameters:
  ///   - lists: The words.
  ///   - old: The pieces of before.
  ///   - origins: The place that each word had there if its list is still the same, or else -1.
  init(_ lists: PostingLists, after old: WordShards? = nil, origins: [Int] = []) {
    let places = Array(lists.words.indices)
    let origins = old == nil ? places.map { _ in -1 } : origins
    let changed = places.filter { origins[$0] < 0 }
    let made = changed.concurrentMap { Self.line(of: $0, in: lists).count }
    var sizes = origins.map { $0 < 0 ? 0 : old?.sizes[$0] ?? 0 }
    for (place, size) in zip(changed, made) { sizes[place] = size }
    self.lists = lists
    self.sizes = sizes
    starts = Self.cuts(of: lists.words, sizes)
    var known: [String: Prefix] = [:]
    if let old, old.lists.sectionCount == lists.sectionCount {
      known = Dictionary(uniqueKeysWithValues: old.prefixes.map { ($0.beginning, $0) })
      for place in changed { known.removeBeginnings(of: lists.words[place]) }
      for word in old.words(lackingIn: origins) { known.removeBeginnings(of: word) }
    }
    let unchanged = known
    let spread = Self.spreadBeginnings(of: lists.words, starts)
    prefixes = spread.concurrentMap { beginning, words in
      unchanged[beginning] ?? Self.prefix(beginning, of: words, in: lists)
    }
  }

  /// Pieces that were kept, or `nil` where they do not fit the words.
  init?(_ lists: PostingLists, sizes: [Int], starts: [Int], prefixes: [Prefix]) {
    guard sizes.count == lists.words.count, starts.allSatisfy(sizes.indices.contains) else {
      return nil
    }
    self.lists = lists
    self.sizes = sizes
    self.starts = starts
    self.prefixes = prefixes
  }

  /// The first word of each piece.
  var firstWords: [String] { starts.map { lists.words[$0] } }

  /// The lines of a piece.
  func text(of piece: Int) -> [UInt8] {
    let words = words(of: piece)
    var text: [UInt8] = []
    text.reserveCapacity(sizes[words].reduce(0, +))
    for place in words { text += Self.line(of: place, in: lists) }
    return text
  }

  /// The places of a piece's words.
  func words(of piece: Int) -> Range<Int> {
    starts[piece]..<(piece + 1 < starts.count ? starts[piece + 1] : lists.words.count)
  }

  /// Whether a piece has the words of the same piece of before, with the same lists.
  func isSame(_ piece: Int, in old: WordShards, origins: [Int]) -> Bool {
    guard old.starts.indices.contains(piece) else { return false }
    let (now, before) = (words(of: piece), old.words(of: piece))
    return now.count == before.count && origins[now].elementsEqual(before)
  }

  /// The words of which some list is not what it was.
  private func words(lackingIn origins: [Int]) -> [String] {
    var isLacking = [Bool](repeating: true, count: lists.words.count)
    for place in origins where place >= 0 { isLacking[place] = false }
    return isLacking.indices.filter { isLacking[$0] }.map { lists.words[$0] }
  }

  /// Where each piece begins.
  private static func cuts(of words: [String], _ sizes: [Int]) -> [Int] {
    var starts: [Int] = []
    var next = words.isEmpty ? nil : 0
    while let start = next {
      starts.append(start)
      next = cut(after: start, of: words, sizes)
    }
    return starts
  }

  /// Where the piece ends that begins with a word; `nil` where the words do.
  private static func cut(after start: Int, of words: [String], _ sizes: [Int]) -> Int? {
    var size = 0
    var best: (place: Int, hash: UInt64)?
    for place in start..<words.count {
      if size > mostSize { return best?.place ?? place }
      if size >= leastSize {
        let hash = mixed(words[place])
        if best.map({ hash < $0.hash }) ?? true { best = (place, hash) }
      }
      size += sizes[place]
    }
    return nil
  }

  /// A number for a word that says nothing about it, after Fowler, Noll and Vo.
  private static func mixed(_ word: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }

  /// A word with its sections, and the end of the line.
  private static func line(of place: Int, in lists: PostingLists) -> [UInt8] {
    var line: [UInt8] = []
    append(lists.words[place], of: lists[place], keeping: mostSections, to: &line)
    line.append(UInt8(ascii: "\n"))
    return line
  }

  /// Adds a word and its sections.
  ///
  /// There is a group for each level from the highest: the level, then the distances from section to
  /// section. A line that keeps only the best has the number of all behind a `*`.
  private static func append(
    _ word: some StringProtocol,
    of all: ArraySlice<PostingLists.Posting>,
    keeping most: Int,
    to text: inout [UInt8]
  ) {
    text += word.utf8
    if all.count > most { text += "*\(all.count)".utf8 }
    let present = all.reduce(into: UInt32(0)) { $0 |= 1 << UInt32($1.level) }
    var kept = 0
    for level in (0...PostingLists.highestLevel).reversed() where present & 1 << level != 0 {
      guard kept < most else { break }
      text.append(UInt8(ascii: " "))
      text.append(searchDigits: level)
      var previous = -1
      for posting in all where posting.level == level {
        text.append(searchDigits: posting.section - previous - 1)
        previous = posting.section
        kept += 1
        if kept == most { break }
      }
    }
  }

  /// The beginnings that words in too many pieces share, each with the places of these words.
  private static func spreadBeginnings(
    of words: [String],
    _ starts: [Int]
  ) -> [(beginning: String, words: Range<Int>)] {
    var pieces: [Int] = []
    for (piece, start) in starts.enumerated() {
      let end = piece + 1 < starts.count ? starts[piece + 1] : words.count
      pieces += repeatElement(piece, count: end - start)
    }
    var found: [(beginning: String, words: Range<Int>)] = []
    func add(_ range: Range<Int>, length: Int) {
      var start = range.lowerBound
      while start < range.upperBound {
        let beginning = words[start].unicodeScalars.prefix(length)
        let end =
          words[start..<range.upperBound].firstIndex {
            !$0.unicodeScalars.starts(with: beginning)
          } ?? range.upperBound
        if beginning.count == length, pieces[end - 1] - pieces[start] >= mostShards {
          found.append((String(beginning), start..<end))
          add(start..<end, length: length + 1)
        }
        start = end
      }
    }
    add(words.indices, length: 1)
    return found
  }

  private static func prefix(
    _ beginning: String,
    of words: Range<Int>,
    in lists: PostingLists
  ) -> Prefix {
    var line: [UInt8] = []
    let sections = sections(ofWords: words, in: lists)[...]
    append(beginning, of: sections, keeping: sectionsOfPrefix, to: &line)
    return Prefix(beginning: beginning, line: String(decoding: line, as: UTF8.self))
  }

  /// The sections of several words, each with its best level: a word that stands in most sections
  /// says little, so its levels count less.
  private static func sections(
    ofWords words: Range<Int>,
    in lists: PostingLists
  ) -> [PostingLists.Posting] {
    var levels = [Int](repeating: 0, count: lists.sectionCount)
    for place in words {
      let list = lists[place]
      let share = 1 - Double(list.count) / Double(lists.sectionCount)
      let lessened = (0...PostingLists.highestLevel).map { max(1, Int(Double($0) * share)) }
      for posting in list {
        levels[posting.section] = max(levels[posting.section], lessened[posting.level])
      }
    }
    return levels.indices.compactMap { section in
      levels[section] == 0
        ? nil : PostingLists.Posting(section: section, level: levels[section])
    }
  }
}

extension [String: WordShards.Prefix] {
  /// Removes what says something of a word.
  fileprivate mutating func removeBeginnings(of word: String) {
    let scalars = word.unicodeScalars
    for end in scalars.indices.dropFirst() + [scalars.endIndex] {
      removeValue(forKey: String(scalars[..<end]))
    }
  }
}
