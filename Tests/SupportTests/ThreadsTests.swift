import Synchronization
import Testing

@testable import Threads

@Suite struct `Threads of the system` {
  /// No address space has room for such a stack, so no thread can have it.
  static let impossibleStack = 1 << 60

  @Test func `are asked for until the time is over, then reported as missing`() {
    #expect(throws: ThreadProblem.self) {
      try startThread(stackSize: Self.impossibleStack, timeout: 0.01) {}
    }
  }

  @Test func `are replaced by the caller where there are none`() {
    let numbers = Array(0..<100)
    let results = numbers.concurrentMap(threads: 4, stackSize: Self.impossibleStack) { $0 * 2 }
    #expect(results == numbers.map { $0 * 2 })
  }

  @Test func `run at once, each with one element`() {
    let running = Mutex(0)
    let peaks = Array(0..<3).concurrentMap(threads: 3) { _ in
      running.withLock { $0 += 1 }
      let deadline = ContinuousClock.now + .seconds(60)
      while running.withLock({ $0 < 3 }), ContinuousClock.now < deadline {}
      return running.withLock { $0 }
    }
    #expect(peaks == [3, 3, 3])
  }
}
