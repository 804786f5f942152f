import ScenarioHost
import Testing

@Suite struct `Virtual durations` {
  @Test func `A standard duration is taken as it is`() {
    #expect(virtualDuration(Duration.seconds(3)) == .seconds(3))
  }

  @Test func `A duration of another type does not pass for zero`() async {
    await #expect(processExitsWith: .failure) { _ = virtualDuration(Beats(count: 4)) }
  }
}

/// A duration whose length only its clock knows.
private struct Beats: DurationProtocol {
  var count: Int
  static var zero: Beats { Beats(count: 0) }
  static func + (first: Beats, second: Beats) -> Beats { Beats(count: first.count + second.count) }
  static func - (first: Beats, second: Beats) -> Beats { Beats(count: first.count - second.count) }
  static func * (beats: Beats, factor: Int) -> Beats { Beats(count: beats.count * factor) }
  static func / (beats: Beats, divisor: Int) -> Beats { Beats(count: beats.count / divisor) }
  static func / (first: Beats, second: Beats) -> Double {
    Double(first.count) / Double(second.count)
  }
  static func < (first: Beats, second: Beats) -> Bool { first.count < second.count }
}
