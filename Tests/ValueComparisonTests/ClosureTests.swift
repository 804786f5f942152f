import Testing
import ValueComparison

/// Stores a closure as a view stores its action: with the type it was written with.
private struct Action {
  var title = "Open"
  let run: () -> Int
}

/// Stores a function of the most general kind, so that a closure is wrapped on its way in and out.
private struct Box<Content> {
  let content: Content
}

private struct OptionalAction {
  let run: (() -> Int)?
}

/// Is compared itself too, as views are: the optimizer drops the metadata of a private type that
/// needs none at run time, and then what is captured of it cannot be told.
private struct Counter {
  var count: Int
  var title = "Count"

  func action() -> Action { Action { count } }
  func method() -> Action { Action(run: total) }
  func total() -> Int { count }
}

private struct Handler<Value> {
  let run: (Value) -> Void
}

private struct Generic<Value> {
  var value: Value

  func action() -> Action { Action { MemoryLayout.size(ofValue: value) } }
}

private final class Store {
  let value: Int

  init(_ value: Int) {
    self.value = value
  }

  func total() -> Int { value }
  func weakly() -> Action { Action { [weak self] in self?.value ?? 0 } }
  func unowned() -> Action { Action { [unowned self] in value } }
}

private func four() -> Int { 4 }

private enum Shared {
  nonisolated(unsafe) static let run: () -> Int = { 5 }
}

private func capturing(_ value: some Sendable & CustomStringConvertible) -> Action {
  Action { value.description.count }
}

private func capturing(_ number: Int, _ text: String) -> Action {
  Action { number + text.count }
}

private func capturing(_ object: Store) -> Action {
  Action { object.value }
}

private func capturing(_ object: Numbered) -> Action {
  Action { object.number }
}

private func capturing(_ anything: Any) -> Action {
  Action { anything as? Int ?? 0 }
}

private func capturing(_ closure: @escaping () -> Int) -> Action {
  Action { closure() }
}

private func capturingVariable(_ start: Int) -> Action {
  var count = start
  return Action {
    count += 1
    return count
  }
}

private func capturingVariable(_ start: String, _ number: Int) -> Action {
  var text = start
  return Action {
    text += "a"
    return text.count + number
  }
}

private func nothing() -> Action { Action { 3 } }

private func nested(_ number: Int) -> Action {
  Action { [number].map { $0 + number }.count }
}

private func circular() -> Action {
  var next: (() -> Int)?
  let text = "a"
  let action = Action { next == nil ? 0 : text.count }
  next = action.run
  return action
}

private let store = Store(1)
private let otherStore = Store(1)
private let kept = capturing(1, "kept")

/// Makes a value in one place only, as a `body` does: two inlined copies of a closure are two
/// functions.
@inline(never)
private func evaluate<Value>(_ make: (Int) -> Value, _ pass: Int) -> Value {
  make(pass)
}

@Suite struct `Closures` {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let inspected: Bool
    let byIdentity: Bool
    let hasNoClosure: Bool
    let compare: (ClosureComparison) -> Bool

