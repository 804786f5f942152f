// The Dispatch module that scenarios import.

/// A dispatch queue.
///
/// All queues of a scenario share the main thread and its virtual clock, so work runs in one order, and
/// waiting takes no time.
public final class DispatchQueue: Sendable {
  public static let main = DispatchQueue(label: "com.apple.main-thread")
  private static let shared = DispatchQueue(label: "com.apple.root.default-qos")

  public let label: String
  /// The work that has not started yet.
  private nonisolated(unsafe) var pending: [DispatchWorkItem] = []

  public typealias QoS = DispatchQoS.QoSClass

  /// The global queue, which shares the main thread here.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

  public init(
    label: String,
    qos: DispatchQoS = .unspecified,
    attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit,
    target: DispatchQueue? = nil
  ) {
    self.label = label
  }

  /// Runs work after the work that is already queued.
  public func async(
    group: DispatchGroup? = nil,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    async(group: group, execute: DispatchWorkItem(block: work))
  }

  /// Runs work after the work that is already queued.
  public func async(execute workItem: DispatchWorkItem) { async(group: nil, execute: workItem) }

  /// Runs work after the work that is already queued, and counts it as part of a group.
  public func async(group: DispatchGroup?, execute workItem: DispatchWorkItem) {
    group?.enter()
    pending.append(group.map { DispatchWorkItem(workItem, leaving: $0) } ?? workItem)
    Task { @MainActor in runFirst() }
  }

  /// Runs the work that is queued, then other work, and returns its value.
  @discardableResult
  public func sync<T>(
    flags: DispatchWorkItemFlags = [],
    execute work: () throws -> T
  ) rethrows -> T {
    if self !== Self.main, self !== Self.shared { while runFirst() {} }
    return try work()
  }

  /// Runs the work that is queued, then other work.
  public func sync(execute workItem: DispatchWorkItem) { sync { workItem.perform() } }

  @discardableResult
  private func runFirst() -> Bool {
    guard !pending.isEmpty else { return false }
    pending.removeFirst().perform()
    return true
  }

  /// Runs work at a time of the virtual clock.
  public func asyncAfter(
    deadline: DispatchTime,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    asyncAfter(deadline: deadline, execute: DispatchWorkItem(block: work))
  }

  /// Runs work at a time of the virtual clock.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    let delay = deadline.delay
    // Work that is already due needs no step that lets time pass.
    guard delay > .zero else { return async(execute: workItem) }
    Task { @MainActor in
      try? await Task.sleep(for: delay)
      workItem.perform()
    }
  }

  /// Runs work for each index, in order.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<iterations { work(index) }
  }
}

extension DispatchQueue {
  /// The attributes of a queue, which all share one thread here.
  public struct Attributes: OptionSet, Sendable {
    /// The raw value, with one bit per attribute.
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Runs work concurrently.
    public static let concurrent = Attributes(rawValue: 2)
    public static let initiallyInactive = Attributes(rawValue: 4)
  }

  public enum AutoreleaseFrequency: Sendable {
    case inherit
    case workItem
    /// Never.
    case never
  }
}

/// The quality of service of work, which all runs on one thread here.
public struct DispatchQoS: Equatable, Sendable {
  public enum QoSClass: Sendable {
    /// For work that a person doesn't see.
    case background
    /// For work that isn't urgent.
    case utility
    case `default`
    case userInitiated
    /// For work that updates the user interface.
    case userInteractive
    /// No class.
    case unspecified
  }

  public let qosClass: QoSClass
  public let relativePriority: Int

  public init(qosClass: QoSClass, relativePriority: Int) {
    self.qosClass = qosClass
    self.relativePriority = relativePriority
  }

  /// For work that a person doesn't see.
  public static let background = DispatchQoS(qosClass: .background, relativePriority: 0)
  /// For work that isn't urgent.
  public static let utility = DispatchQoS(qosClass: .utility, relativePriority: 0)
  public static let `default` = DispatchQoS(qosClass: .default, relativePriority: 0)
  public static let userInitiated = DispatchQoS(qosClass: .userInitiated, relativePriority: 0)
  /// For work that updates the user interface.
  public static let userInteractive = DispatchQoS(qosClass: .userInteractive, relativePriority: 0)
  /// No quality of service.
  public static let unspecified = DispatchQoS(qosClass: .unspecified, relativePriority: 0)
}
