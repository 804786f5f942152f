import AttributeGraph
@_spi(SwiftUI) import Observation
import ValueComparison

/// Tracks what a body reads of `@Observable` objects (OBS-1), and which properties changed.
///
/// The first change of anything read invalidates the rule (OBS-3) and ends its watch; the next
/// evaluation starts a new one (OBS-4). An evaluation for another reason adds to what is tracked (OBS-5).
struct BodyObservation {
  /// Watches what was read since the watch was created, if anything was.
  private var watch: ObservationWatch?
  /// Watches that have fired, but whose change the rule has not seen.
  private var fired: [ObservationWatch] = []

  /// Whether anything is being watched, or has a change that the rule has not seen.
  var hasWatch: Bool { watch != nil || !fired.isEmpty }

  /// Runs user code for a node and tracks what it reads.
  mutating func track<Result>(
    for node: Node,
    host: ViewHost,
    noteReads: ((Int) -> Void)? = nil,
    _ body: () -> Result
  ) -> Result {
    collectFired()
    return trackingAccesses(
      body,
      noteReads: noteReads,
      willSet: live(&watch, for: node, host: host)
    )
  }

  /// The `_printChanges` items of the changes that led to this run (LOG-2, LOG-10).
  mutating func takeTriggers(isSelfModified: Bool, note: (AnyKeyPath) -> Void) -> [String] {
    collectFired()
    guard !fired.isEmpty || isSelfModified else { return [] }
    let changes = fired.filter(\.isApplied).compactMap(\.changed)
    fired.removeAll(where: \.isApplied)
    guard isSelfModified else { return [] }
    guard !changes.isEmpty, Profile.current.logsObservedKeyPaths else { return ["@dependencies"] }
    changes.forEach(note)
    return changes.map(propertyPath)
  }

  private mutating func collectFired() {
    guard let watch, watch.hasFired else { return }
    fired.append(watch)
    self.watch = nil
  }
}

/// Tracks what a content closure reads of `@Observable` objects, as `BodyObservation` does for a
/// body (OBS-11).
struct ContentObservation {
  /// What keeps the closure, such as `GeometryReader`; `nil` for code that makes no views.
  private let owner: String?
  private var watch: ObservationWatch?

  init(of owner: String? = nil) {
    self.owner = owner
  }

  /// Runs user code for a node and tracks what it reads.
  mutating func track<Result>(for node: Node, host: ViewHost, _ body: () -> Result) -> Result {
    let fired = watch?.hasFired == true ? watch.take() : nil
    if let owner {
      recordTrigger(fired, of: node, in: host)
      host.note(.content, [owner], of: node.nearestIdentity)
    }
    return BodyFrames.noting(host.recorder == nil ? 0 : node.nearestIdentity) {
      trackingAccesses(body, willSet: live(&watch, for: node, host: host))
    }
  }

  /// Records which change makes the code run.
  private func recordTrigger(_ fired: ObservationWatch?, of node: Node, in host: ViewHost) {
    guard host.recorder != nil, let changed = fired?.changed else { return }
    host.record(.triggered(identity: node.nearestIdentity, items: [propertyPath(of: changed)]))
  }
}

/// The callback for changes: that of the current watch, or of a new one.
private func live(
  _ watch: inout ObservationWatch?,
  for node: Node,
  host: ViewHost
) -> @Sendable (ObservationTracking) -> Void {
  if let watch, !watch.hasFired { return watch.willChange }
  let new = ObservationWatch(of: node, window: host.window)
  watch = new
  return new.willChange
}

/// Waits for the first change of anything that was read while some code ran.
final class ObservationWatch: @unchecked Sendable {
  /// The node to invalidate.
  private let node: Node
  private let window: OpenWindow
  /// The property that changed, if the object reports it.
  fileprivate private(set) var changed: AnyKeyPath?
  /// Whether something has changed; later changes are ignored.
  fileprivate private(set) var hasFired = false
  /// Whether the transaction of the change was applied.
  fileprivate private(set) var isApplied = false

  init(of node: Node, window: OpenWindow) {
    self.node = node
    self.window = window
  }

  /// Queues the invalidation with the other writes of the update cycle, which joins many changes (OBS-3).
  @Sendable
  fileprivate func willChange(_ tracking: ObservationTracking) {
    tracking.cancel()
    guard let host = window.host, !hasFired else { return }
    hasFired = true
    changed = tracking.changed
    host.enqueue { [self] in
      isApplied = true
      node.invalidate()
    }
  }
}
