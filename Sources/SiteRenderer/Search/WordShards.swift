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
  /// How many words a core takes at a time.
  private static let wordsAtOnce = 512

  /// Cuts lists into pieces.
  /// - Parameters:
  ///   - lists: The words.
  ///   - old: The pieces of before.
  ///   - origins: The place that each word had there if its list is still the same, or else -1.
  init(_ lists: PostingLists, after old: WordShards? = nil, origins: [Int] = []) {
    let places = Array(lists.words.indices)
    let origins = old == nil ? places.map { _ in -1 } : origins
    let changed = places.filter { origins[$0] < 0 }
    var sizes = origins.map { $0 < 0 ? 0 : old?.sizes[$0] ?? 0 }
    let groups = stride(from: 0, to: changed.count, by: Self.wordsAtOnce)
      .map { changed[$0..<min($0 + Self.wordsAtOnce, changed.count)] }
    let made = groups.concurrentMap { Self.sizes(of: $0, in: lists) }
    for (place, size) in zip(changed, made.joined()) { sizes[place] = size }
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
    for place in words { Self.appendLine(of: place, in: lists, to: &text) }
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
        let hash = mixed(words[place].utf8)
        if best.map({ hash < $0.hash }) ?? true { best = (place, hash) }
      }
      size += sizes[place]
    }
    return nil
  }

  private static func sizes(of places: ArraySlice<Int>, in lists: PostingLists) -> [Int] {
    var line: [UInt8] = []
    return places.map { place in
      line.removeAll(keepingCapacity: true)
      appendLine(of: place, in: lists, to: &line)
      return line.count
    }
  }

  /// Adds a word with its sections, and the end of the line.
  private static func appendLine(
    of place: Int,
    in lists: PostingLists,
    to text: inout [UInt8]
  ) {
    let list = lists[place]
    append(lists.words[place], of: list, count: list.count, keeping: mostSections, to: &text)
    text.append(UInt8(ascii: "\n"))
  }

  /// Adds a word and its sections.
  ///
  /// There is a group for each level from the highest: the level, then the distances from section to
  /// section. A line that keeps only the best has the number of all behind a `*`.
  private static func append(
    _ word: String,
    of sections: ArraySlice<PostingLists.Posting>,
    count: Int,
    keeping most: Int,
    to text: inout [UInt8]
  ) {
    text += word.utf8
    if count > most { text += "*\(count)".utf8 }
    var level = -1
    var previous = -1
    for posting in byLevel(sections).prefix(most) {
      if posting.level != level {
        level = posting.level
        previous = -1
        text.append(UInt8(ascii: " "))
        text.append(searchDigits: level)
      }
      text.append(searchDigits: posting.section - previous - 1)
      previous = posting.section
    }
  }

  /// The sections of a word, those of the highest level first, and of one level in ascending order.
  private static func byLevel(
    _ all: ArraySlice<PostingLists.Posting>
  ) -> ArraySlice<PostingLists.Posting> {
    // As most words have few sections, which are sorted in less time than their levels are counted.
    if all.count < 2 { return all }
    if all.count < 16 { return all.sorted { $0.level > $1.level }[...] }
    // How many have each level, then where the next one goes.
    var places = [Int](repeating: 0, count: PostingLists.highestLevel + 1)
    for posting in all { places[posting.level] += 1 }
    var end = 0
    for level in places.indices.reversed() {
      let count = places[level]
      places[level] = end
      end += count
    }
    var sorted = Array(all)
    for posting in all {
      sorted[places[posting.level]] = posting
      places[posting.level] += 1
    }
    return sorted[...]
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
    let (best, count) = bestSections(ofWords: words, in: lists)
    append(beginning, of: best[...], count: count, keeping: sectionsOfPrefix, to: &line)
    return Prefix(beginning: beginning, line: String(decoding: line, as: UTF8.self))
  }

  /// Those sections of several words that a prefix can keep, and how many there are in all.
  ///
  /// Each has the best level of its words: a word that stands in most sections says little, so its
  /// levels count less.
  private static func bestSections(
    ofWords words: Range<Int>,
    in lists: PostingLists
  ) -> (best: [PostingLists.Posting], count: Int) {
    var levels = [UInt8](repeating: 0, count: lists.sectionCount)
    for place in words {
      let list = lists[place]
      let share = 1 - Double(list.count) / Double(lists.sectionCount)
      let lessened = (0...PostingLists.highestLevel).map { max(1, UInt8(Double($0) * share)) }
      for posting in list {
        levels[posting.section] = max(levels[posting.section], lessened[posting.level])
      }
    }
    var counts = [Int](repeating: 0, count: PostingLists.highestLevel + 1)
    for level in levels { counts[Int(level)] += 1 }
    var least = PostingLists.highestLevel
    var kept = counts[least]
    while least > 1, kept < sectionsOfPrefix {
      least -= 1
      kept += counts[least]
    }
    let best = levels.indices.filter { levels[$0] >= least }
    return (
      best.map { PostingLists.Posting(section: $0, level: Int(levels[$0])) },
      levels.count - counts[0]
    )
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
