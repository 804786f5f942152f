import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `The changes log` {
  @Test func `LOG-1, LOG-3, LOG-4: causes are printed as a sentence with the stored names`() {
    var host: TestHost?
    #expect(
      printedLines(during: { host = TestHost(Page()) }) == [
        "Page: @self, @identity, _count, _scheme changed.", "Row: @self changed.",
      ]
    )
    #expect(
      printedLines(during: { host?.tap("0") }) == ["Page: _count changed.", "Row: @self changed."]
    )
    #expect(
      printedLines(during: { host?.environment { $0.colorScheme = .dark } }) == [
        "Page: _scheme changed."
      ]
    )
  }

  @Test func `LOG-1: logging is the same line`() {
    #expect(printedLines(during: { _ = TestHost(Logging()) }) == ["Logging: @self changed."])
  }

  @Test func `LOG-2: the observed comes first, then the value, then the properties`() {
    let model = LogModel()
    let host = TestHost(Everything(model: model), profile: Profile(.ios17))
    #expect(
      host.log(during: { $0.tap("All") }).last
        == "Child: @dependencies, @self, _n, _own changed."
    )
  }

  @Test func `LOG-6: enclosing types and generic arguments are printed, modules are not`() {
    let lines = printedLines(during: { _ = TestHost(Outer.Inner<[Int]>(value: [1])) })
    #expect(lines == ["Outer.Inner<Array<Int>>: @self changed."])
  }

  @Test func `LOG-7: a body called outside its rule is unchanged`() {
    let lines = printedLines(during: { _ = Row(n: 1).body })
    #expect(lines == ["Row: unchanged."])
  }

  @Test func `LOG-8: a call from another view's body tells nothing`() {
    let lines = printedLines(during: { _ = TestHost(Foreign()) })
    #expect(lines == ["Row: unchanged.", "Foreign: @self changed."])
  }

  @Test func `LOG-8: a modifier has its own`() {
    let lines = printedLines(during: { _ = TestHost(Text("A").modifier(Printing(n: 1))) })
    #expect(lines == ["Printing: @self changed."])
  }

  @Test func `LOG-9: a state that changed without ever being read is not listed`() {
    let host = TestHost(TwoStates())
    #expect(host.log(during: { $0.tap("Both 0") }) == ["TwoStates: _read changed."])
  }

  @Test func `LOG-10: systems of 2023 print @dependencies`() {
    let model = LogModel()
    let host = TestHost(Observing(model: model), profile: Profile(.ios17))
    #expect(
      host.log(during: { $0.run { model.name = "B" } }) == ["Observing: @dependencies changed."]
    )
  }

  // Medium confidence: from one published log.
  @Test func `LOG-10: later systems print the key path that changed`() {
    let model = LogModel()
    let host = TestHost(Observing(model: model), profile: Profile(.ios18))
    #expect(
      host.log(during: { $0.run { model.name = "B" } }) == [#"Observing: \LogModel.name changed."#]
    )
  }

  @Test(.tags(.high)) func `LOG-3, G-1: a plain child and one with a state`() {
    let host = TestHost(Two())
    #expect(
      host.firstLog == [
        "Two: @self changed.", "QuietRow: @self changed.",
        "Named: @self, @identity, _name changed.",
      ]
    )
  }

  @Test func `AG-12, CMP-6: a view value is compared once for each evaluation of its parent`() {
    let host = TestHost(Quiet())
    #expect(host.comparisons(during: { $0.tap("0") }) == ["QuietRow differs", "Named equal"])
  }
}

private struct Page: View {
  @State private var count = 0
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let _ = Self._printChanges()
    Button("\(count)") { count += 1 }
    Row(n: count)
  }
}

private struct Row: View {
  let n: Int

  var body: some View {
    let _ = Self._printChanges()
    Text("\(n)")
  }
}

private struct Logging: View {
  var body: some View {
    let _ = Self._logChanges()
    Text("A")
  }
}

@Observable
final class LogModel {
  var name = "A"
}

private struct Everything: View {
  let model: LogModel
  @State private var n = 0

  var body: some View {
    Child(model: model, n: $n, copy: n) {
      n += 1
      model.name += "B"
    }
  }
}

private struct Child: View {
  let model: LogModel
  @Binding var n: Int
  let copy: Int
  @State private var own = 0
  let action: () -> Void

  init(model: LogModel, n: Binding<Int>, copy: Int, action: @escaping () -> Void) {
    self.model = model
    _n = n
    self.copy = copy
    self.action = action
  }

  var body: some View {
    Button("All") {
      own += 1
      action()
    }
    Text("\(model.name) \(n) \(own)")
  }
}

private enum Outer {
  struct Inner<Value>: View {
    let value: Value

    var body: some View {
      let _ = Self._printChanges()
      Text("A")
    }
  }
}

private struct Foreign: View {
  var body: some View {
    let _ = Row._printChanges()
    let _ = Self._printChanges()
    Text("A")
  }
}

private struct Printing: ViewModifier {
  let n: Int

  func body(content: Content) -> some View {
    let _ = Self._printChanges()
    content
  }
}

private struct TwoStates: View {
  @State private var read = 0
  @State private var unread = 0

  var body: some View {
    Button("Both \(read)") {
      unread += 1
      read += 1
    }
  }
}

private struct Observing: View {
  let model: LogModel
  var body: some View { Text(model.name) }
}

private struct Two: View {
  var body: some View {
    QuietRow(n: 1)
    Named()
  }
}

private struct Quiet: View {
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
    QuietRow(n: count)
    Named()
  }
}

private struct QuietRow: View {
  let n: Int
  var body: some View { Text("\(n)") }
}

private struct Named: View {
  @State private var name = "A"
  var body: some View { Text(name) }
}
