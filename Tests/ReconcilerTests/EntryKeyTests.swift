import Reconciler
import Testing

/// What `@Entry` expands to.
@MainActor
@Suite(.serialized)
struct `Entries` {
  @Test func `ENV-20: the reader of a default that is new each time follows unrelated writes`() {
    let host = TestHost(EntryScreen())
    #expect(host.bodies { $0.tap("Add") } == ["EntryScreen", "ModelReader"])
  }

  @Test func `ENV-20: an entry of a transaction has its value or its default`() {
    var transaction = Transaction()
    #expect(transaction.isQuick == false)
    #expect(transaction.speed == 1)
    transaction.isQuick = true
    transaction.speed = 2
    #expect(transaction.isQuick && transaction.speed == 2)
  }

  @Test func `TX-2: a write through a binding with a value is a transaction of its own`() {
    let journal = Journal()
    let host = TestHost(QuickScreen(journal: journal))
    host.tap("Write")
    #expect(journal.lines == ["0 to 1", "1 to 2"])
  }

  @Test func `ENV-20: an entry of a container has its value or its default`() {
    var values = ContainerValues()
    #expect(values.rank == 0)
    values.rank = 3
    #expect(values.rank == 3)
  }

  @Test func `PW-10: an entry of the focus is an optional without a default`() throws {
    let host = TestHost(NoteScreen())
    #expect(host.texts.last == "none")
    let field = try host.host.rootElement.reacting(to: "Name") {
      if case .text = $0 { true } else { false }
    }
    host.run { host.host.moveFocus(to: field) }
    #expect(host.texts.last == "note")
  }
}

private final class Model {}

private enum ModelKey: _InferredEntryKey {
  static nonisolated(unsafe) let _makeDefaultValue = { Model() }
}

private enum NumberKey: _InferredEntryKey {
  static nonisolated(unsafe) let _makeDefaultValue = { 1 }
}

private enum OtherKey: _InferredEntryKey {
  static nonisolated(unsafe) let _makeDefaultValue = { 0 }
}

extension EnvironmentValues {
  fileprivate var model: Model { self[ModelKey.self] }
  fileprivate var number: Int { self[NumberKey.self] }
  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

private enum QuickKey: _EntryKey {
  static var defaultValue: Bool { false }
}

private enum RankKey: _InferredEntryKey {
  static nonisolated(unsafe) let _makeDefaultValue = { 0 }
}

private enum SpeedKey: _InferredEntryKey {
  static nonisolated(unsafe) let _makeDefaultValue = { 1 }
}

private enum NoteKey: _EntryKey {
  static var defaultValue: String? { nil }
}

extension Transaction {
  fileprivate var isQuick: Bool {
    get { self[QuickKey.self] }
    set { self[QuickKey.self] = newValue }
  }
  fileprivate var speed: Int {
    get { self[SpeedKey.self] }
    set { self[SpeedKey.self] = newValue }
  }
}

extension ContainerValues {
  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
}

extension FocusedValues {
  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

private struct NoteReader: View {
  @FocusedValue(\.note) private var note
  var body: some View { Text(note ?? "none").containerValue(\.rank, 1) }
}

private struct NoteScreen: View {
  var body: some View {
    TextField("Name", text: .constant("")).focusedValue(\.note, "note")
    NoteReader()
  }
}

private struct QuickScreen: View {
  let journal: Journal
  @State private var n = 0

  var body: some View {
    Button("Write") {
      n = 1
      var quick = Transaction()
      quick.isQuick = true
      $n.transaction(quick).wrappedValue = 2
    }
    .onChange(of: n) { old, new in journal.note("\(old) to \(new)") }
  }
}

private struct EntryScreen: View {
  @State private var count = 0
  var body: some View {
    Button("Add") { count += 1 }
    Readers().environment(\.other, count)
  }
}

private struct Readers: View {
  var body: some View {
    ModelReader()
    NumberReader()
  }
}

private struct ModelReader: View {
  @Environment(\.model) private var model
  var body: some View { Text("model") }
}

private struct NumberReader: View {
  @Environment(\.number) private var number
  var body: some View { Text("\(number)") }
}
