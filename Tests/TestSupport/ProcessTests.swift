import Foundation
import Testing

/// Tests that wait for processes run on threads of their own.
///
/// A waiting test holds its thread, and Swift's own pool has but one for each core: all others would
/// wait with it.
package struct ProcessTests: SuiteTrait, TestTrait, TestScoping {
  package init() {}

  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(ProcessThreads.shared) { try await function() }
  }
}

extension Trait where Self == ProcessTests {
  /// The tests wait for processes.
  package static var runsProcesses: Self { Self() }
}

/// As many threads as there are cores.
private final class ProcessThreads: TaskExecutor, @unchecked Sendable {
  static let shared = ProcessThreads()

  private let queue = OperationQueue()

  init() {
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
