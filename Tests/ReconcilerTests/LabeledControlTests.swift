import FoundationShim
import Reconciler
import Testing

/// Controls whose labels are views, and the styles that a program can give them.
@MainActor
@Suite(.serialized)
struct `Labeled controls` {
  @Test func `STY-1: a style of progress runs for another fraction, not for another label`() {
    let host = TestHost(Loading())
    #expect(host.firstBodies == ["Loading", "DotStyle", "Name"])
    #expect(host.texts == ["More", "Rename", "25 %", "first"])
    #expect(host.bodies(during: { $0.tap("More") }) == ["Loading", "DotStyle"])
    #expect(host.bodies(during: { $0.tap("Rename") }) == ["Loading", "Name"])
    #expect(host.texts == ["More", "Rename", "50 %", "second"])
  }

  @Test func `STY-1: a style of boxes does not run for other content`() {
    let host = TestHost(Boxed())
    #expect(host.firstBodies == ["Boxed", "FrameStyle", "Name"])
    #expect(host.bodies(during: { $0.tap("Rename") }) == ["Boxed", "Name"])
    #expect(host.texts == ["Rename", "framed", "Box", "second"])
  }

  @Test func `CTL-1: a slider shows the label of its minimum, then that of its maximum`() {
    let host = TestHost(LabeledSlider())
    #expect(host.texts.suffix(2) == ["low", "high"])
  }

  @Test func `CTL-1: a control with two texts is found by both`() {
    let host = TestHost(TwoTexts())
    host.tap("One, Two")
    #expect(host.texts.contains("two texts"))
  }

  @Test func `NAV-4: a tab with a value is mounted when that is selected, and stays`() {
    let host = TestHost(ValueTabs())
    #expect(host.firstBodies == ["ValueTabs", "Name"])
    #expect(host.bodies(during: { $0.select("B") }) == ["Name"])
    #expect(host.texts.last == "second")
    #expect(host.bodies(during: { $0.select("A") }) == [])
  }

  @Test func `NAV-4: tabs without values are told by their positions`() {
    let host = TestHost(PlainTabs())
    #expect(host.bodies(during: { $0.select("B") }) == ["Name"])
    #expect(host.texts == ["A", "B", "second"])
  }

  @Test func `BODY-10: what stands for a picture that is loading runs apart from the body`() {
    let host = TestHost(Pictured())
    #expect(host.firstBodies == ["Pictured", "Name"])
    #expect(host.texts == ["Rename", "Unrelated", "first"])
    #expect(host.bodies(during: { $0.tap("Rename") }) == ["Name"])
    #expect(host.bodies(during: { $0.tap("Unrelated") }) == ["Pictured"])
  }

  @Test func `ENV-6: a link runs the action around it, which hosts publish again`() {
    let journal = Journal()
    let host = TestHost(Linked(journal: journal))
    host.tap("Outer")
    host.tap("Inner")
    #expect(journal.take() == ["/inner"])
    #expect(host.log(during: { $0.hostPass() }) == ["OpenReader: _openURL changed."])
  }

  @Test func `CTL-1: controls of colors and numbers write through their bindings`() {
    let host = TestHost(Tuning())
    #expect(host.bodies(during: { $0.enter("red", into: "Tint") }) == ["ColorName"])
    #expect(host.texts.contains("red"))
    #expect(host.bodies(during: { $0.enter("7", into: "Size") }) == ["Tuning", "ColorName"])
    #expect(host.texts.suffix(2) == ["8.0", "2 edits"])
  }

  @Test func `CTL-1: a date is kept within its limits`() {
    let host = TestHost(Dated())
    host.enter("1999-12-31", into: "Day")
    #expect(host.texts.last == "false")
    host.enter("2031-12-31", into: "Day")
    #expect(host.texts.last == "true")
  }

  @Test func `CTL-7: a picker warns of a selection that no view is tagged with`() {
    let host = TestHost(Extensions())
    #expect(host.warnings.count == 1)
    #expect(host.warnings.first?.contains("the selection \"none\" is invalid") == true)
    #expect(host.warnings(during: { $0.select("Swift") }) == [])
    #expect(host.warnings(during: { $0.tap("Reset") }).count == 1)
    #expect(TestHost(Extensions(selection: "md")).warnings == [])
  }

  @Test func `CTL-8: the rows of a ForEach in a picker have their ids as tags`() {
    let host = TestHost(Kinds())
    #expect(host.warnings == [])
    #expect(host.bodies(during: { $0.select("rent") }) == ["Kinds"])
    #expect(host.texts.contains("chose rent"))
    // A tag of the row itself replaces its id.
    host.select("second")
    #expect(host.texts.contains("chose rent at 20"))
  }
}

