import FoundationEssentials
import Reconciler
import Testing

/// The text of a field while it is edited.
@MainActor
@Suite(.serialized)
struct `Edited texts` {
  @Test(arguments: FieldKind.allCases)
  func `CTL-4: a field goes on showing what its binding refuses`(_ kind: FieldKind) {
    let journal = Journal()
    let host = TestHost(Refusing(journal: journal, kind: kind))
    host.type("1234", into: "field")
    #expect(journal.take() == ["1", "12", "123", "1234"])
    host.run { journal.action?() }
    host.type("5", into: "field")
    #expect(journal.take() == ["x5"])
  }

  @Test func `CTL-4: under a profile for it, a field shows what its binding holds`() {
    var profile = Profile()
    profile.fieldsKeepRefusedText = false
    let journal = Journal()
    let host = TestHost(Refusing(journal: journal, kind: .field), profile: profile)
    host.type("1234", into: "field")
    #expect(journal.take() == ["1", "12", "123", "4"])
  }

  @Test(arguments: [LimitKind.setter, .model])
  func `CTL-4: a limit in the setter or the model does not change what is shown`(_ kind: LimitKind)
  {
    let journal = Journal()
    let host = TestHost(Limited(journal: journal, kind: kind))
    host.type("abcd", into: "field")
    #expect(journal.take() == ["a", "ab", "abc", "abcd"])
    #expect(host.texts.last == "holds ab")
  }

  @Test func `CTL-4: a limit in onChange does`() {
    let journal = Journal()
    let host = TestHost(Limited(journal: journal, kind: .onChange))
    host.type("abcd", into: "field")
    #expect(journal.take() == ["a", "ab", "abc", "abd"])
  }

  @Test func `CTL-4: a field shows what its binding holds when it is edited again`() {
    let journal = Journal()
    let host = TestHost(Limited(journal: journal, kind: .setter))
    host.focus("field")
    host.type("abc", into: "field")
    host.focus("other")
    host.focus("field")
    _ = journal.take()
    host.type("z", into: "field")
    #expect(journal.take() == ["abz"])
  }

  @Test func `CTL-4: two fields on one binding each have their text`() {
    let host = TestHost(Mirrored())
    host.type("ab", into: "first")
    host.type("c", into: "second")
    host.type("d", into: "first")
    #expect(host.texts.last == "abcd")
  }

  @Test func `CTL-4: a text that the return key clears starts empty again`() {
    let host = TestHost(Chat())
    host.type("hi", into: "Message")
    #expect(host.bodies { $0.submit("Message") } == ["Chat"])
    host.type("x", into: "Message")
    #expect(host.texts.last == "sent hi, x")
  }
}

@MainActor
@Suite(.serialized)
struct `Edited values` {
  @Test(arguments: ["number", "optional", "labeled", "currency"])
  func `CTL-5: a field for a value writes it on the return key`(_ label: String) {
    let journal = Journal()
    let host = TestHost(Values(journal: journal))
    #expect(host.bodies { $0.type("12", into: label) } == [])
    #expect(host.bodies { $0.submit(label) } == ["Values"])
    #expect(journal.take() == ["submit \(label) 12"])
  }

  @Test func `CTL-5: a field for a value writes it when it loses the focus`() {
    let host = TestHost(Values(journal: Journal()))
    host.focus("number")
    host.type("7", into: "number")
    #expect(host.bodies { $0.focus("optional") } == ["Values"])
    #expect(host.texts.last == "7")
    #expect(host.bodies { $0.focus("number") } == [])
  }

  @Test func `CTL-5, PW-3: a focus state that the program resets ends editing`() {
    let host = TestHost(Keyboard())
    host.focus("amount")
    host.type("42", into: "amount")
    #expect(host.texts.last == "0 focused")
    host.tap("Done")
    #expect(host.texts.last == "42")
  }

  @Test func `CTL-5, PW-3: a focus state that the program sets begins editing`() {
    let host = TestHost(Keyboard())
    host.tap("Edit")
    host.type("5", into: "amount")
    host.tap("Next")
    #expect(host.texts.last == "5")
  }

  @Test func `PW-3: the return key takes the focus from a field, unless the action moves it`() {
    let journal = Journal()
    let host = TestHost(TwoSteps(journal: journal))
    host.focus("first")
    host.submit("first")
    host.submit("second")
    #expect(journal.lines == ["focus 0", "submit", "focus 1", "submit", "focus none"])
  }

  @Test func `CTL-5: text that is no value is not written`() {
    let journal = Journal()
    let host = TestHost(Values(journal: journal))
    host.type("3", into: "optional")
    host.submit("optional")
    host.type("x", into: "optional")
    host.submit("optional")
    #expect(journal.take() == ["submit optional 3", "submit optional 3"])
  }

  @Test func `CTL-5: an empty text is no value of an optional`() {
    let journal = Journal()
    let host = TestHost(Values(journal: journal))
    host.type("3", into: "optional")
    host.submit("optional")
    host.react(to: "optional") { reaction in
      if case .text(_, let write, _) = reaction { { write("") } } else { nil }
    }
    host.submit("optional")
    #expect(journal.take() == ["submit optional 3", "submit optional -1"])
  }

