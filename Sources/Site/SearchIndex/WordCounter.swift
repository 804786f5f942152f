/// A section in which a word occurs.
struct Posting: Equatable, Sendable {
  /// The section's number across all pages, from 0.
  let section: Int32
  /// How well the section matches the word, from 1 to `maxLevel`.
  let level: UInt8

  static let maxLevel = 31
}

/// Counts the words of pages, section by section.
struct WordCounter: Sendable {
  /// The words without duplicates.
  private(set) var words: [String] = []
  /// The sections of each word, in ascending order.
  private(set) var postings: [[Posting]] = []
  private var indices: [String: Int] = [:]
  /// The words of each token so far, as indices.
  private var forms: [String: [Int]] = [:]
  /// The weight of each word in the current section.
  private var weights: [Weight] = []
  /// The words of the current section, without duplicates.
  private var found: [Int] = []

  private struct Weight {
    /// How often the word occurs; each occurrence in code counts one and a half times.
    var frequency = 0.0
    /// The boost for occurrences in the heading or the title.
    var boost = 0.0
  }

  /// - Parameters:
  ///   - pages: Consecutive pages.
  ///   - firstSection: The number of their first section.
  init(_ pages: some Sequence<SearchablePage>, firstSection: Int) {
    var number = firstSection
    for page in pages {
      for (index, section) in page.sections.enumerated() {
        let length = count(section.text)
        count(section.code, weight: 0.5)
        count(section.heading, boost: 1.5)
        if index == 0 {
          count(page.title, boost: 3)
          count(page.summary, weight: 0.5, boost: 1)
        }
        endSection(number, length: length)
        number += 1
      }
      for answer in page.answers {
        // A page that answers a single name is about it.
        let isName = !answer.contains(" ")
        endSection(number, length: count(answer, boost: isName ? 4.5 : 2.5))
        number += 1
      }
    }
  }

  /// Counts the words of a text in the current section.
  /// - Returns: The number of words.
  @discardableResult
  private mutating func count(_ text: String, weight: Double = 1, boost: Double = 0) -> Int {
    var count = 0
    for token in Tokens(text) {
      let words = forms(of: token)
      for word in words {
        if weights[word].frequency == 0 { found.append(word) }
        weights[word].frequency += weight
        weights[word].boost = max(weights[word].boost, boost)
      }
      count += words.count
    }
    return count
  }

  private mutating func forms(of token: String) -> [Int] {
    if let known = forms[token] { return known }
    let known = TokenForms(of: token).words.map { word in
      let index = indices[word] ?? words.count
      if index == words.count {
        indices[word] = index
        words.append(word)
        postings.append([])
        weights.append(Weight())
      }
      return index
    }
    forms[token] = known
    return known
  }

  /// Adds the current section to the postings of its words.
  private mutating func endSection(_ number: Int, length: Int) {
    for word in found {
      let level = Self.level(weights[word], length: length)
      postings[word].append(Posting(section: Int32(number), level: level))
      weights[word] = Weight()
    }
    found.removeAll(keepingCapacity: true)
  }

  /// The BM25 score of the frequency plus the boost, in quarters.
  ///
  /// A section's length is compared with a constant instead of the average, so that a page's levels do not
  /// depend on other pages. The theme's `js/search/ranking.js` adds how rare a word is.
  private static func level(_ weight: Weight, length: Int) -> UInt8 {
    let lengthShare = 0.7 + 0.3 * Double(length) / 150
    let share = weight.frequency * 2.2 / (weight.frequency + 1.2 * lengthShare)
    return UInt8(min(max(Int((share + weight.boost) * 4 + 0.5), 1), Posting.maxLevel))
  }
}
