import AttributeGraph
@_spi(SwiftUI) import Observation
import ValueComparison

/// Watches what one rule's user code reads of `@Observable` objects (OBS-1).
///
/// The first change of anything read invalidates the rule (OBS-3) and makes all watches of it stale;
/// the evaluation that follows starts anew (OBS-4). An evaluation for another reason adds to what is
/// watched (OBS-5).
package final class BodyObservation<Output> {
  /// The attribute to invalidate.
  var attribute: Attribute<Output>?
  /// Counts the changes that were answered; a watch of an earlier one is stale.
  private var generation = 0
  private var triggers: [AnyKeyPath] = []
  private weak var host: ViewHost?

  package init() {}

  /// Runs user code and watches what it reads.
  package func track<Result>(host: ViewHost, _ body: () -> Result) -> Result {
    if self.host == nil { self.host = host }
    let generation = generation
    // Made for every evaluation, and most observe nothing: a weak capture would cost more than all
    // else here. What is kept alive by what it observes is this object, not the host or its views.
    let willSet: @Sendable (ObservationTracking) -> Void = { [self] tracking in
      tracking.cancel()
      guard let host = self.host, generation == self.generation else { return }
      self.generation += 1
      answer(to: tracking.changed, host: host)
    }
    return withObservationTracking(body, willSet: willSet)
  }

  /// Queues the invalidation with the other writes of the turn, so that many changes are one (OBS-3).
  private func answer(to change: AnyKeyPath?, host: ViewHost) {
    host.enqueue { [weak self] in
      guard let self else { return }
      if let change { triggers.append(change) }
      attribute?.invalidate()
    }
  }

  /// The `_printChanges` items of the changes that led to this run (LOG-2, LOG-10).
  package func takeTriggers(isSelfModified: Bool) -> [String] {
    guard isSelfModified || !triggers.isEmpty else { return [] }
    defer { triggers = [] }
    guard isSelfModified else { return [] }
    guard ViewHost.profile.logsObservedKeyPaths, !triggers.isEmpty else { return ["@dependencies"] }
    return triggers.map(propertyPath)
  }
}
