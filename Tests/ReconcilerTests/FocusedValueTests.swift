import Reconciler
import Testing

/// Values that follow the keyboard focus.
@MainActor
@Suite(.serialized)
struct `Focused values` {
  @Test func `PW-10: a value is there while the focus is in the view that publishes it`() {
    let host = TestHost(Screen())
    #expect(host.bodies(during: { $0.focus("First") }) == ["Reader"])
    #expect(host.texts.last == "one")
    #expect(host.bodies(during: { $0.focus("Second") }) == ["Reader"])
    #expect(host.texts.last == "two")
    #expect(host.bodies(during: { $0.focus("Plain") }) == ["Reader"])
    #expect(host.texts.last == "none")
  }

  @Test func `PW-10: declaring the property subscribes the view, an equal value does not trigger`()
  {
    let host = TestHost(Unused())
    #expect(host.log(during: { $0.focus("First") }) == ["UnusedReader: _title changed."])
    #expect(host.bodies(during: { $0.focus("Again") }) == [])
  }

  @Test func `PW-10: a value that changes in focus reaches its readers`() {
    let host = TestHost(Changing())
    host.focus("Field")
    #expect(host.texts.last == "title 0")
    #expect(host.bodies(during: { $0.tap("Next") }) == ["Changing", "Reader"])
    #expect(host.texts.last == "title 1")
    #expect(host.bodies(during: { $0.tap("Remove") }) == ["Changing", "Reader"])
    #expect(host.texts.last == "none")
  }

  @Test func `PW-10: the inner of two values counts, and one for the scene counts last`() {
    let host = TestHost(Nested())
    #expect(host.texts.last == "scene")
    host.focus("Inside")
    #expect(host.texts.last == "inner")
    host.focus("Outside")
    #expect(host.texts.last == "outer")
    host.focus("Plain")
    #expect(host.texts.last == "scene")
  }

  @Test func `PW-10: an object is found by its type`() {
    let host = TestHost(ObjectScreen())
    host.focus("Field")
    #expect(host.texts.last == "a draft")
  }
}

extension TestHost {
  /// Moves the focus to the field that shows the label.
  func focus(_ label: String) {
    run {
      #expect(throws: Never.self) {
        host.moveFocus(
          to: try host.rootElement.reacting(to: label) {
            if case .text = $0 { true } else { false }
          }
        )
      }
    }
  }
}

private enum TitleKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

private struct Field: View {
  let name: String
  var body: some View { TextField(name, text: .constant("")) }
}

private struct Reader: View {
  @FocusedValue(\.title) private var title
  var body: some View { Text(title ?? "none") }
}

private struct UnusedReader: View {
  @FocusedValue(\.title) private var title
  var body: some View { Text("reader") }
}

private struct Screen: View {
  var body: some View {
    Field(name: "First").focusedValue(\.title, "one")
    Field(name: "Second").focusedValue(\.title, "two")
    Field(name: "Plain")
    Reader()
  }
}

private struct Unused: View {
  var body: some View {
    Field(name: "First").focusedValue(\.title, "one")
    Field(name: "Again").focusedValue(\.title, "one")
    UnusedReader()
  }
}

private struct Changing: View {
  @State private var number = 0
  @State private var isThere = true

  var body: some View {
    Button("Next") { number += 1 }
    Button("Remove") { isThere = false }
    if isThere { Field(name: "Field").focusedValue(\.title, "title \(number)") }
    Reader()
  }
}

private struct Nested: View {
  var body: some View {
    VStack {
      Field(name: "Inside").focusedValue(\.title, "inner")
      Field(name: "Outside")
    }
    .focusedValue(\.title, "outer")
    Field(name: "Plain").focusedSceneValue(\.title, "scene")
    Reader()
  }
}

@Observable
private final class Draft {
  var name = "a draft"
}

private struct ObjectScreen: View {
  @State private var draft = Draft()

  var body: some View {
    Field(name: "Field").focusedValue(draft)
    DraftReader()
  }
}

private struct DraftReader: View {
  @FocusedValue(Draft.self) private var draft
  var body: some View { Text(draft?.name ?? "none") }
}