private struct Kinds: View {
  @State private var kind = "food"
  @State private var place = 10

  var body: some View {
    VStack {
      Text(place == 10 ? "chose \(kind)" : "chose \(kind) at \(place)")
      Picker("Kind", selection: $kind) { ForEach(["food", "rent"], id: \.self) { Text($0) } }
      Picker("Place", selection: $place) {
        ForEach(["first", "second"], id: \.self) { Text($0).tag($0 == "first" ? 10 : 20) }
      }
    }
  }
}

private struct Name: View {
  let name: String
  var body: some View { Text(name) }
}

private struct DotStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
    configuration.label
  }
}

private struct Loading: View {
  @State private var done = 0.25
  @State private var name = "first"

  var body: some View {
    VStack {
      Button("More") { done += 0.25 }
      Button("Rename") { name = "second" }
      ProgressView(value: done) { Name(name: name) }.progressViewStyle(DotStyle())
    }
  }
}

private struct FrameStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("framed")
    configuration.label
    configuration.content
  }
}

private struct Boxed: View {
  @State private var name = "first"

  var body: some View {
    VStack {
      Button("Rename") { name = "second" }
      GroupBox("Box") { Name(name: name) }.groupBoxStyle(FrameStyle())
    }
  }
}

private struct ValueTabs: View {
  @State private var selection = "a"

  var body: some View {
    TabView(selection: $selection) {
      Tab("A", systemImage: "a", value: "a") { Name(name: "first") }
      Tab("B", systemImage: "b", value: "b") { Name(name: "second") }.badge(1)
    }
  }
}

private struct PlainTabs: View {
  var body: some View {
    TabView {
      Tab("A", systemImage: "a") { Name(name: "first") }
      Tab("B", systemImage: "b") { Name(name: "second") }
    }
  }
}

@Observable
private final class Caption {
  var text = "first"
}

private struct Pictured: View {
  @State private var caption = Caption()
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Rename") { caption.text = "second" }
      Button("Unrelated") { count += 1 }
      let _ = count
      AsyncImage(url: nil) { image in
        image
      } placeholder: { [caption] in
        Name(name: caption.text)
      }
    }
  }
}

private struct Linked: View {
  static let outer = URL(fileURLWithPath: "/outer")
  static let inner = URL(fileURLWithPath: "/inner")
  let journal: Journal

  var body: some View {
    VStack {
      Link("Outer", destination: Self.outer)
      OpenReader()
      Link("Inner", destination: Self.inner)
        .environment(
          \.openURL,
          OpenURLAction { url in
            journal.note(url.path)
            return .handled
          }
        )
    }
  }
}

private struct OpenReader: View {
  @Environment(\.openURL) private var openURL
  var body: some View { Text("reader") }
}

private struct Tuning: View {
  @State private var color = Color.blue
  @State private var size = 1.0
  @State private var edits = 0

  var body: some View {
    VStack {
      ColorPicker("Tint", selection: $color)
      ColorName(color: $color)
      Slider(value: $size, in: 0...8, step: 2) {
        Text("Size")
      } onEditingChanged: { _ in
        edits += 1
      }
      Text("\(size)")
      Text("\(edits) edits")
    }
  }
}

private struct ColorName: View {
  @Binding var color: Color
  var body: some View { Text(color == Color("red") ? "red" : "other") }
}

private struct Dated: View {
  private static let limit = Date(timeIntervalSinceReferenceDate: 0)
  @State private var day = limit

  var body: some View {
    VStack {
      DatePicker("Day", selection: $day, in: Self.limit..., displayedComponents: .date)
      Text("\(day > Self.limit)")
    }
  }
}

private struct Extensions: View {
  @State var selection = "none"
  var body: some View {
    Button("Reset") { selection = "none" }
    Picker("Extension", selection: $selection) {
      ForEach(["swift"], id: \.self) { Text("Swift").tag($0) }
      Text("Markdown").tag("md")
    }
  }
}

private struct LabeledSlider: View {
  @State private var value = 0.5
  var body: some View {
    Slider(value: $value) {
      Text("label")
    } minimumValueLabel: {
      Text("low")
    } maximumValueLabel: {
      Text("high")
    }
  }
}

private struct TwoTexts: View {
  @State private var tapped = "none"
  var body: some View {
    Text(tapped)
    Button {
      tapped = "two texts"
    } label: {
      Text("One")
      Text("Two")
    }
  }
}
