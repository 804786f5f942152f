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
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { changed((x, y)) }
  /// Moves the view.
  public func offset(_ offset: CGSize) -> some VisualEffect { changed(offset) }
  /// Scales the view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    changed((scale, anchor))
  }
  /// Scales the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    changed((scale, anchor))
  }
  /// Scales the view.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { changed((x, y, anchor)) }
  /// Turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    changed((angle, anchor))
  }
  /// Turns the view in three dimensions.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { changed((angle, axis, anchor, anchorZ, perspective)) }
  /// Makes the view transparent.
  public func opacity(_ opacity: Double) -> some VisualEffect { changed(opacity) }
  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    changed((radius, opaque))
  }
  /// Brightens the view.
  public func brightness(_ amount: Double) -> some VisualEffect { changed(amount) }
  /// Changes the contrast of the view.
  public func contrast(_ amount: Double) -> some VisualEffect { changed(amount) }
  /// Makes the view gray.
  public func grayscale(_ amount: Double) -> some VisualEffect { changed(amount) }
  /// Turns the hues of the view.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { changed(angle) }
  /// Changes the saturation of the view.
  public func saturation(_ amount: Double) -> some VisualEffect { changed(amount) }

  private func changed<Arguments>(_ arguments: Arguments) -> _ChangedEffect<Self> {
    _ChangedEffect(effect: self, inert: InertArguments(arguments))
  }
}

/// A visual change after another.
struct _ChangedEffect<Base: VisualEffect>: VisualEffect {
  let effect: Base
  let inert: InertArguments
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
  private let name: String
  private var animation: Animation?
  private var threshold: Threshold?

  private init(name: String) { self.name = name }

  /// With an animation.
  public static let animated = ScrollTransitionConfiguration(name: "animated")
  /// With the scrolling.
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(name: "identity")
  /// With an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    var configuration = animated
    configuration.animation = animation
    return configuration
  }
  /// With a threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// How much of a view is visible.
  public struct Threshold: Sendable {
    private let name: String
    private var amount = 1.0

    private init(name: String) { self.name = name }

    /// All.
    public static let visible = Threshold(name: "visible")
    /// None.
    public static let hidden = Threshold(name: "hidden")
    /// The middle.
    public static let centered = Threshold(name: "centered")
    /// A part.
    public static func visible(_ amount: Double) -> Threshold {
      var threshold = visible
      threshold.amount = amount
      return threshold
    }
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
    assuming(.layout).inert((configuration, axis, transition))
  }
  /// Changes how the view is drawn while it scrolls; nothing is drawn here, so the closure does not run.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    assuming(.layout).inert((topLeading, bottomTrailing, axis, transition))
  }
}
