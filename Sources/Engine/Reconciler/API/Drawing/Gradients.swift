/// Colors that pass into each other.
public struct Gradient: Hashable, Sendable {
  /// A color and where it is, between 0 and 1.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// Where it is, between 0 and 1.
    public var location: CGFloat
    /// A color at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colors.
  public var stops: [Stop]

  /// Colors at given places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colors at equal distances.
  public init(colors: [Color]) {
    let last = max(1, CGFloat(colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A place as fractions of width and height.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width.
  public var x: CGFloat
  /// The fraction of the height.
  public var y: CGFloat
  /// A place.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The corner from which is counted.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// In the middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// At the middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// At the middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// At the middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// At the middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// In the upper leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// In the upper trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// In the lower leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// In the lower trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Colors along a line; also a view that fills the room it gets.
public struct LinearGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Colors along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Colors at equal distances along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colors at given places along a line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// Colors around a point, from the inside outwards; also a view that fills the room it gets.
public struct RadialGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Colors between two radii in points.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Colors at equal distances between two radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}

/// Colors around a point, as a hand of a clock meets them; also a view that fills the room it gets.
public struct AngularGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let angle: Angle
  var endAngle: Angle?

  /// Colors around a point, from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.angle = angle
  }

  /// Colors at equal distances around a point.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
}

/// Mounts nothing: a gradient shows no text and takes no step.
@MainActor @preconcurrency
package protocol EmptyPrimitive: PrimitiveView {}

extension EmptyPrimitive {
  /// Mounts nothing.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {}
}

extension Gradient: ShapeStyle {}

extension LinearGradient: EmptyPrimitive {}
extension RadialGradient: EmptyPrimitive {}
extension AngularGradient: EmptyPrimitive {}

extension ShapeStyle where Self == LinearGradient {
  /// Colors along a line.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colors at equal distances along a line.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

/// The shades of a color.
public struct AnyGradient: ShapeStyle, Hashable {
  fileprivate let color: Color
}

extension Color {
  /// The shades of the color.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}
