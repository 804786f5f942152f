import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Styles and buttons` {
  @Test func `STY-1: an equal style and a changed label do not run makeBody`() {
    let host = TestHost(StyledOwner())
    #expect(host.firstBodies == ["StyledOwner", "Boxed", "Leaf", "Boxed"])
    #expect(host.bodies(during: { $0.tap("0") }) == ["StyledOwner", "Leaf"])
  }

  @Test func `STY-1: a changed style runs makeBody of each button, and no label`() {
    let host = TestHost(StyledOwner())
    #expect(host.bodies(during: { $0.tap("Restyle") }) == ["StyledOwner", "Boxed", "Boxed"])
  }

  @Test func `STY-1, DP-7: a style's own properties run makeBody`() {
    let host = TestHost(Button("A") {}.buttonStyle(SchemeStyle()))
    #expect(
      host.log(during: { $0.environment { $0.colorScheme = .dark } }) == [
        "SchemeStyle: _scheme changed."
      ]
    )
    #expect(host.bodies(during: { $0.hostPass() }) == [])
  }

  @Test func `STY-1: pressing and letting go run makeBody once each`() throws {
    let host = TestHost(Button("A") {}.buttonStyle(PressedStyle()))
    let button = try host.host.rootElement.reacting(to: "A") { _ in true }
    #expect(host.bodies(during: { $0.run { button.press(true) } }) == ["PressedStyle"])
    #expect(host.texts == ["A", "pressed"])
    #expect(host.bodies(during: { $0.run { button.press(false) } }) == ["PressedStyle"])
    #expect(host.texts == ["A"])
  }

  @Test func `STY-1: a style of the system takes the place of one around it`() {
    let plain = Button("A") {}.buttonStyle(.plain)
    #expect(TestHost(plain.buttonStyle(PressedStyle())).firstBodies == [])
  }

  @Test func `STY-2: another action evaluates no view, and the latest one is taken`() {
    let journal = Journal()
    let host = TestHost(ActionOwner(journal: journal))
    #expect(host.firstBodies == ["ActionOwner", "Leaf"])
    #expect(host.bodies(during: { $0.tap("Next") }) == ["ActionOwner"])
    host.tap("label")
    #expect(journal.lines == ["1"])
  }

  @Test func `STY-3: a view that stores an action is evaluated when what it captures differs`() {
    let host = TestHost(StoredActions(model: Token()))
    #expect(host.bodies(during: { $0.tap("0") }) == ["StoredActions", "CapturingRow"])
  }

  @Test func `CTL-3: a text reads what it shows`() {
    let host = TestHost(Shown())
    #expect(host.log(during: { $0.tap("Tap") }) == ["Shown: _count changed."])
    #expect(host.texts == ["Tap", "1"])
  }
}

private struct Leaf: View {
  let text: String
  var body: some View { Text(text) }
}

private struct Boxed: ButtonStyle {
  let width: Int
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
}

private struct PressedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    if configuration.isPressed { Text("pressed") }
  }
}

private struct StyledOwner: View {
  @State private var count = 0
  @State private var width = 1

  var body: some View {
    VStack {
      Button {
        count += 1
      } label: {
        Leaf(text: "\(count)")
      }
      Button("Restyle") { width += 1 }
    }
    .buttonStyle(Boxed(width: width))
  }
}

private struct SchemeStyle: ButtonStyle {
  @Environment(\.colorScheme) private var scheme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text("\(scheme)")
  }
}

private struct ActionOwner: View {
  let journal: Journal
  @State private var count = 0

  var body: some View {
    Button("Next") { count += 1 }
    Text("\(count)")
    Button {
      journal.note("\(count)")
    } label: {
      Leaf(text: "label")
    }
  }
}

private struct StoredActions: View {
  let model: Token
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
    CapturingRow { [count] in print(count) }
    ObjectRow { [model] in print(model.name) }
  }
}

private struct CapturingRow: View {
  let action: () -> Void
  var body: some View { Text("capturing") }
}

private struct ObjectRow: View {
  let action: () -> Void
  var body: some View { Text("object") }
}

private struct Shown: View {
  @State private var count = 0

  var body: some View {
    Button("Tap") { count += 1 }
    Text("\(count)")
  }
}
