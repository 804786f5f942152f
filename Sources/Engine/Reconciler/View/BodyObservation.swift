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

  /// Whether anything is watched, or a change of it has not been seen.
  var hasWatches: Bool { !watches.isEmpty }

  /// Runs user code for a node and watches what it reads.
  mutating func track<Result>(for node: Node, host: ViewHost, _ body: () -> Result) -> Result {
    node.graph.accesses.track(body, willSet: live(for: node, host: host).willChange)
  }

  /// Watches what the user code of a node has read.
  mutating func watch(_ accesses: RecordedAccesses, for node: Node, host: ViewHost) {
    accesses.tellChanges(to: live(for: node, host: host).willChange)
  }

  /// The watch that has not fired yet, or a new one; most bodies read nothing observable, and need none.
  private mutating func live(for node: Node, host: ViewHost) -> ObservationWatch {
    if let watch = watches.last, !watch.hasFired { return watch }
    let watch = ObservationWatch(of: node, window: host.window)
    watches.append(watch)
    return watch
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
    tellTrigger(of: node, to: host)
    var watch = watch
    let result = node.graph.accesses.track(body, willSet: Self.live(&watch, for: node, host: host))
    self.watch = watch
    return result
  }

  /// Watches what the user code of a node has read.
  mutating func watch(_ accesses: RecordedAccesses, for node: Node, host: ViewHost) {
    tellTrigger(of: node, to: host)
    accesses.tellChanges(to: Self.live(&watch, for: node, host: host))
  }

  /// Says which change makes the code run, if one does.
  private mutating func tellTrigger(of node: Node, to host: ViewHost) {
    guard let fired = watch, fired.hasFired else { return }
    watch = nil
    guard host.recorder != nil, let changed = fired.changed else { return }
    host.record(.triggered(identity: node.nearestIdentity, items: [propertyPath(of: changed)]))
  }

  /// What is told of changes: the watch in use, or a new one where that has fired; asked for only if
  /// something was read.
  private static func live(
    _ watch: inout ObservationWatch?,
    for node: Node,
    host: ViewHost
  ) -> @Sendable (ObservationTracking) -> Void {
    if let watch, !watch.hasFired { return watch.willChange }
    let new = ObservationWatch(of: node, window: host.window)
    watch = new
    return new.willChange
  }
}

/// Waits for the first change of what was read while some code ran.
final class ObservationWatch: @unchecked Sendable {
  /// The node to invalidate.
  private let node: Node
  private let window: OpenWindow
  /// The property that changed, where the object tells.
  fileprivate private(set) var changed: AnyKeyPath?
  /// Whether something has changed; what changes later is no news.
  fileprivate private(set) var hasFired = false
  /// Whether the change was applied with its transaction.
  fileprivate private(set) var isAnswered = false

  init(of node: Node, window: OpenWindow) {
    self.node = node
    self.window = window
  }

  /// Queues the invalidation with the other writes of the turn, so that many changes are one (OBS-3).
  @Sendable
  fileprivate func willChange(_ tracking: ObservationTracking) {
    tracking.cancel()
    guard let host = window.host, !hasFired else { return }
    hasFired = true
    changed = tracking.changed
    host.enqueue { [self] in
      isAnswered = true
      node.invalidate()
    }
  }
}
