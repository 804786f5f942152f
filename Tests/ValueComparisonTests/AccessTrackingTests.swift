@_spi(SwiftUI) import Observation
import Testing
import ValueComparison

@Suite(.serialized) struct `Tracking of accesses` {
  private let model = Watched()

  @Test func `OBS-3: changes of what was read are told until they are wanted no more`() {
    let told = Told()
    trackingAccesses({ _ = model.number }, willSet: told.first)
    model.title = "other"
    #expect(told.count == 0)
    model.number = 1
    model.number = 2
    #expect(told.count == 1)
  }

  @Test func `LOG-10: a change tells its property`() {
    let told = Told()
    trackingAccesses(
      { _ = (model.number, model.title) },
      willSet: { told.properties.append($0.changed) }
    )
    model.title = "other"
    #expect(told.properties == [\Watched.title])
  }

  @Test func `OBS-1: code inside and around sees the same accesses`() {
    let (inner, outer, direct) = (Told(), Told(), Told())
    withObservationTracking {
      trackingAccesses({ _ = model.number }, willSet: inner.first)
    } onChange: {
      outer.count += 1
    }
    trackingAccesses(
      { withObservationTracking({ _ = model.number }, onChange: { inner.count += 1 }) },
      willSet: direct.first
    )
    model.number = 1
    #expect((inner.count, outer.count, direct.count) == (2, 1, 1))
  }

  @Test func `OBS-1: what was read is told apart`() {
    let (first, second) = (Told(), Told())
    trackingAccesses({ _ = model.number }, willSet: first.first)
    _ = model.title
    trackingAccesses({}, willSet: second.first)
    model.title = "other"
    #expect((first.count, second.count) == (0, 0))
    model.number = 1
    #expect((first.count, second.count) == (1, 0))
  }
}

private final class Told: @unchecked Sendable {
  var count = 0
  var properties: [AnyKeyPath?] = []

  /// Counts the first change.
  @Sendable func first(_ tracking: ObservationTracking) {
    tracking.cancel()
    count += 1
  }
}

@Observable
private final class Watched {
  var number = 0
  var title = ""
}