  @Test func `CTL-5: editing begins with the first key and ends once`() {
    let journal = Journal()
    let field = TextField(
      "name",
      text: .constant(""),
      onEditingChanged: { journal.note("\($0)") },
      onCommit: { journal.note("commit") }
    )
    let host = TestHost(field)
    host.focus("name")
    host.type("a", into: "name")
    host.submit("name")
    #expect(journal.take() == ["true", "false", "commit"])
  }
}

@MainActor
@Suite(.serialized)
struct `Fields without a label` {
  @Test func `CTL-1: a step finds a field by the text before it, after it, or in it`() throws {
    let host = TestHost(Notes())
    host.type("a", into: "Title")
    host.type("b", into: "Notes")
    host.type("c", into: "What else?")
    host.type("!", into: "b")
    #expect(host.texts.last == "a, b!, c")
  }

  @Test func `CTL-1: a label that nothing shows lists the names of these fields, too`() {
    let host = TestHost(Notes())
    #expect(throws: ElementProblem.unknown(available: ["Title", "Notes", "What else?"])) {
      try host.host.rootElement.reacting(to: "Remarks") {
        if case .text = $0 { true } else { false }
      }
    }
  }
}

enum FieldKind: CaseIterable { case field, axis, secure, label, editor }

private struct Refusing: View {
  let journal: Journal
  let kind: FieldKind
  @State private var text = ""

  var body: some View {
    let binding = Binding {
      text
    } set: { typed in
      journal.note(typed)
      text = typed == "123" ? "" : typed
      journal.action = { text = "x" }
    }
    switch kind {
    case .field: TextField("field", text: binding)
    case .axis: TextField("field", text: binding, axis: .vertical)
    case .secure: SecureField("field", text: binding)
    case .label: TextField(text: binding) { Text("field") }
    case .editor: TextEditor(text: binding).accessibilityLabel("field")
    }
  }
}

enum LimitKind { case setter, model, onChange }

private struct Limited: View {
  let journal: Journal
  let kind: LimitKind
  @State private var text = ""
  @State private var model = LimitedModel()

  var body: some View {
    let setter = Binding {
      text
    } set: { typed in
      journal.note(typed)
      text = kind == .setter ? String(typed.prefix(2)) : typed
    }
    let binding = Binding {
      model.text
    } set: {
      journal.note($0)
      model.text = $0
    }
    TextField("field", text: kind == .model ? binding : setter)
      .onChange(of: text) { if kind == .onChange { text = String(text.prefix(2)) } }
    TextField("other", text: .constant(""))
    Text("holds \(kind == .model ? model.text : text)")
  }
}

@Observable
private final class LimitedModel {
  var text = "" {
    didSet { if text.count > 2 { text = String(text.prefix(2)) } }
  }
}

private struct Mirrored: View {
  @State private var text = ""

  var body: some View {
    TextField("first", text: $text)
    TextField("second", text: $text)
    Text(text)
  }
}

private struct Chat: View {
  @State private var text = ""
  @State private var sent = ""

  var body: some View {
    TextField("Message", text: $text).onSubmit { (sent, text) = (text, "") }
    Text("sent \(sent), \(text)")
  }
}

private struct Values: View {
  let journal: Journal
  @State private var number = 0
  @State private var optional: Int?
  @State private var amount = 0.0

  var body: some View {
    VStack {
      TextField("number", value: $number, format: .number)
        .onSubmit { journal.note("submit number \(number)") }
      TextField("optional", value: $optional, format: .number)
        .onSubmit { journal.note("submit optional \(optional ?? -1)") }
      TextField(value: $number, format: .number) { Text("labeled") }
        .onSubmit { journal.note("submit labeled \(number)") }
      TextField("currency", value: $amount, format: .currency(code: "USD"))
        .onSubmit { journal.note("submit currency \(Int(amount))") }
    }
    Text("\(optional ?? 0) \(amount)")
    Text("\(number)")
  }
}

private struct Keyboard: View {
  @State private var amount = 0
  @FocusState private var isFocused: Bool
  @FocusState private var isOther: Bool

  var body: some View {
    TextField("amount", value: $amount, format: .number).focused($isFocused)
    TextField("other", text: .constant("")).focused($isOther)
    Button("Done") { isFocused = false }
    Button("Edit") { isFocused = true }
    Button("Next") { isOther = true }
    Text(verbatim: isFocused ? "\(amount) focused" : "\(amount)")
  }
}

private struct Notes: View {
  @State private var title = ""
  @State private var notes = ""
  @State private var rest = ""

  var body: some View {
    VStack {
      Text("Title")
      TextField("", text: $title)
      Section("Notes") { TextEditor(text: $notes) }
      ZStack {
        TextEditor(text: $rest)
        if rest.isEmpty { Text("What else?") }
      }
      Button("Save") {}
    }
    Text("\(title), \(notes), \(rest)")
  }
}

private struct TwoSteps: View {
  let journal: Journal
  @State private var text = ""
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField("first", text: $text).focused($focus, equals: 0)
        .onSubmit {
          journal.note("submit")
          focus = 1
        }
      TextField("second", text: $text).focused($focus, equals: 1)
        .onSubmit { journal.note("submit") }
    }
    .onChange(of: focus) { journal.note("focus \(focus.map(String.init) ?? "none")") }
  }
}
