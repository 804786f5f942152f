import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `An observed object` {
  @Test func `OBS-1: reads in helpers and computed properties count`() {
    let model = Model()
    let host = TestHost(HelperReader(model: model))
    #expect(host.bodies(during: { $0.run { model.first = "B" } }) == ["HelperReader"])
    #expect(host.texts == ["B!"])
  }

  @Test func `OBS-2: reads in actions do not count`() {
    let model = Model()
    let journal = Journal()
    let host = TestHost(ActionReader(model: model, journal: journal))
    host.tap("Note")
    #expect(journal.lines == ["A"])
    #expect(host.bodies(during: { $0.run { model.first = "B" } }) == [])
  }

  @Test func `OBS-2, EACH-9: reads in a row's closure belong to that row`() {
    let rows = [RowModel(1), RowModel(2), RowModel(3)]
    let host = TestHost(RowClosures(rows: rows))
    #expect(host.bodies(during: { $0.run { rows[1].value = 9 } }) == ["Plain"])
    #expect(host.texts == ["1", "9", "3"])
  }

  @Test func `OBS-3, TX-5: several changes of one turn evaluate once`() {
    let model = Model()
    let host = TestHost(FirstReader(model: model))
    let bodies = host.bodies(during: {
      $0.run {
        model.first = "B"
        model.first = "C"
        model.second = "D"
      }
    })
    #expect(bodies == ["FirstReader"])
    #expect(host.texts == ["C"])
  }

  @Test func `OBS-3: every reader is evaluated, and each time again`() {
    let model = Model()
    let host = TestHost(TwoReaders(model: model))
    for text in ["B", "C", "D"] {
      #expect(
        host.bodies(during: { $0.run { model.first = text } }) == ["FirstReader", "HelperReader"]
      )
    }
  }

  @Test func `OBS-4: a read that is no longer made no longer counts`() {
    let model = Model()
    let host = TestHost(ConditionalReader(model: model))
    #expect(host.bodies(during: { $0.run { model.second = "Y" } }) == ["ConditionalReader"])
    host.run { model.isLong = false }
    #expect(host.bodies(during: { $0.run { model.second = "Z" } }) == [])
  }

  @Test func `OBS-4, LOG-10: a change that was answered is not told again`() {
    let model = Model()
    let host = TestHost(ConditionalReader(model: model))
    for _ in 0..<2 {
      let log = host.log { $0.run { model.second += "Y" } }
      #expect(log == [#"ConditionalReader: \Model.second changed."#])
    }
    let log = host.log { $0.run { model.isLong = false } }
    #expect(log == [#"ConditionalReader: \Model.isLong changed."#])
  }

  // Medium confidence: known from code only.
  @Test func `OBS-5: an evaluation for another reason keeps what was watched, for one change`() {
    let model = Model()
    let host = TestHost(SwitchedReader(model: model))
    host.tap("Stop reading")
    #expect(host.bodies(during: { $0.run { model.first = "B" } }) == ["SwitchedReader"])
    #expect(host.bodies(during: { $0.run { model.first = "C" } }) == [])
  }

  @Test func `OBS-6: properties that are unread or ignored do not count`() {
    let model = Model()
    let host = TestHost(FirstReader(model: model))
    #expect(host.bodies(during: { $0.run { model.second = "B" } }) == [])
    #expect(host.bodies(during: { $0.run { model.ignored = "B" } }) == [])
  }

  @Test func `OBS-7: who owns the object does not matter`() {
    Globals.model.first = "A"
    let model = Model()
    let host = TestHost(Owners(model: model))
    #expect(
      host.bodies(during: { $0.run { model.first = "B" } }).sorted() == [
        "BindableHolder", "FirstReader", "StateHolder", "Taker",
      ]
    )
    #expect(host.bodies(during: { $0.run { Globals.model.first = "B" } }) == ["GlobalReader"])
    #expect(host.bodies(during: { $0.run { model.nested.value = 5 } }) == ["NestedReader"])
  }

  // A property of the compiled macro: this toolchain's skips equal values.
  @Test func `OBS-8: assigning an equal value does not evaluate`() {
    let model = Model()
    let host = TestHost(FirstReader(model: model))
    #expect(host.bodies(during: { $0.run { model.first = "A" } }) == [])
  }

  @Test func `OBS-9: a collection is one property, its elements' objects are not`() {
    let list = ListModel()
    let host = TestHost(ListView(list: list))
    #expect(host.bodies(during: { $0.run { list.rows[1].value = 7 } }) == ["Row"])
    #expect(host.bodies(during: { $0.run { list.numbers[0] = 5 } }) == ["ListView"])
  }

  @Test func `OBS-10: a bindable object is no dynamic property`() {
    let host = TestHost(BindableHolder(model: Model()))
    #expect(host.firstLog == ["BindableHolder: @self changed."])
  }

  @Test func `OBS-1: two objects of one type are told apart`() {
    let first = Model()
    let second = Model()
    let host = TestHost(Pair(first: first, second: second))
    #expect(host.bodies(during: { $0.run { second.second = "B" } }) == [])
    #expect(host.bodies(during: { $0.run { second.first = "B" } }) == ["Pair"])
  }

  @Test func `OBS-3: a view that ended is not evaluated`() {
    let model = Model()
    let host = TestHost(Closing(model: model))
    host.tap("Close")
    #expect(host.bodies(during: { $0.run { model.first = "B" } }) == [])
  }

  @Test func `OBS-11: a modifier's body observes by itself`() {
    let model = Model()
    let host = TestHost(Modified(model: model))
    #expect(host.bodies(during: { $0.run { model.first = "B" } }) == ["ReadingModifier"])
  }

  @Test func `OBS-3: a change and a state written together evaluate once, with both causes`() {
    let host = TestHost(Mixed(model: NamedModel()))
    let log = host.log(during: { $0.tap("Write") })
    #expect(log == [#"Mixed: \NamedModel.name, _n changed."#])
  }
}

