import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Styles of containers and gauges` {
  @Test func `STY-1: a gauge's style runs for its value, not for its label`() {
    let host = TestHost(Gauges())
    #expect(host.firstBodies == ["Gauges", "Percent", "Leaf"])
    #expect(host.bodies(during: { $0.tap("More") }) == ["Gauges", "Percent"])
    #expect(host.bodies(during: { $0.tap("Rename") }) == ["Gauges", "Leaf"])
    #expect(host.texts == ["More", "Rename", "50", "b"])
  }

  @Test func `STY-1, CTL-1: a disclosure group's style opens it without its owner`() {
    let host = TestHost(Groups())
    #expect(host.firstBodies == ["Groups", "Arrow"])
    #expect(
      host.log(during: { $0.tap("open") }) == ["Arrow: @self changed.", "Leaf: @self changed."]
    )
    #expect(host.bodies(during: { $0.tap("close") }) == ["Arrow"])
  }

  @Test func `STY-1: content of forms, groups of controls and labeled values is a placeholder`() {
    let host = TestHost(Containers())
    #expect(host.firstBodies == ["Containers", "Plain", "Side", "Pair", "Leaf"])
    #expect(host.bodies(during: { $0.tap("Next") }) == ["Containers", "Leaf"])
  }

  @Test func `STY-1: a style that decides how a button reacts can leave it to the one around`() {
    let host = TestHost(Wrapped())
    host.tap("0")
    #expect(host.texts == ["wrapped", "1"])
  }

  @Test func `ENV-2: what looks are set by is read from the environment`() {
    let host = TestHost(Fonts())
    #expect(host.firstBodies == ["Fonts", "FontReader"])
    #expect(
      host.log(during: { $0.tap("Bold") }) == [
        "Fonts: _isBold changed.", "FontReader: _font changed.",
      ]
    )
    #expect(host.bodies(during: { $0.tap("Count") }) == ["Fonts"])
  }
}

private struct Leaf: View {
  var text = "leaf"
  var body: some View { Text(text) }
}

private struct Percent: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(Int(configuration.value * 100))")
    configuration.label
  }
}

private struct Gauges: View {
  @State private var value = 0.25
  @State private var name = "a"

  var body: some View {
    Button("More") { value = 0.5 }
    Button("Rename") { name = "b" }
    Gauge(value: value) { Leaf(text: name) }.gaugeStyle(Percent())
  }
}

private struct Arrow: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration.isExpanded ? "close" : "open") { configuration.isExpanded.toggle() }
    if configuration.isExpanded { configuration.content }
  }
}

private struct Groups: View {
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup("group", isExpanded: $isExpanded) { Leaf() }.disclosureGroupStyle(Arrow())
  }
}

private struct Plain: FormStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}

private struct Side: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}

private struct Pair: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}

private struct Containers: View {
  @State private var count = 0

  var body: some View {
    Form {
      ControlGroup {
        Button("Next") { count += 1 }
        LabeledContent("Value") { Leaf(text: "\(count)") }
      }
    }
    .formStyle(Plain()).controlGroupStyle(Side()).labeledContentStyle(Pair())
  }
}

private struct Framed: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("wrapped")
    Button(configuration)
  }
}

private struct Wrapped: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 }.buttonStyle(Framed()) }
}

private struct FontReader: View {
  @Environment(\.font) private var font
  var body: some View { Text(font == .title ? "title" : "body") }
}

private struct Fonts: View {
  @State private var isBold = false
  @State private var count = 0

  var body: some View {
    Button("Bold") { isBold = true }
    Button("Count") { count += 1 }
    VStack { FontReader() }.font(isBold ? .title : .body).padding(Double(count))
  }
}
