import Foundation
import Testing

@testable import SearchIndex

/// The files of an index, read as the theme's script reads them.
struct WrittenIndex {
  /// A word, or a beginning of words, with the sections that answer it.
  struct Entry: Equatable {
    let word: String
    let count: Int
    /// The level of each section that is listed.
    let levels: [Int: Int]
  }

  let paths: [String]
  let site: [String: Any]
  /// The entries of each file of words.
  let words: [[Entry]]
  /// The pages of each file of texts.
  let texts: [[[[String]]]]
  let vocabulary: [String]

  init(_ pages: [SearchablePage], synonyms: [String] = []) throws {
    let files = SearchIndex(pages, synonyms: synonyms).files
    paths = files.map(\.path)
    var calls: [String: [Any]] = [:]
    for file in files {
      let script = String(decoding: file.bytes, as: UTF8.self)
      let call = try #require(
        script.wholeMatch(of: /bodycheckSearch\.(\w+)\((.*)\);\n/.dotMatchesNewlines())
      )
      let arguments = try JSONSerialization.jsonObject(with: Data("[\(call.2)]".utf8))
      let list = try #require(arguments as? [Any])
      #expect(list.count == 1 || list[0] as? Int == calls[String(call.1), default: []].count)
      calls[String(call.1), default: []].append(try #require(list.last))
    }
    site = try #require(calls["site"]?.first as? [String: Any])
    words = try (calls["words"] ?? []).map { try #require($0 as? [[Any]]).map(Self.entry) }
    texts = try (calls["texts"] ?? []).map { try #require($0 as? [[[String]]]) }
    let parts = try (calls["vocabulary"] ?? []).map { try #require($0 as? [String]) }
    vocabulary = parts.flatMap { $0 }
    #expect(site["vocabulary"] as? [String] == parts.compactMap(\.first))
  }

  func entry(_ word: String) -> Entry? { words.joined().first { $0.word == word } }

  var beginnings: [Entry] {
    get throws { try #require(site["beginnings"] as? [[Any]]).map(Self.entry) }
  }

  private static func entry(_ items: [Any]) throws -> Entry {
    var levels: [Int: Int] = [:]
    for group in items.dropFirst(2) {
      let numbers = try #require(group as? [Int])
      var section = 0
      for gap in numbers.dropFirst() {
        section += gap
        #expect(levels[section] == nil)
        levels[section] = numbers[0]
      }
    }
    return Entry(
      word: try #require(items[0] as? String),
      count: try #require(items[1] as? Int),
      levels: levels
    )
  }
}
