import Reconciler
import Testing

/// The definition is in content/reference/verification.md, "Wasted evaluations".
@MainActor
@Suite(.serialized)
struct `Wasted evaluations` {
  @Test func `a body that makes an equal value is wasted`() {
    let model = Model()
    let host = TestHost(Label(model: model))
    #expect(host.bodies(during: { $0.run { model.other += 1 } }) == ["Label"])
    #expect(host.wasted(during: { $0.run { model.other += 1 } }) == ["Label"])
  }

  @Test func `a body whose text has changed is not`() {
    let model = Model()
    let host = TestHost(Label(model: model))
    #expect(host.bodies(during: { $0.run { model.shown += 1 } }) == ["Label"])
    #expect(host.wasted(during: { $0.run { model.shown += 1 } }) == [])
    #expect(host.wasted(during: { $0.run { model.other += 1 } }) == ["Label"])
  }

  @Test func `a body is not wasted if its action captures something that changed`() {
    let model = Model()
    let host = TestHost(ActionRow(model: model))
    #expect(host.bodies(during: { $0.run { model.shown += 1 } }) == ["ActionRow"])
    #expect(host.wasted(during: { $0.run { model.shown += 1 } }) == [])
    #expect(host.wasted(during: { $0.run { model.other += 1 } }) == ["ActionRow"])
  }

  @Test func `the first run is not wasted, nor is that of a new identity`() {
    let model = Model()
    let host = TestHost(Replaced(model: model))
    #expect(host.events.allSatisfy { if case .counted(_, .wasted) = $0 { false } else { true } })
    #expect(host.bodies(during: { $0.run { model.shown += 1 } }) == ["Replaced", "Constant"])
    #expect(host.wasted(during: { $0.run { model.shown += 1 } }) == [])
  }

  @Test func `a child is wasted if its parent gives it another value that it does not show`() {
    let host = TestHost(Parent())
    #expect(host.bodies(during: { $0.tap("Select") }) == ["Parent", "Child"])
    #expect(host.wasted(during: { $0.tap("Select") }) == ["Child"])
  }

  @Test func `a parent is wasted if it makes the same children`() {
    let model = Model()
    let host = TestHost(Screen(model: model))
    #expect(host.bodies(during: { $0.run { model.other += 1 } }) == ["Screen"])
    #expect(host.wasted(during: { $0.run { model.other += 1 } }) == ["Screen"])
    #expect(host.bodies(during: { $0.run { model.shown += 1 } }) == ["Screen", "Child"])
    #expect(host.wasted(during: { $0.run { model.shown += 1 } }) == ["Child"])
  }

  @Test func `each side of a condition is compared, and so is which one is shown`() {
    let model = Model()
    let host = TestHost(Conditional(model: model))
    #expect(host.wasted(during: { $0.run { model.other += 1 } }) == ["Conditional"])
    #expect(host.wasted(during: { $0.run { model.shown += 1 } }) == [])
    #expect(host.wasted(during: { $0.run { model.other += 1 } }) == ["Conditional"])
  }

  @Test func `a modifier's argument counts as part of the value`() {
    let model = Model()
    let host = TestHost(Styled(model: model))
    #expect(host.wasted(during: { $0.run { model.other += 1 } }) == ["Styled"])
    #expect(host.wasted(during: { $0.run { model.shown += 1 } }) == [])
  }

  @Test func `a body that reads the environment is wasted if it makes the same of it`() {
    let host = TestHost(SchemeReader())
    #expect(host.wasted(during: { $0.environment { $0.colorScheme = .dark } }) == ["SchemeReader"])
    #expect(host.wasted(during: { $0.environment { $0.layoutDirection = .rightToLeft } }) == [])
  }

  @Test func `a view whose type is hidden is never equal, so its body is not counted`() {
    let model = Model()
    let host = TestHost(Erased(model: model))
    #expect(host.bodies(during: { $0.run { model.other += 1 } }) == ["Erased"])
    #expect(host.wasted(during: { $0.run { model.other += 1 } }) == [])
  }

