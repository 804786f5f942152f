@frozen public enum ScrollPhase: Equatable, Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger rests on it and might scroll it; no step stops there.
  case tracking
  case interacting
  /// It goes on after a finger has let it go; no step does that.
  case decelerating
  /// The program moves it with an animation.
  case animating

  public var isScrolling: Bool { self != .idle }
}

/// What happens to a lazy container.
enum ScrollEvent {
  case changed
  case phase(ScrollPhase, ScrollPhase)
}
