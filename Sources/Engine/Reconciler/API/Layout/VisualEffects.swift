import FoundationShim

/// A visual change that depends on a view's geometry; the engine never reads it.
public protocol VisualEffect: Equatable {}

/// No change.
public struct EmptyVisualEffect: VisualEffect, Sendable {
  /// No change.
  public init() {}
}

extension VisualEffect {
  /// Moves the view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Moves the view.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Scales the view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Scales the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Scales the view.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some VisualEffect {
    self
  }
  /// Turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Turns the view in three dimensions.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    self
  }
  /// Makes the view transparent.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Brightens the view.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Changes the contrast of the view.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// Makes the view gray.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Turns the hues of the view.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  /// Changes the saturation of the view.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
}

/// Where a view is while it scrolls in and out.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes in at the start.
  case topLeading
  /// It is visible.
  case identity
  /// It comes in at the end.
  case bottomTrailing
  /// Whether it is visible.
  public var isIdentity: Bool { self == .identity }
  /// -1 at the start, 1 at the end, else 0.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// How a view changes while it scrolls in and out.
public struct ScrollTransitionConfiguration: Sendable {
  /// With an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// With the scrolling.
  public static let interactive = ScrollTransitionConfiguration()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()
  /// With an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }
  /// With a threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// How much of a view is visible.
  public struct Threshold: Sendable {
    /// All.
    public static let visible = Threshold()
    /// None.
    public static let hidden = Threshold()
    /// The middle.
    public static let centered = Threshold()
    /// A part.
    public static func visible(_ amount: Double) -> Threshold { visible }
  }
}

extension View {
  /// Changes how the view is drawn by its geometry; nothing is drawn here, so the closure does not run.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    assuming(.layout).inert(effect)
  }
  /// Changes how the view is drawn while it scrolls; nothing is drawn here, so the closure does not run.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    assuming(.layout).inert(transition)
  }
  /// Changes how the view is drawn while it scrolls; nothing is drawn here, so the closure does not run.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    assuming(.layout).inert(transition)
  }
}