  @Test func `an object is equal to itself, whatever has been written into it`() {
    let model = Model()
    let host = TestHost(Owner(model: model))
    #expect(host.bodies(during: { $0.run { model.other += 1 } }) == ["Owner", "Label"])
    #expect(host.wasted(during: { $0.run { model.other += 1 } }) == ["Owner", "Label"])
    #expect(host.wasted(during: { $0.run { model.shown += 1 } }) == ["Owner"])
  }

  @Test func `rows of a lazy list are wasted one by one, and not when they return`() {
    let model = Model()
    let host = TestHost(Rows(model: model))
    #expect(host.bodies(during: { $0.run { model.shown += 1 } }).count == 20)
    #expect(host.wasted(during: { $0.run { model.shown += 1 } }).count == 19)
    #expect(host.wasted(during: { $0.run { model.other += 1 } }).count == 20)
    host.scroll(to: 500)
    #expect(host.wasted(during: { $0.scroll(to: 0) }) == [])
  }

  @Test func `== of the program runs as often as without a trace`() {
    let (traced, untraced) = (Calls(), Calls())
    for (calls, isTraced) in [(traced, true), (untraced, false)] {
      let model = Model()
      let host = TestHost(Comparing(model: model, calls: calls))
      if !isTraced { host.host.recorder = nil }
      host.run { model.other += 1 }
      host.run { model.shown += 1 }
    }
    #expect(traced.entries == untraced.entries)
    #expect(traced.entries.contains("view"))
    #expect(!traced.entries.contains("tag"))
  }

  @Test func `values with == of the program are equal if what they store is`() {
    let model = Model()
    let host = TestHost(Comparing(model: model, calls: Calls()))
    #expect(host.wasted(during: { $0.run { model.other += 1 } }) == ["Comparing"])
    #expect(host.wasted(during: { $0.run { model.shown += 1 } }) == [])
  }

  @Test func `where closures never compare equal, neither do bodies with actions`() {
    let model = Model()
    var profile = Profile()
    profile.closures = .alwaysDifferent
    let host = TestHost(ActionRow(model: model), profile: profile)
    #expect(host.bodies(during: { $0.run { model.other += 1 } }) == ["ActionRow"])
    #expect(host.wasted(during: { $0.run { model.other += 1 } }) == [])
  }

  @Test func `a value that comes back wastes a body that did not run in between`() {
    let host = TestHost(Flip())
    #expect(host.bodies(during: { $0.tap("Write twice") }) == ["Flip"])
    #expect(host.wasted(during: { $0.tap("Write twice") }) == ["Flip"])
    #expect(host.bodies(during: { $0.tap("Animate back") }) == ["Flip", "Flip"])
    #expect(host.wasted(during: { $0.tap("Animate back") }) == [])
  }

  /// The number that a body shows stands for its whole value.
  @Test(arguments: 0..<12)
  func `exactly the bodies that make what they made before are wasted`(seed: Int) {
    var random = Random(seed: UInt64(seed) &+ 31)
    let (model, log) = (Model(), Calls())
    let host = TestHost(Quotients(model: model, log: log))
    var (last, runs, wasted) = (values(in: log), 0, 0)
    for _ in 0..<40 {
      log.entries = []
      let events = host.events { host in
        host.run { model.shown = random.below(12) }
      }
      var expected = 0
      for (view, value) in values(in: log) {
        if last[view] == value { expected += 1 }
        last[view] = value
      }
      let counted = events.count { if case .counted(_, .wasted) = $0 { true } else { false } }
      #expect(counted == expected)
      (runs, wasted) = (runs + log.entries.count, wasted + counted)
    }
    #expect(wasted > 20)
    #expect(wasted < runs)
  }

  /// What the body of each view has made last.
  private func values(in log: Calls) -> [Substring: Substring] {
    var values: [Substring: Substring] = [:]
    for entry in log.entries {
      let parts = entry.split(separator: " ")
      values[parts[0]] = parts[1]
    }
    return values
  }
}