    init<Value>(
      _ description: String,
      inspected: Bool,
      byIdentity: Bool = false,
      _ make: @escaping (Int) -> Value
    ) {
      testDescription = description
      self.inspected = inspected
      self.byIdentity = byIdentity
      hasNoClosure = Value.self == Counter.self
      compare = { closures in
        let options = ComparisonOptions(closures: closures)
        return isEqual(evaluate(make, 0), evaluate(make, 1), options: options)
      }
    }
  }

  static let cases = [
    Case("CMP-15: no capture", inspected: true, byIdentity: true) { _ in nothing() },
    Case("CMP-15: two closures", inspected: false) { $0 == 0 ? nothing() : Action { 4 } },
    Case("CMP-15: a global function", inspected: true, byIdentity: true) { _ in Action(run: four) },
    Case("CMP-15: a static let", inspected: true, byIdentity: true) { _ in Action(run: Shared.run)
    },
    Case("CMP-15: an optional one", inspected: true, byIdentity: true) { _ in
      OptionalAction(run: four)
    },
    Case("CMP-15: none and one", inspected: false) { OptionalAction(run: $0 == 0 ? nil : four) },
    Case("CMP-15: title beside it", inspected: false) { Action(title: "\($0)", run: four) },
    Case("CMP-16: one context", inspected: true, byIdentity: true) { _ in kept },
    Case("CMP-16: equal captures", inspected: true) { _ in capturing(1, "a") },
    Case("CMP-16: long text", inspected: true) { _ in
      capturing(1, String(repeating: "text", count: 9))
    },
    Case("CMP-16: first capture differs", inspected: false) { capturing($0, "a") },
    Case("CMP-16: second capture differs", inspected: false) { capturing(1, "\($0)") },
    Case("CMP-16: one object", inspected: true, byIdentity: true) { _ in capturing(store) },
    Case("CMP-16: two objects", inspected: false) { _ in capturing(Store(1)) },
    Case("CMP-16: equal objects", inspected: true) { _ in capturing(Numbered(1)) },
    Case("CMP-16: unequal objects", inspected: false) { capturing(Numbered($0)) },
    Case("CMP-16: bound method", inspected: true, byIdentity: true) { _ in
      Action(run: store.total)
    },
    Case("CMP-16: bound to two objects", inspected: false) { _ in Action(run: Store(1).total) },
    Case("CMP-16: weak", inspected: true) { _ in store.weakly() },
    Case("CMP-16: weak, two objects", inspected: false) { ($0 == 0 ? store : otherStore).weakly() },
    Case("CMP-16: unowned", inspected: true) { _ in store.unowned() },
    Case("CMP-16: existential", inspected: true) { _ in capturing(4 as Any) },
    Case("CMP-16: existential differs", inspected: false) { capturing($0 as Any) },
    Case("CMP-16: equal variables", inspected: true) { _ in capturingVariable(1) },
    Case("CMP-16: variables differ", inspected: false) { capturingVariable($0) },
    Case("CMP-16: boxed variables", inspected: true) { _ in capturingVariable("a", 1) },
    Case("CMP-16: boxed variables differ", inspected: false) { capturingVariable("\($0)", 1) },
    Case("CMP-16: closures in a circle", inspected: false) { _ in circular() },
    Case("CMP-17: self itself", inspected: true, byIdentity: true) { _ in Counter(count: 1) },
    Case("CMP-17: self, unchanged", inspected: true) { _ in Counter(count: 1).action() },
    Case("CMP-17: self, changed", inspected: false) { Counter(count: $0).action() },
    Case("CMP-17: a field of self that is not used", inspected: false) {
      Counter(count: 1, title: "\($0)").action()
    },
    Case("CMP-17: method of self", inspected: true) { _ in Counter(count: 1).method() },
    Case("CMP-17: method of self, changed", inspected: false) { Counter(count: $0).method() },
  ]

  @Test(arguments: cases)
  func `CMP-15, CMP-16, CMP-17: captures decide`(_ c: Case) {
    #expect(c.compare(.capturesInspected) == c.inspected)
  }

  @Test(arguments: cases)
  func `CMP-16: by identity, a new context is a change`(_ c: Case) {
    #expect(c.compare(.identityOnly) == c.byIdentity)
  }

  @Test(arguments: cases)
  func `CMP-16: always different, even without captures`(_ c: Case) {
    #expect(c.compare(.alwaysDifferent) == c.hasNoClosure)
  }

  @Test func `CMP-16: it stays the same while it is not read`() {
    let box = Box(content: Shared.run)
    #expect(isEqual(box, box))
  }

  @Test func `CMP-16: a bitwise comparison never looks at captures`() {
    let options = ComparisonOptions(mode: .bitwise)
    #expect(!isEqual(capturing(1, "a"), capturing(1, "a"), options: options))
    #expect(isEqual(kept, kept, options: options))
  }

  @Test func `CMP-18: a C function is its pointer`() {
    struct Callback { let run: @convention(c) (Int) -> Int }
    #expect(isEqual(Callback { $0 }, Callback { $0 + 1 }) == false)
    func make() -> Callback { Callback { $0 } }
    #expect(isEqual(make(), make()))
  }
}

#if DEBUG
/// The optimizer makes specialized copies of these, which capture less, or nothing.
@Suite struct `Closures in debug builds` {
  static let cases = [
    Closures.Case("CMP-16: nested closure", inspected: true) { _ in nested(1) },
    Closures.Case("CMP-16: captured closure", inspected: false) { _ in capturing(four) },
  ]

  @Test(arguments: cases)
  func `CMP-16: captured functions and constants`(_ c: Closures.Case) {
    #expect(c.compare(.capturesInspected) == c.inspected)
    #expect(c.compare(.identityOnly) == c.byIdentity)
  }

  @Test func `CMP-16: a closure wrapped by a generic type changes whenever it is read`() {
    let box = Box(content: Shared.run)
    #expect(!isEqual(Action(run: box.content), Action(run: box.content)))
    let keyPath: KeyPath<Box<() -> Int>, () -> Int> = \.content
    #expect(
      !isEqual(Action(run: box[keyPath: keyPath]), Action(run: box[keyPath: keyPath]))
    )
  }

  @Test func `CMP-16: a closure without captures is wrapped where its argument is Void`() {
    func handler() -> Handler<Void> { Handler { print("tapped") } }
    func indexed() -> Handler<Int> { Handler { _ in print("tapped") } }
    #expect(!isEqual(handler(), handler()))
    #expect(isEqual(indexed(), indexed()))
    let kept = handler()
    #expect(isEqual(kept, kept))
  }

  @Test func `CMP-16: generic captures count as changed`() {
    #expect(!isEqual(Generic(value: 1).action(), Generic(value: 1).action()))
    #expect(!isEqual(capturing(1), capturing(1)))
  }
}
#endif
