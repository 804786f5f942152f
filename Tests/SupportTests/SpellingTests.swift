import Spelling
import Testing

@Suite struct `Known names` {
  static let cases: [(name: String, known: [String], nearest: String?)] = [
    ("tilte", ["summary", "title", "topic"], "title"),
    ("Title", ["tidy", "title"], "title"),
    ("opne", ["oven", "open"], "open"),
    ("closures", ["closure", "closed"], "closure"),
    ("ab", ["b", "a"], "b"),
    ("abcdef", ["uvwxyz"], nil),
    ("abc", ["abcdefgh"], nil),
    ("abcabc", ["xbcabx", "xxcabc"], "xbcabx"),
    ("Ärger", ["ärger"], "ärger"),
    ("日本", ["日木", "中国"], "日木"),
    ("a", [], nil),
    ("", ["a"], "a"),
    ("abcdefghi", ["badcefghi"], "badcefghi"),
  ]

  @Test(arguments: cases)
  func `is the first of those with the fewest letters to change`(
    _ name: String,
    _ known: [String],
    _ nearest: String?
  ) {
    #expect(nearestName(to: name, among: known) == nearest)
  }

  @Test(arguments: [
    "page-2413.md", "pages-2431.md", "page-24-31.md", "apge-2431.md", "PAGE-2431.md",
  ])
  func `are found among thousands`(_ name: String) {
    let known = SpellingSuggester((0..<5000).map { "page-\($0).md" })
    #expect(known.nearest(to: name) == (name == "page-2413.md" ? name : "page-2431.md"))
  }

  @Test func `are not looked for where the text is too long to be one`() {
    let name = String(repeating: "a", count: 1000)
    #expect(nearestName(to: name, among: [name + "b"]) == nil)
  }
}
