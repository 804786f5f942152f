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
}