@Observable
private final class Model {
  var first = "A"
  var second = "X"
  var isLong = true
  var nested = RowModel(1)
  @ObservationIgnored var ignored = "A"
  var loud: String { first + "!" }
}

@Observable
private final class RowModel: Identifiable {
  var value: Int
  init(_ value: Int) { self.value = value }
}

@Observable
private final class ListModel {
  var rows = [RowModel(1), RowModel(2)]
  var numbers = [1, 2, 3]
}

@MainActor
private enum Globals {
  static let model = Model()
}

private struct FirstReader: View {
  let model: Model
  var body: some View { Text(model.first) }
}

private struct HelperReader: View {
  let model: Model
  var body: some View { helper() }
  private func helper() -> some View { Text(model.loud) }
}

private struct ActionReader: View {
  let model: Model
  let journal: Journal
  var body: some View { Button("Note") { journal.note(model.first) } }
}

private struct Plain: View {
  let value: Int
  var body: some View { Text("\(value)") }
}

private struct RowClosures: View {
  let rows: [RowModel]
  var body: some View { ForEach(rows) { Plain(value: $0.value) } }
}

private struct TwoReaders: View {
  let model: Model

  var body: some View {
    FirstReader(model: model)
    HelperReader(model: model)
  }
}

private struct ConditionalReader: View {
  let model: Model
  var body: some View { Text(model.isLong ? model.first + model.second : model.first) }
}

private struct SwitchedReader: View {
  let model: Model
  @State private var reads = true

  var body: some View {
    Button("Stop reading") { reads = false }
    Text(reads ? model.first : "")
  }
}

private struct Owners: View {
  let model: Model

  var body: some View {
    FirstReader(model: model)
    StateHolder(model: model)
    BindableHolder(model: model)
    Taker().environment(model)
    GlobalReader()
    NestedReader(model: model)
  }
}

private struct StateHolder: View {
  @State private var model: Model
  init(model: Model) { _model = State(wrappedValue: model) }
  var body: some View { Text(model.first) }
}

private struct BindableHolder: View {
  @Bindable var model: Model
  var body: some View { Text(model.first) }
}

private struct Taker: View {
  @Environment(Model.self) private var model
  var body: some View { Text(model.first) }
}

private struct GlobalReader: View {
  var body: some View { Text(Globals.model.first) }
}

private struct NestedReader: View {
  let model: Model
  var body: some View { Text("\(model.nested.value)") }
}

private struct ListView: View {
  let list: ListModel

  var body: some View {
    Text("\(list.numbers[1])")
    ForEach(list.rows) { Row(row: $0) }
  }
}

private struct Row: View {
  let row: RowModel
  var body: some View { Text("\(row.value)") }
}

private struct Pair: View {
  let first: Model
  let second: Model
  var body: some View { Text(first.second + second.first) }
}

private struct Closing: View {
  let model: Model
  @State private var isOpen = true

  var body: some View {
    Button("Close") { isOpen = false }
    if isOpen { FirstReader(model: model) }
  }
}

private struct ReadingModifier: ViewModifier {
  let model: Model

  func body(content: Content) -> some View {
    content
    Text(model.first)
  }
}

private struct Modified: View {
  let model: Model
  var body: some View { Plain(value: 1).modifier(ReadingModifier(model: model)) }
}

// Not private: the name of a property is found by its symbol.
@Observable
final class NamedModel {
  var name = "A"
}

private struct Mixed: View {
  let model: NamedModel
  @State private var n = 0

  var body: some View {
    Button("Write") {
      n += 1
      model.name += "B"
    }
    Text("\(n) \(model.name)")
  }
}
