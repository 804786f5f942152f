import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Scrolling to an id` {
  // Apple's session 321 of 2026: "has to construct views to count them".
  @Test(.tags(.medium))
  func `LAZY-8: scrolling to an id makes the rows before it, if only they tell how many they are`()
  {
    let varying = TestHost(Reader { ForEach(0..<100) { OptionalRow(number: $0) } })
    #expect(varying.bodies { $0.tap("Go") }.filter { $0 == "OptionalRow" }.count == 71)
    #expect(varying.texts.last == "90: 0")
    let uniform = TestHost(Reader { ForEach(0..<100) { Row(number: $0) } })
    #expect(uniform.bodies { $0.tap("Go") } == Array(repeating: "Row", count: 20))
    let several = TestHost(Reader { ForEach(0..<100) { SeveralRows(number: $0) } })
    several.tap("Go")
    #expect(several.texts.contains("row 90") && several.texts.count == 21)
  }
}

private struct Reader<Rows: View>: View {
  @ViewBuilder let rows: Rows

  var body: some View {
    ScrollViewReader { proxy in
      Button("Go") { proxy.scrollTo(90) }
      LazyVStack { rows }
    }
  }
}

/// As many rows as the number's last two bits say.
private struct SeveralRows: View {
  let number: Int
  var body: some View { ForEach(0..<number % 4, id: \.self) { _ in Row(number: number) } }
}

private struct Row: View {
  let number: Int
  var body: some View { Text("row \(number)") }
}

private struct OptionalRow: View {
  let number: Int
  var body: some View {
    if number >= 0 { Text("\(number): 0") }
  }
}
