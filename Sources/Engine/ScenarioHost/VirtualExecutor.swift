import ValueComparison
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// Runs the concurrency of a scenario on the main thread, in a fixed order and on a virtual clock.
///
/// Every job of the process, on the main actor or not, goes into one queue. So a `Task` runs between
/// updates as on a main queue, nothing runs in parallel, the same program always runs in the same
/// order, and sleeping takes no real time.
enum VirtualExecutor {
  fileprivate static nonisolated(unsafe) var jobs = JobQueue()

  /// Replaces the executors, clock and random numbers of this process; call it before the first job is
  /// created.
  static func install() {
    VirtualClock.install()
    DeterministicRandom.install()
    _createExecutors(factory: VirtualExecutorFactory.self)
  }

  /// Runs the jobs that are ready, in order.
  ///
  /// - Returns: Whether there were any.
  static func runReady() -> Bool {
    let ready = jobs.takeReady()
    for entry in ready { entry.run() }
    return !ready.isEmpty
  }

  /// Advances the clock to the next time at which a job is due, unless that is after a limit.
  ///
  /// - Returns: Whether a job has become ready.
  static func advance(notAfter limit: Duration) -> Bool { jobs.advance(notAfter: limit) }
}

private struct VirtualExecutorFactory: ExecutorFactory {
  static let main = VirtualMainExecutor()
  static let global = VirtualGlobalExecutor()
  static var mainExecutor: any MainExecutor { main }
  static var defaultExecutor: any TaskExecutor { global }
}

private final class VirtualMainExecutor: MainExecutor, VirtualScheduling {
  func run(_ job: UnownedJob) { job.runSynchronously(on: asUnownedSerialExecutor()) }
  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  // Only the host drains the queue, between steps.
  func run() {}
  func runUntil(_ condition: () -> Bool) {}
  func stop() {}
}

private final class VirtualGlobalExecutor: TaskExecutor, VirtualScheduling {
  func run(_ job: UnownedJob) { job.runSynchronously(on: asUnownedTaskExecutor()) }
}

/// An executor that adds its jobs to the shared queue.
private protocol VirtualScheduling: SchedulingExecutor {
  func run(_ job: UnownedJob)
}

extension VirtualScheduling {
  func enqueue(_ job: consuming ExecutorJob) {
    VirtualExecutor.jobs.enqueue(JobQueue.Entry(job: UnownedJob(job), executor: self))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    after delay: C.Duration,
    tolerance: C.Duration?,
    clock: C
  ) {
    let entry = JobQueue.Entry(job: UnownedJob(job), executor: self)
    VirtualExecutor.jobs.enqueue(entry, after: virtualDuration(delay))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    at instant: C.Instant,
    tolerance: C.Duration?,
    clock: C
  ) {
    let entry = JobQueue.Entry(job: UnownedJob(job), executor: self)
    let remaining = clock.now.duration(to: instant)
    VirtualExecutor.jobs.enqueue(entry, after: virtualDuration(remaining))
  }
}

/// The duration on the virtual clock that corresponds to a clock's own duration.
///
/// A clock with its own duration type implements its own sleep, which ends up on a standard clock. The
/// length of its durations is unknown here and must not be treated as zero.
package func virtualDuration<ClockDuration: DurationProtocol>(_ duration: ClockDuration) -> Duration
{
  guard let duration = duration as? Duration else {
    fault(
      "a clock that measures in \(ClockDuration.self) cannot schedule on the virtual clock"
    )
  }
  return duration
}

extension Duration {
  /// The duration without fractions of a nanosecond, so that sixty sleeps of a sixtieth of a second do
  /// not exceed one second.
  fileprivate var inWholeNanoseconds: Duration {
    let (seconds, attoseconds) = components
    return .seconds(seconds) + .nanoseconds(attoseconds / 1_000_000_000)
  }
}

/// The jobs that are ready, and those that sleep.
private struct JobQueue {
  struct Entry {
    let job: UnownedJob
    let executor: any VirtualScheduling

    func run() { executor.run(job) }
  }

  private var ready: [Entry] = []
  private var sleeping: [(due: Duration, order: Int, entry: Entry)] = []
  private var lastOrder = 0

  mutating func enqueue(_ entry: Entry) { ready.append(entry) }

  mutating func enqueue(_ entry: Entry, after delay: Duration) {
    lastOrder += 1
    let due = VirtualClock.now + max(.zero, delay.inWholeNanoseconds)
    sleeping.append((due, lastOrder, entry))
  }

  mutating func takeReady() -> [Entry] {
    defer { ready = [] }
    return ready
  }

  mutating func advance(notAfter limit: Duration) -> Bool {
    let next = sleeping.min { ($0.due, $0.order) < ($1.due, $1.order) }
    guard let next, next.due <= limit else {
      VirtualClock.advance(to: limit)
      return false
    }
    VirtualClock.advance(to: next.due)
    sleeping.removeAll { $0.order == next.order }
    ready.append(next.entry)
    return true
  }
}
