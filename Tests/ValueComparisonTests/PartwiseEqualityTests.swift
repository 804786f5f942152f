import Testing
import ValueComparison

/// Types of the standard library whose `==` is asked of their parts directly.
@Suite struct `Equality by parts` {
  @Test(arguments: [
    ([1, 2, 3], [1, 2, 3]), ([1, 2, 3], [1, 5, 3]), ([1, 2], [1, 2, 3]), ([], []), ([1], []),
  ])
  func `CMP-2: arrays are asked as often as their own == asks`(old: [Int], new: [Int]) {
    let calls = Calls()
    let (old, new) = (old.map { Counted($0, calls) }, new.map { Counted($0, calls) })
    let expected = old == new
    let callsOfArray = calls.take()
    #expect(isEqual(old, new) == expected)
    #expect(calls.take() == callsOfArray)
  }

  @Test func `CMP-2: an array is equal to its own copy without asking`() {
    let calls = Calls()
    let array = [Counted(1, calls)]
    #expect(isEqual(array, array))
    #expect(calls.take() == 0)
  }

  @Test func `CMP-2: an optional object is asked unless one is missing`() {
    let (ada, same, bob) = (Named("Ada"), Named("Ada"), Named("Bob"))
    #expect(isEqual(Optional(ada), same))
    #expect(!isEqual(Optional(ada), bob))
    #expect(!isEqual(Optional(ada), nil))
    #expect(!isEqual(Named?.none, bob))
    #expect(isEqual(Named?.none, nil))
  }
}

private final class Calls {
  private var count = 0

  func count(_ isEqual: Bool) -> Bool {
    count += 1
    return isEqual
  }

  func take() -> Int {
    defer { count = 0 }
    return count
  }
}

/// Counts how often it is asked; not plain data, so that it is.
private struct Counted: Equatable {
  let number: Int
  let calls: Calls

  init(_ number: Int, _ calls: Calls) {
    self.number = number
    self.calls = calls
  }

  static func == (first: Counted, second: Counted) -> Bool {
    first.calls.count(first.number == second.number)
  }
}

private final class Named: Equatable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (first: Named, second: Named) -> Bool { first.name == second.name }
}
