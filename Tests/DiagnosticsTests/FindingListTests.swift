import Diagnostics
import Testing

@Suite struct `A list of findings` {
  static let source = SourceText(path: "a.md", text: String(repeating: "x\n", count: 1_000))

  @Test func `makes words for no more than are shown, and tells how many there are`() {
    var words = 0
    var list = FindingList(of: Self.source)
    func message() -> Diagnostic.Message {
      words += 1
      return Diagnostic.Message(id: "x", what: "w")
    }
    for line in 0..<1_000 { list.report(message(), at: line * 2..<line * 2 + 1, as: .warning) }
    #expect(words == FindingList.maxCount)
    #expect(list.diagnostics.count == FindingList.maxCount + 1)
    #expect(list.diagnostics.last?.what == "900 more findings of this check")
    #expect(list.diagnostics.last?.location.line == 101)
    #expect(list.diagnostics.last?.severity == .warning)
  }

  @Test func `adds up what its parts leave out`() {
    let place = 4..<5
    let message = Diagnostic.Message(id: "x", what: "w")
    var list = FindingList(of: Self.source)
    for part in 0..<3 {
      var findings = FindingList(of: Self.source)
      for _ in 0..<(part == 1 ? 130 : 60) { findings.report(message, at: place) }
      list.add(findings)
    }
    #expect(list.diagnostics.count == FindingList.maxCount + 1)
    #expect(list.diagnostics.last?.what == "150 more findings of this check")
    #expect(list.diagnostics.last?.location.line == 3)
  }

  @Test func `asks for no text before something is found`() {
    @Sendable func text() -> SourceText { preconditionFailure("nobody needs it") }
    #expect(FindingList(of: text()).diagnostics.isEmpty)
  }

  @Test func `names no more than anyone reads`() {
    let names = (1...23).map { "\($0)" }
    #expect(names.prefix(3).map { $0 }.listed() == "1, 2, 3")
    #expect(names.listed(separator: "; ").hasSuffix("; 19; 20 and 3 more"))
  }
}
