/// A word or word prefix, with the sections that match it.
struct Entry: Sendable {
  let word: String
  /// Sorted by section.
  let postings: [Posting]

  /// The entry as JSON; if it has more sections than the limit, only the best are included.
  func json(limit: Int) -> JSON {
    // The sections of each level.
    var groups = [[Int]](repeating: [], count: Posting.maxLevel + 1)
    for posting in postings { groups[Int(posting.level)].append(Int(posting.section)) }
    var rest = limit
    var items = [JSON(word), JSON(postings.count)]
    for level in groups.indices.reversed() where rest > 0 && !groups[level].isEmpty {
      let sections = groups[level].prefix(rest)
      rest -= sections.count
      items.append(JSON([level] + zip(sections, [0] + sections).map { $0 - $1 }))
    }
    return JSON(items)
  }

  /// The entry for a common prefix of words or a group of synonyms: each section gets its best level for any of the words.
  ///
  /// A word that occurs in most sections says little about a section, so its levels count less.
  init(beginning: String, of entries: ArraySlice<Entry>, sectionCount: Int) {
    var levels = [UInt8](repeating: 0, count: sectionCount)
    for entry in entries {
      let share = 1 - Double(entry.postings.count) / Double(sectionCount)
      for posting in entry.postings {
        let level = max(1, UInt8(Double(posting.level) * share))
        levels[Int(posting.section)] = max(levels[Int(posting.section)], level)
      }
    }
    word = beginning
    postings = levels.indices.filter { levels[$0] > 0 }
      .map { Posting(section: Int32($0), level: levels[$0]) }
  }

  init(word: String, postings: [Posting]) {
    self.word = word
    self.postings = postings
  }
}
