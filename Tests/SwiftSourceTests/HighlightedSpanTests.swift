import SwiftSource
import Testing

@Suite struct `Highlighted spans` {
  static let cases: [(source: String, expected: [String])] = [
    ("import SwiftUI", ["keyword:import"]),
    ("struct Card: View {}", ["keyword:struct", "type:Card", "type:View"]),
    ("@State var x = 1.5", ["attribute:@State", "keyword:var", "number:1.5"]),
    ("Text(\"a\")", ["type:Text", "string:\"a\""]),
    ("a.padding(top: 3)", ["call:padding", "label:top", "number:3"]),
    ("self.count += 1", ["keyword:self", "member:count", "number:1"]),
    ("// hi\nf()", ["comment:// hi", "call:f"]),
    ("#if DEBUG\n#endif", ["directive:#if", "directive:DEBUG", "directive:#endif"]),
    ("#Preview { A() }", ["directive:Preview", "type:A"]),
    ("\"é \\(x)!\"", ["string:\"é ", "string:!\""]),
    ("", []),
    ("struct {{{ 1", ["keyword:struct", "number:1"]),
  ]

  @Test(arguments: cases)
  func `name what each word is`(_ source: String, _ expected: [String]) {
    let bytes = Array(source.utf8)
    let spans = highlightedSpans(of: source)
    #expect(
      spans.map { "\($0.kind.rawValue):" + String(decoding: bytes[$0.range], as: UTF8.self) }
        == expected
    )
  }

  @Test func `lie in order without overlap`() {
    let source = "@MainActor func f(_ x: [Int]) -> String { \"\\(x[0])\" } // é"
    let spans = highlightedSpans(of: source)
    let isOrdered = zip(spans, spans.dropFirst()).allSatisfy {
      $0.range.upperBound <= $1.range.lowerBound
    }
    #expect(isOrdered && spans.count > 6)
  }
}
