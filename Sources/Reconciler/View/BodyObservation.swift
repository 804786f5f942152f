import AttributeGraph
@_spi(SwiftUI) import Observation
import ValueComparison

/// Watches what a body reads of `@Observable` objects (OBS-1), and knows which properties changed.
///
/// The first change of anything read invalidates the rule (OBS-3) and ends its watch; the evaluation
/// that follows starts anew (OBS-4). An evaluation for another reason adds to what is watched
/// (OBS-5).
struct BodyObservation {
  /// The watch that has not fired yet, last, after those whose change the rule has not seen.
  private var watches: [ObservationWatch] = []

  /// Runs user code for a node and watches what it reads.
  mutating func track<Result>(for node: Node, host: ViewHost, _ body: () -> Result) -> Result {
    if let watch = watches.last, !watch.hasFired {
      return trackAccesses(body, willSet: watch.willChange)
    }
    // Most bodies read nothing observable, and leave the watch unused for the next.
    var watch = host.takeSpareWatch()
    let result = trackAccesses(body, willSet: watch.willChange)
    if isKnownUniquelyReferenced(&watch) {
      host.spareWatch = watch
    } else {
      watch.node = node
      watches.append(watch)
    }
    return result
  }

  /// The `_printChanges` items of the changes that led to this run (LOG-2, LOG-10).
  mutating func takeTriggers(isSelfModified: Bool) -> [String] {
    guard !watches.isEmpty || isSelfModified else { return [] }
    let changes = watches.filter(\.isAnswered).compactMap(\.changed)
    watches.removeAll(where: \.isAnswered)
    guard isSelfModified else { return [] }
    guard ViewHost.profile.logsObservedKeyPaths, !changes.isEmpty else { return ["@dependencies"] }
    return changes.map(propertyPath)
  }
}

/// Watches what a content closure reads of `@Observable` objects, as `BodyObservation` does for a
/// body (OBS-11).
struct ContentObservation {
  private var watch: ObservationWatch?

  /// Runs user code for a node and watches what it reads.
  mutating func track<Result>(for node: Node, host: ViewHost, _ body: () -> Result) -> Result {
    var watch = watch
    let result = trackAccesses(
      body,
      onChange: Self.liveWatch(&watch, for: node, host: host)
    )
    self.watch = watch
    return result
  }

  /// Called where the user code of a node has read something: what is told of the first change.
  mutating func watch(for node: Node, host: ViewHost) -> @Sendable () -> Void {
    Self.liveWatch(&watch, for: node, host: host)
  }

  /// That of the watch in use, or of a new one where that has fired; asked for only if something was
  /// read.
  private static func liveWatch(
    _ watch: inout ObservationWatch?,
    for node: Node,
    host: ViewHost
  ) -> @Sendable () -> Void {
    if let watch, !watch.hasFired { return watch.somethingWillChange }
    let new = ObservationWatch(window: host.window)
    new.node = node
    watch = new
    return new.somethingWillChange
  }
}

/// Waits for the first change of what was read while some code ran.
final class ObservationWatch: @unchecked Sendable {
  /// The node to invalidate.
  fileprivate var node: Node?
  private let window: OpenWindow
  /// The property that changed, where the object tells.
  fileprivate private(set) var changed: AnyKeyPath?
  /// Whether something has changed; what changes later is no news.
  fileprivate private(set) var hasFired = false
  /// Whether the change was applied with its transaction.
  fileprivate private(set) var isAnswered = false

  init(window: OpenWindow) { self.window = window }

  @Sendable
  fileprivate func willChange(_ tracking: ObservationTracking) {
    tracking.cancel()
    fire(tracking.changed)
  }

  @Sendable
  fileprivate func somethingWillChange() { fire(nil) }

  /// Queues the invalidation with the other writes of the turn, so that many changes are one (OBS-3).
  private func fire(_ change: AnyKeyPath?) {
    guard let host = window.host, !hasFired else { return }
    hasFired = true
    changed = change
    host.enqueue { [self] in
      isAnswered = true
      node?.invalidate()
    }
  }
}
