import Synchronization

/// The time that the programs of each page have taken to compile and run.
///
/// Each program has its own limits, but a page can hold a thousand programs that each reach them.
final class PageBudget: Sendable {
  private let limit: Double
  private let spent = Mutex<[String: Double]>([:])

  /// - Parameter limit: Seconds for all programs of a page; those of the longest page here take about ten.
  init(limit: Double = 600) {
    self.limit = limit
  }

  /// Does some work for a page and adds the time that it takes.
  /// - Parameters:
  ///   - page: The page.
  ///   - work: Gets a check to make before each of its parts, which throws if no time is left.
  /// - Returns: What the work returns.
  /// - Throws: `PageBudgetProblem` if the budget is used up, or what the work throws.
  func spend<Result>(
    on page: String,
    _ work: (_ check: () throws -> Void) throws -> Result
  ) throws -> Result {
    let start = ContinuousClock.now
    func check() throws {
      let earlier = spent.withLock { $0[page, default: 0] }
      guard earlier + seconds(since: start) < limit else { throw PageBudgetProblem(limit: limit) }
    }
    try check()
    defer { spent.withLock { $0[page, default: 0] += seconds(since: start) } }
    return try work(check)
  }
}

/// The programs of a page have taken too long.
struct PageBudgetProblem: Error, Equatable, CustomStringConvertible {
  let limit: Double

  var description: String {
    "the programs of this page took more than \(Int(limit)) s together: find those that take seconds, or"
      + " split the page"
  }
}
