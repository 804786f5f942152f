import Testing
import Threads

@Suite struct `Mapping on all cores` {
  @Test func `keeps the order`() {
    let numbers = Array(0..<1_000)
    #expect(numbers.concurrentMap { $0 * 2 } == numbers.map { $0 * 2 })
  }

  @Test func `throws what was thrown for the first element`() {
    struct Odd: Error, Equatable { let number: Int }
    let numbers = Array(0..<100)
    #expect(throws: Odd(number: 41)) {
      try numbers.concurrentMap { number throws(Odd) in
        if number > 40, number % 2 == 1 { throw Odd(number: number) }
        return number
      }
    }
  }

  @Test func `gives what two closures do, or throws what the first of them threw`() throws {
    struct Odd: Error, Equatable { let number: Int }
    let both = concurrently({ 1 }, { "a" })
    #expect(both == (1, "a"))
    #expect(throws: Odd(number: 1)) {
      try concurrently({ throw Odd(number: 1) }, { throw Odd(number: 2) }) as (Int, Int)
    }
    #expect(throws: Odd(number: 2)) {
      try concurrently({ 1 }, { throw Odd(number: 2) }) as (Int, Int)
    }
  }
}
