import Testing

@testable import Verification

@Suite struct `Parallel map` {
  @Test(arguments: [1, 2, 7, 1000])
  func `keeps the order of the elements`(_ jobs: Int) {
    #expect(parallelMap(Array(0..<100), jobs: jobs) { $0 * 2 } == (0..<100).map { $0 * 2 })
  }

  @Test func `does nothing with nothing`() {
    #expect(parallelMap([Int](), jobs: 4) { $0 }.isEmpty)
  }
}
