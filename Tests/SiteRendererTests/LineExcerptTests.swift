import Testing

@testable import SiteRenderer

@Suite struct `An excerpt of a program` {
  static let cases: [(Set<Int>, [LineExcerpt.Part])] = [
    ([], [.lines(0..<20)]),
    ([10], [.gap(9), .lines(9..<12), .gap(8)]),
    ([3], [.lines(0..<5), .gap(15)]),
    ([5, 9], [.gap(4), .lines(4..<11), .gap(9)]),
    ([5, 11], [.gap(4), .lines(4..<7), .gap(3), .lines(10..<13), .gap(7)]),
    ([17], [.gap(16), .lines(16..<20)]),
    ([0, 19], [.lines(0..<2), .gap(16), .lines(18..<20)]),
  ]

  @Test(arguments: cases)
  func `is the changed lines with a line around them`(
    changed: Set<Int>,
    parts: [LineExcerpt.Part]
  ) {
    #expect(LineExcerpt(lineCount: 20, changed: changed).parts == parts)
  }

  @Test func `says how many lines are left out`() {
    let code = "let a = 1\nlet b = 2\nlet c = 3\nlet d = 4\nlet e = 5\n"
    let html = excerptHTML(code, changed: [4])
    #expect(html.hasPrefix("<span class=\"gap\">3 more lines</span>\n"))
    #expect(html.contains("\n<mark>"))
    #expect(html.hasSuffix("</mark>"))
  }
}

@Suite struct `Tally marks` {
  @Test(arguments: [
    (0, "", 2), (1, "M5 2v20", 7), (4, "M5 2v20M12 2v20M19 2v20M26 2v20", 28),
    (5, "M5 2v20M12 2v20M19 2v20M26 2v20M2 17L29 7", 31),
  ])
  func `are bundles of five`(count: Int, path: String, width: Int) {
    let marks = TallyMarks(count)
    #expect(marks.path == path)
    #expect(marks.width == width)
    #expect(marks.height == 24)
  }

  @Test func `begin a second row after four bundles, and end at sixty`() {
    #expect(TallyMarks(20).height == 24)
    #expect(TallyMarks(21).height == 52)
    #expect(TallyMarks(61) == TallyMarks(60))
  }
}
