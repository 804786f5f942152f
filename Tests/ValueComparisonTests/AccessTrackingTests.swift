@_spi(SwiftUI) import Observation
import Testing
import ValueComparison

@Suite(.serialized) struct `Tracking of accesses` {
  private let model = Watched()
  private let recorder = AccessRecorder()

  @Test func `OBS-1: what is told of changes is asked for only if something was read`() {
    var asked = 0
    func watch() -> @Sendable (ObservationTracking) -> Void {
      asked += 1
      return { _ in }
    }
    #expect(recorder.track({ 1 }, willSet: watch()) == 1)
    #expect(asked == 0)
    #expect(recorder.track({ model.number }, willSet: watch()) == 0)
    #expect(asked == 1)
  }

  @Test func `OBS-3: changes of what was read are told until they are wanted no more`() {
    let told = Told()
    recorder.track({ _ = model.number }, willSet: told.first)
    model.title = "other"
    #expect(told.count == 0)
    model.number = 1
    model.number = 2
    #expect(told.count == 1)
  }

  @Test func `OBS-1: what was read is told apart without an end of recording`() throws {
    let (first, second) = (Told(), Told())
    #expect(recorder.begin())
    _ = model.number
    try #require(recorder.take()).tellChanges(to: first.first)
    #expect(recorder.take() == nil)
    _ = model.title
    try #require(recorder.end()).tellChanges(to: second.first)
    _ = model.title
    #expect(recorder.take() == nil)
    model.title = "other"
    #expect((first.count, second.count) == (0, 1))
    model.number = 1
    #expect((first.count, second.count) == (1, 1))
  }

  @Test func `LOG-10: a change tells its property`() {
    let told = Told()
    recorder.track(
      { _ = (model.number, model.title) },
      willSet: { told.properties.append($0.changed) }
    )
    model.title = "other"
    #expect(told.properties == [\Watched.title])
  }

  @Test func `OBS-1: code inside and around sees the same accesses`() {
    let (inner, outer, direct) = (Told(), Told(), Told())
    withObservationTracking {
      recorder.track({ _ = model.number }, willSet: inner.first)
    } onChange: {
      outer.count += 1
    }
    recorder.track(
      { withObservationTracking({ _ = model.number }, onChange: { inner.count += 1 }) },
      willSet: direct.first
    )
    model.number = 1
    #expect((inner.count, outer.count, direct.count) == (2, 1, 1))
  }

  @Test func `OBS-1: an open recorder gives each recording what it read, and nobody the rest`() {
    let (first, second) = (Told(), Told())
    recorder.open()
    recorder.track({ _ = model.number }, willSet: first.first)
    _ = model.title
    recorder.track({}, willSet: second.first)
    recorder.close()
    model.title = "other"
    #expect((first.count, second.count) == (0, 0))
    model.number = 1
    #expect((first.count, second.count) == (1, 0))
  }

  @Test func `OBS-1: a recording inside another one of an open recorder is seen by both`() {
    let (inner, outer) = (Told(), Told())
    recorder.open()
    recorder.track(
      { recorder.track({ _ = model.number }, willSet: inner.first) },
      willSet: outer.first
    )
    recorder.close()
    model.number = 1
    #expect((inner.count, outer.count) == (1, 1))
  }

  @Test func `OBS-1: a closed recorder leaves the list to others`() {
    let told = Told()
    recorder.open()
    recorder.close()
    withObservationTracking {
      _ = model.number
    } onChange: {
      told.count += 1
    }
    #expect(recorder.begin())
    _ = recorder.end()
    model.number = 1
    #expect(told.count == 1)
  }

  @Test func `The list of a thread is found in the library of this toolchain`() {
    #expect(recorder.isListKnown)
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
