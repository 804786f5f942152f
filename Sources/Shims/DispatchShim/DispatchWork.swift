public final class DispatchWorkItem: Sendable {
  private nonisolated(unsafe) var work: () -> Void
  private nonisolated(unsafe) var notified: [(DispatchQueue, () -> Void)] = []
  public private(set) nonisolated(unsafe) var isCancelled = false

  public init(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) {
    work = block
  }

  /// Work that leaves a group when it has ended.
  convenience init(_ item: DispatchWorkItem, leaving group: DispatchGroup) {
    self.init {
      item.perform()
      group.leave()
    }
  }

  /// Runs the work unless it has been canceled.
  public func perform() {
    guard !isCancelled else { return }
    work()
    for (queue, action) in notified {
      queue.async(execute: DispatchWorkItem(block: action))
    }
  }

  /// Keeps the work from starting.
  public func cancel() { isCancelled = true }

  /// Runs an action after the work.
  public func notify(queue: DispatchQueue, execute: @escaping () -> Void) {
    notified.append((queue, execute))
  }
}

/// How work runs, which is always one after the other here.
public struct DispatchWorkItemFlags: OptionSet, Sendable {
  /// The raw value, with one bit per flag.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let barrier = DispatchWorkItemFlags(rawValue: 1)
  public static let detached = DispatchWorkItemFlags(rawValue: 2)
  public static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 4)
  /// Without a quality of service.
  public static let noQoS = DispatchWorkItemFlags(rawValue: 8)
  public static let inheritQoS = DispatchWorkItemFlags(rawValue: 16)
  public static let enforceQoS = DispatchWorkItemFlags(rawValue: 32)
}

/// Counts work that belongs together.
public final class DispatchGroup: Sendable {
  private nonisolated(unsafe) var count = 0
  private nonisolated(unsafe) var notified: [(DispatchQueue, DispatchWorkItem)] = []

  public init() {}

  public func enter() { count += 1 }

  public func leave() {
    guard count > 0 else { fatalError("Unbalanced call to DispatchGroup.leave()") }
    count -= 1
    if count == 0 { runNotified() }
  }

  /// Runs an action when all work of the group has ended.
  public func notify(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    queue: DispatchQueue,
    execute work: @escaping @Sendable () -> Void
  ) {
    notify(queue: queue, work: DispatchWorkItem(block: work))
  }

  /// Runs an action when all work of the group has ended.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notified.append((queue, work))
    if count == 0 { runNotified() }
  }

  private func runNotified() {
    let actions = notified
    notified = []
    for (queue, work) in actions { queue.async(execute: work) }
  }

  /// Waits for the work; it has ended, because nothing else can run meanwhile.
  public func wait() { refuseToWait(unless: count == 0, for: "DispatchGroup") }
}

public final class DispatchSemaphore: Sendable {
  private nonisolated(unsafe) var value: Int

  public init(value: Int) { self.value = value }

  @discardableResult
  public func signal() -> Int {
    value += 1
    return value
  }

  /// Decrements the counter; it is positive, because nothing else can run meanwhile.
  public func wait() {
    refuseToWait(unless: value > 0, for: "DispatchSemaphore")
    value -= 1
  }
}

private func refuseToWait(unless isDone: Bool, for name: String) {
  guard !isDone else { return }
  fatalError(
    "\(name).wait() would wait forever, because all queues share the main thread here: use 'await' or"
      + " 'notify'"
  )
}
