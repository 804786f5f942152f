import ScenarioTrace
import Testing

@Suite struct `The nearest name` {
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
}
