import Diagnostics
import Testing

@Suite struct `Source text` {
  static let places: [(text: String, offset: Int, line: Int, column: Int)] = [
    ("ab\ncd", 0, 1, 1),
    ("ab\ncd", 2, 1, 3),
    ("ab\ncd", 3, 2, 1),
    ("ab\r\ncd", 4, 2, 1),
    ("ab\rcd", 3, 2, 1),
    ("é\nx", 3, 2, 1),
    ("a\n", 2, 2, 1),
    ("", 0, 1, 1),
  ]

  @Test(arguments: places)
  func `knows the line and column of every byte`(
    _ text: String,
    _ offset: Int,
    _ line: Int,
    _ column: Int
  ) {
    let location = SourceText(path: "p", text: text).location(at: offset)
    #expect(location == SourceLocation(path: "p", line: line, column: column))
  }

  @Test func `gives lines without their newlines`() {
    let source = SourceText(path: "p", text: "a\r\nb\n\nc")
    #expect((1...5).map { source.line($0) } == ["a", "b", "", "c", ""])
  }
}
