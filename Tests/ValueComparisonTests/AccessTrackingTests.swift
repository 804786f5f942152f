@_spi(SwiftUI) import Observation
import Testing
import ValueComparison

@Suite(.serialized) struct `Tracking of accesses` {
  private let model = Watched()

  @Test func `OBS-1: what is told of changes is asked for only if something was read`() {
    var asked = 0
    func watch() -> @Sendable () -> Void {
      asked += 1
      return {}
    }
    #expect(trackAccesses({ 1 }, onChange: watch()) == 1)
    #expect(asked == 0)
    #expect(trackAccesses({ model.number }, onChange: watch()) == 0)
    #expect(asked == 1)
  }

  @Test func `OBS-3: the first change is told, and no other`() {
    let told = Told()
    trackAccesses({ _ = model.number }, onChange: { told.count += 1 })
    model.title = "other"
    #expect(told.count == 0)
    model.number = 1
    model.number = 2
    #expect(told.count == 1)
  }

  @Test func `LOG-10: a change tells its property`() {
    let told = Told()
    trackAccesses(
      { _ = (model.number, model.title) },
      willSet: { told.properties.append($0.changed) }
    )
    model.title = "other"
    #expect(told.properties == [\Watched.title])
  }

  @Test func `OBS-1: code inside and around sees the same accesses`() {
    let (inner, outer, direct) = (Told(), Told(), Told())
    withObservationTracking {
      trackAccesses({ _ = model.number }, onChange: { inner.count += 1 })
    } onChange: {
      outer.count += 1
    }
    trackAccesses(
      { withObservationTracking({ _ = model.number }, onChange: { inner.count += 1 }) },
      onChange: { direct.count += 1 }
    )
    model.number = 1
    #expect((inner.count, outer.count, direct.count) == (2, 1, 1))
  }

  @Test func `The list of a thread is found in the library of this toolchain`() {
    #expect(isAccessListKnown)
  }
}

private final class Told: @unchecked Sendable {
  var count = 0
  var properties: [AnyKeyPath?] = []
}

@Observable
private final class Watched {
  var number = 0
  var title = ""
}
