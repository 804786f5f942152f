import Foundation
import Testing

@testable import SearchIndex

@Suite struct `The words of a text` {
  /// Texts with their words; the theme's script is tested with the same ones in the browser.
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

  static func words(of text: String) -> [String] {
    Tokens(text).flatMap { TokenForms(of: $0).words }
  }

  @Test func `have cases`() {
    #expect(Self.cases.count > 15)
  }

  @Test(arguments: cases)
  func `are names whole and in parts`(text: String, words: [String]) {
    #expect(Self.words(of: text) == words)
  }

  @Test func `leave out what is never typed`() {
    let long = String(repeating: "aB", count: 50)
    #expect(Self.words(of: "\(long) \(String(repeating: "7", count: 65)) a") == ["a"])
    // Letters count, not bytes.
    let longest = String(repeating: "я", count: 64)
    #expect(
      Self.words(of: "\(longest) @\(longest) \(longest)я") == [longest, "@" + longest, longest]
    )
  }

  @Test func `are found with nothing between them`() {
    let text = String(repeating: "1a(b:)c ", count: 99) + "2d"
    let row = ["1", "a(b:)", "a", "b", "c"]
    #expect(Self.words(of: text) == Array(repeatElement(row, count: 99).joined()) + ["2", "d"])
  }

  @Test(arguments: [
    ("EACH-10", ["each-10", "each", "10"]), ("AnyView", ["anyview", "any", "view"]),
    ("onAppear", ["onappear", "on", "appear"]), ("@State", ["@state", "state"]),
    ("f(", ["f"]), ("f(a", ["f", "a"]), ("f(a:", ["f", "a"]), ("f()", ["f"]), ("@", []),
    ("3.", ["3"]), ("__7", ["7"]), ("#_a", ["#_a", "_a", "a"]),
  ])
  func `are the names of an API and the ids of rules`(text: String, words: [String]) {
    #expect(Self.words(of: text) == words)
  }
}
