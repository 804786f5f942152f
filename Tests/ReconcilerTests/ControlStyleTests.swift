import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Styles of other controls` {
  @Test func `STY-1, CTL-1: switching runs makeBody, and the owner only if it reads`() {
    let host = TestHost(Switches())
    #expect(host.firstBodies == ["Switches", "PushStyle", "Leaf"])
    #expect(host.log(during: { $0.tap("push") }) == ["PushStyle: @self changed."])
    #expect(host.texts == ["on", "push", "leaf"])
  }

  @Test func `STY-1: a label's parts are placeholders in its style`() {
    let host = TestHost(Labels())
    #expect(host.firstBodies == ["Labels", "Swapped", "Leaf"])
    #expect(host.bodies(during: { $0.tap("Next") }) == ["Labels", "Leaf"])
  }

  @Test func `STY-1: inside a style the styles from further out hold`() {
    let inner = Label("A", systemImage: "a").labelStyle(Framed(name: "inner"))
    let host = TestHost(inner.labelStyle(Framed(name: "outer")))
    #expect(host.firstBodies == ["Framed", "Framed"])
    #expect(host.texts == ["inner", "outer", "A"])
  }

  @Test func `STY-1: a title alone does not mount the picture`() {
    let label = Label(title: { Text("A") }, icon: { Leaf(text: "icon") })
    #expect(TestHost(label.labelStyle(.titleOnly)).firstBodies == ["TitleOnlyLabelStyle"])
  }

  @Test func `STY-1: a style that triggers runs the latest action of the button`() {
    let host = TestHost(Triggered())
    host.tap("go")
    host.tap("go")
    #expect(host.texts == ["2", "go"])
  }
}

private struct Leaf: View {
  var text = "leaf"
  var body: some View { Text(text) }
}

private struct PushStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(configuration.isOn ? "on" : "off")
    Button("push") { configuration.isOn.toggle() }
    configuration.label
  }
}

private struct Switches: View {
  @State private var isOn = false
  var body: some View {
    Toggle(isOn: $isOn) { Leaf() }.toggleStyle(PushStyle())
  }
}

private struct Swapped: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

private struct Labels: View {
  @State private var count = 0

  var body: some View {
    Button("Next") { count += 1 }
    Label {
      Leaf(text: "\(count)")
    } icon: {
      Image(systemName: "star")
    }.labelStyle(Swapped())
  }
}

private struct Framed: LabelStyle {
  let name: String

  func makeBody(configuration: Configuration) -> some View {
    Text(name)
    Label(configuration)
  }
}

private struct GoStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("go").onTapGesture { configuration.trigger() }
  }
}

private struct Triggered: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Button("unused") { count += 1 }.buttonStyle(GoStyle())
  }
}
