import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Rename buttons` {
  @Test
  func `CTL-1: a rename button runs the nearest action, and evaluates who reads what it writes`() {
    let host = TestHost(Renaming())
    #expect(host.firstBodies == ["Renaming", "Name"])
    #expect(host.bodies(during: { $0.tap("Rename") }) == ["Renaming", "Name"])
    #expect(host.texts.contains("renamed 1"))
  }

  @Test func `CTL-1: without an action a rename button is disabled`() {
    let host = TestHost(RenameButton())
    #expect(throws: ElementProblem.disabled) {
      try host.host.rootElement.reacting(to: "Rename") { _ in true }
    }
  }

  @Test func `STY-1: a rename button has the style of buttons around it`() {
    let host = TestHost(RenameButton().buttonStyle(Plain()).renameAction {})
    #expect(host.firstBodies == ["Plain"])
  }

  @Test func `BODY-10: a rename button closes the menu that it is in`() {
    let host = TestHost(RenameMenu())
    host.open("More")
    #expect(host.texts.contains("Rename"))
    host.tap("Rename")
    #expect(!host.texts.contains("Rename"))
  }

  @Test func `PW-3: a rename button moves the focus`() {
    let host = TestHost(FocusingName())
    #expect(host.bodies(during: { $0.tap("Rename") }) == ["FocusingName"])
    #expect(host.texts.contains("focused"))
  }
}

private struct Name: View {
  let count: Int
  var body: some View { Text("renamed \(count)") }
}

private struct Renaming: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Name(count: count)
      RenameButton()
    }
    .renameAction { count += 1 }
    .renameAction { count += 100 }
  }
}

private struct Plain: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct RenameMenu: View {
  var body: some View { Menu("More") { RenameButton() }.renameAction {} }
}

private struct FocusingName: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    Text(isFocused ? "focused" : "not")
    RenameButton().renameAction($isFocused)
  }
}
