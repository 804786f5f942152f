import Testing
import ValueComparison

/// The comparison by what is stored, which runs no `==` of the program.
@Suite struct `Identical values` {
  @Test(arguments: [
    ComparisonCase("equal strings in different memory", long("a"), long("a"), true),
    ComparisonCase("different strings", long("a"), long("b"), false),
    ComparisonCase("equal arrays in different memory", [[long("a")]], [[long("a")]], true),
    ComparisonCase("arrays of different elements", [long("a")], [long("b")], false),
    ComparisonCase("arrays of different lengths", [1], [1, 2], false),
    ComparisonCase("arrays without ==, in different memory", [Opaque(1)], [Opaque(1)], false),
    ComparisonCase("a value whose == says no", Never(name: "a"), Never(name: "a"), true),
    ComparisonCase("a value whose == says yes", Always(name: "a"), Always(name: "b"), false),
    ComparisonCase("objects whose == says yes", Object(), Object(), false),
    ComparisonCase("an object", shared, shared, true),
    ComparisonCase("payloads", Optional([long("a")]), Optional([long("a")]), true),
    ComparisonCase("different payloads", Optional([long("a")]), Optional([long("b")]), false),
    ComparisonCase("existentials", long("a") as Any, long("a") as Any, true),
    ComparisonCase("different existentials", long("a") as Any, long("b") as Any, false),
    ComparisonCase("dictionaries in different memory", [1: long("a")], [1: long("a")], false),
  ])
  func `what is stored decides`(_ case: ComparisonCase) {
    #expect(`case`.compare() == `case`.expected)
  }

  @Test func `captures are compared by what they store`() {
    func action(_ name: String) -> Action {
      let value = Always(name: name)
      return Action { value.name.count }
    }
    let options = ComparisonOptions(mode: .identical)
    #expect(isEqual(action(long("a")), action(long("a")), options: options))
    #expect(!isEqual(action("a"), action("b"), options: options))
    #expect(isEqual(action("a"), action("b")))
  }

  @Test func `an action is the same whatever it captured, and what makes a view is not`() {
    func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
      ValueStorage(old).replace(with: new) {
        $0.isIdentical(except: [], closures: .actionCapturesIgnored)
      }
    }
    func press(_ name: String) -> Press { Press { print(name) } }
    func action(_ name: String) -> Action { Action { name.count } }
    #expect(isSame(press("a"), press("b")))
    #expect(!isSame(action("a"), action("b")))
    #expect(isSame(action("a"), action("a")))
    func count(in object: Object) -> Action { Action { object === shared ? 1 : 0 } }
    #expect(!isSame(count(in: shared), count(in: shared)))
    let kept = action("a")
    #expect(isSame(kept, kept))
  }

  @Test func `parts that are known to be unchanged are not compared`() {
    func isIdentical(_ new: Whole, except parts: [PartialKeyPath<Whole>]) -> Bool {
      let storage = ValueStorage(Whole(first: 1, second: 1, third: Always(name: "a"), fourth: 1))
      return storage.replace(with: new) { change in
        change.isIdentical(
          except: parts.map { part in
            (type(of: part).valueType, MemoryLayout<Whole>.offset(of: part) ?? 0)
          },
          closures: .capturesInspected
        )
      }
    }
    let changed = Whole(first: 1, second: 2, third: Always(name: "b"), fourth: 1)
    #expect(!isIdentical(changed, except: []))
    #expect(!isIdentical(changed, except: [\.second]))
    #expect(!isIdentical(changed, except: [\.third]))
    #expect(isIdentical(changed, except: [\.second, \.third]))
    #expect(isIdentical(changed, except: [\.self]))
    #expect(!isIdentical(changed, except: [\.first, \.third, \.fourth]))
  }

  @Test func `a part of unknown layout is compared, whatever is known to be unchanged`() {
    let value = Unclear(first: 1, second: (Int.self, 1))
    let storage = ValueStorage(value)
    let isIdentical = storage.replace(with: value) { change in
      change.isIdentical(except: [(Int.self, 0)], closures: .capturesInspected)
    }
    #expect(!isIdentical)
  }
}

private func long(_ text: String) -> String { String(repeating: text, count: 40) }

extension ComparisonCase {
  fileprivate init<Value>(
    _ description: String,
    _ old: @autoclosure @escaping @Sendable () -> Value,
    _ new: @autoclosure @escaping @Sendable () -> Value,
    _ isIdentical: Bool
  ) {
    self.init(description, old(), new(), mode: .identical, unchanged: isIdentical)
  }
}

private struct Press {
  let run: () -> Void
}

private struct Action {
  let run: () -> Int
}

private struct Whole {
  let first: Int
  let second: Int
  let third: Always
  let fourth: Int
}

/// A tuple with a metatype that takes no memory.
private struct Unclear {
  let first: Int
  let second: (Int.Type, Int)
}

private struct Opaque: Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private struct Never: Equatable {
  let name: String
  static func == (first: Self, second: Self) -> Bool { false }
}

private struct Always: Equatable {
  let name: String
  static func == (first: Self, second: Self) -> Bool { true }
}

private final class Object: Equatable, Sendable {
  static func == (first: Object, second: Object) -> Bool { true }
}

private let shared = Object()