private final class Model: ObservableObject {
  @Published var shown = 0
  @Published var other = 0
}

private final class Calls: @unchecked Sendable {
  var entries: [String] = []
}

private struct Label: View {
  @ObservedObject var model: Model
  var body: some View { Text("a text that is too long to be stored inline: \(model.shown)") }
}

private struct ActionRow: View {
  @ObservedObject var model: Model

  var body: some View {
    let shown = model.shown
    Button("Print") { print(shown) }
  }
}

private struct Constant: View {
  let number: Int
  var body: some View { Text("constant") }
}

private struct Replaced: View {
  @ObservedObject var model: Model
  var body: some View { Constant(number: model.shown).id(model.shown) }
}

private struct Parent: View {
  @State private var selection = 0

  var body: some View {
    Child(title: "a", selection: selection)
    Button("Select") { selection += 1 }
  }
}

private struct Child: View {
  let title: String
  let selection: Int
  var body: some View { Text(title) }
}

private struct Screen: View {
  @ObservedObject var model: Model

  var body: some View {
    VStack {
      Child(title: "a", selection: model.shown)
      Group {
        Image(systemName: "star")
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      }
    }
  }
}

private struct Conditional: View {
  @ObservedObject var model: Model

  var body: some View {
    if model.shown == 0 { Child(title: "a", selection: 0) } else { Text("b \(model.shown)") }
  }
}

private struct Styled: View {
  @ObservedObject var model: Model
  var body: some View { Text("a").padding(CGFloat(model.shown)).opacity(0.5) }
}

private struct SchemeReader: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let isDark = scheme == .dark
    Text(direction == .leftToRight || isDark == (scheme == .light) ? "a" : "b")
  }
}

private struct Erased: View {
  @ObservedObject var model: Model
  var body: some View { AnyView(Text("a")) }
}

private struct Owner: View {
  @ObservedObject var model: Model
  var body: some View { Label(model: model) }
}

private struct Rows: View {
  let model: Model

  var body: some View {
    ScrollView {
      LazyVStack { ForEach(0..<100, id: \.self) { number in Row(model: model, number: number) } }
    }
  }
}

private struct Row: View {
  @ObservedObject var model: Model
  let number: Int
  var body: some View { Text(number == 3 ? "\(model.shown)" : "row") }
}

private struct Comparing: View {
  @ObservedObject var model: Model
  let calls: Calls

  var body: some View {
    Compared(value: Value(name: "view", number: model.shown, calls: calls))
    Text("a").tag(Value(name: "tag", number: model.shown, calls: calls))
    Text("b").onTapGesture { [value = Value(name: "tag", number: model.shown, calls: calls)] in
      print(value.number)
    }
  }
}

private struct Compared: View, Equatable {
  let value: Value
  nonisolated static func == (first: Self, second: Self) -> Bool { first.value == second.value }
  var body: some View { Text("\(value.number)") }
}

private struct Value: Hashable {
  let name: String
  let number: Int
  let calls: Calls

  static func == (first: Self, second: Self) -> Bool {
    first.calls.entries.append(first.name)
    return first.number == second.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

private struct Flip: View {
  @State private var number = 0

  var body: some View {
    Text("\(number)").onChange(of: number) {}
    Button("Write twice") {
      number = 1
      number = 0
    }
    Button("Animate back") {
      number = 1
      withAnimation { number = 0 }
    }
  }
}

private struct Quotients: View {
  @ObservedObject var model: Model
  let log: Calls

  var body: some View {
    log.entries.append("quotients \(model.shown / 3)")
    return VStack {
      Quotient(model: model, divisor: 2, log: log)
      Text("\(model.shown / 3)")
      ForEach(4..<7, id: \.self) { [model, log] in Quotient(model: model, divisor: $0, log: log) }
    }
  }
}

private struct Quotient: View {
  @ObservedObject var model: Model
  let divisor: Int
  let log: Calls

  var body: some View {
    let value = model.shown / divisor
    log.entries.append("\(divisor) \(value)")
    return Text("\(value)").padding(CGFloat(value))
  }
}
