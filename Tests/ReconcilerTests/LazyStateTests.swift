import Reconciler
import Testing

/// What a state with a default value is when a program is built with Xcode 27, beside what it was before.
@MainActor
@Suite(.serialized)
struct `A lazy state` {
  // Apple's text, and what an article printed.
  @Test(.tags(.high))
  func `STATE-10, VER-6: the default is made once per identity, and not with each new value`() {
    let host = TestHost(Parent { LazyOwner() })
    #expect(Made.take() == 1)
    host.tap("Evaluate 0")
    host.tap("Evaluate 1")
    #expect(Made.take() == 0)
  }

  @Test func `STATE-10: a state is given a new default with each new value of the view`() {
    let host = TestHost(Parent { EagerOwner() })
    #expect(Made.take() == 1)
    host.tap("Evaluate 0")
    host.tap("Evaluate 1")
    #expect(Made.take() == 2)
  }

  @Test func `STATE-15: the owner of a lazy state compares equal, where a state makes it differ`() {
    let lazy = TestHost(Parent { LazyOwner() })
    #expect(lazy.bodies(during: { $0.tap("Evaluate 0") }) == ["Parent<LazyOwner>"])
    let eager = TestHost(Parent { EagerOwner() })
    #expect(
      eager.bodies(during: { $0.tap("Evaluate 0") }) == ["Parent<EagerOwner>", "EagerOwner"]
    )
  }

  @Test func `STATE-11: what the default reads, the parent has not read`() {
    let host = TestHost(Parent { LazyOwner() })
    #expect(host.bodies(during: { $0.tap("Add 1") }) == ["LazyOwner"])
    #expect(host.bodies(during: { $0.tap("Add 2") }) == ["LazyOwner"])
  }

  @Test func `STATE-14: a new identity makes a new default`() {
    _ = Made.take()
    let host = TestHost(Renewing())
    #expect(Made.take() == 1)
    host.tap("Add 1")
    host.tap("Renew 0")
    #expect(Made.take() == 1)
    #expect(host.texts == ["Renew 1", "Add 1"])
  }

  @Test func `STATE-1, STATE-4: it is named, stored and tracked like a state`() {
    let host = TestHost(Tracked())
    #expect(host.firstLog == ["Tracked: @self, @identity, _read, _unread changed."])
    #expect(host.log(during: { $0.tap("Read 0") }) == ["Tracked: _read changed."])
    #expect(host.bodies(during: { $0.tap("Unread") }) == [])
    #expect(host.texts.first == "Read 1")
  }

  @Test func `STATE-1: with a default, what an initializer assigns is dropped`() {
    let host = TestHost(Assigned(number: 42))
    #expect(host.texts == ["0"])
  }

  @Test func `STATE-10: a closure that an initializer gives is run once`() {
    let host = TestHost(Parent { ClosureOwner(step: 3) })
    #expect(Made.take() == 1)
    host.tap("Evaluate 0")
    #expect(Made.take() == 0)
    #expect(host.texts.last == "Add 3")
  }

  @Test func `STATE-15, CMP-16: a closure of an initializer is compared by its captures`() {
    let host = TestHost(Stepping())
    #expect(host.bodies(during: { $0.tap("Step 0") }) == ["Stepping"])
    #expect(host.bodies(during: { $0.tap("Step 1") }) == ["Stepping", "StepOwner"])
  }

  @Test func `BIND-2: a binding to it leads to the stored value`() {
    let host = TestHost(Passing())
    #expect(host.log(during: { $0.tap("Child 0") }) == ["Child: _number changed."])
  }

  @Test func `PW-8: a wrapper can contain it`() {
    let host = TestHost(WrapperOwner())
    #expect(host.log(during: { $0.tap("Count 0") }) == ["WrapperOwner: _counter changed."])
  }
}

/// Counts the models that were made.
@MainActor
private enum Made {
  static var count = 0

  static func take() -> Int {
    defer { count = 0 }
    return count
  }
}

@Observable
private final class Model {
  var number = 0

  @MainActor init(_ number: Int = 1) {
    Made.count += 1
    self.number = number
    _ = self.number
  }
}

private struct Parent<Content: View>: View {
  @State private var round = 0
  @ViewBuilder let content: () -> Content

  var body: some View {
    Button("Evaluate \(round)") { round += 1 }
    content()
  }
}

private struct LazyOwner: View {
  @LazyState private var model = Model()
  var body: some View { Button("Add \(model.number)") { model.number += 1 } }
}

private struct EagerOwner: View {
  @State private var model = Model()
  var body: some View { Button("Add \(model.number)") { model.number += 1 } }
}

private struct ClosureOwner: View {
  @LazyState private var model: Model
  init(step: Int) { _model = LazyState { Model(step) } }
  var body: some View { Text("Add \(model.number)") }
}

private struct Stepping: View {
  @State private var round = 0

  var body: some View {
    Button("Step \(round)") { round += 1 }
    StepOwner(step: round / 2)
  }
}

private struct StepOwner: View {
  @LazyState private var number: Int
  init(step: Int) { _number = LazyState { step } }
  var body: some View { Text("\(number)") }
}

private struct Renewing: View {
  @State private var id = 0

  var body: some View {
    Button("Renew \(id)") { id += 1 }
    LazyOwner().id(id)
  }
}

private struct Tracked: View {
  @LazyState private var read = 0
  @LazyState private var unread: Int?

  var body: some View {
    Button("Read \(read)") { read += 1 }
    Button("Unread") { unread = (unread ?? 0) + 1 }
  }
}

private struct Assigned: View {
  @LazyState private var number = 0
  init(number: Int) { self.number = number }
  var body: some View { Text("\(number)") }
}

private struct Passing: View {
  @LazyState private var number = 0
  var body: some View { Child(number: $number) }
}

private struct Child: View {
  @Binding var number: Int
  var body: some View { Button("Child \(number)") { number += 1 } }
}

@propertyWrapper
private struct Counter: DynamicProperty {
  @LazyState private var count = 0
  var wrappedValue: Int {
    get { count }
    nonmutating set { count = newValue }
  }
}

private struct WrapperOwner: View {
  @Counter private var counter
  var body: some View { Button("Count \(counter)") { counter += 1 } }
}
