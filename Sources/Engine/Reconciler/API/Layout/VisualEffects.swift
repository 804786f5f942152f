import FoundationShim

/// A visual change that depends on a view's geometry; the engine never reads it.
public protocol VisualEffect: Equatable {}

/// No change.
public struct EmptyVisualEffect: VisualEffect, Sendable {
  /// No change.
  public init() {}
}

extension VisualEffect {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { changed((x, y)) }
  public func offset(_ offset: CGSize) -> some VisualEffect { changed(offset) }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    changed((scale, anchor))
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    changed((scale, anchor))
  }
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { changed((x, y, anchor)) }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    changed((angle, anchor))
  }
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { changed((angle, axis, anchor, anchorZ, perspective)) }
  public func opacity(_ opacity: Double) -> some VisualEffect { changed(opacity) }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    changed((radius, opaque))
  }
  public func brightness(_ amount: Double) -> some VisualEffect { changed(amount) }
  public func contrast(_ amount: Double) -> some VisualEffect { changed(amount) }
  public func grayscale(_ amount: Double) -> some VisualEffect { changed(amount) }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { changed(angle) }
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

public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading
  case identity
  case bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

public struct ScrollTransitionConfiguration: Sendable {
  private let name: String
  private var animation: Animation?
  private var threshold: Threshold?

  private init(name: String) { self.name = name }

  public static let animated = ScrollTransitionConfiguration(name: "animated")
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(name: "identity")
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    var configuration = animated
    configuration.animation = animation
    return configuration
  }
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  public struct Threshold: Sendable {
    private let name: String
    private var amount = 1.0

    private init(name: String) { self.name = name }

    public static let visible = Threshold(name: "visible")
    /// None.
    public static let hidden = Threshold(name: "hidden")
    public static let centered = Threshold(name: "centered")
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
