/// An outline that can be filled.
@MainActor @preconcurrency
public protocol Shape: View, Sendable where Body == Never {}

extension Shape {
  /// Never asked for.
  public var body: Never { preconditionFailure("the body of a primitive view was asked for") }

  /// Mounts nothing: a shape shows no text and takes no step.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {}

  /// The shape, filled.
  public nonisolated func fill<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(_StyleModifier(style: style))
  }

  /// The outline of the shape.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ style: Style,
    lineWidth: CGFloat = 1
  ) -> some View {
    modifier(_StyleModifier(style: style)).modifier(_NumberModifier(value: lineWidth))
  }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Sendable {
  /// As part of a circle.
  case circular
  /// Without a break in curvature.
  case continuous
}

/// A rectangle.
public struct Rectangle: Sendable {
  /// A rectangle.
  public init() {}
}

/// A circle.
public struct Circle: Sendable {
  /// A circle.
  public init() {}
}

/// A rectangle with half-round ends.
public struct Capsule: Sendable {
  private let style: RoundedCornerStyle
  /// A rectangle with half-round ends.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Sendable {
  private let cornerSize: CGSize
  private let style: RoundedCornerStyle
  /// Rounds all corners alike, by a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    self.style = style
  }
}

extension Rectangle: Shape {}
extension Circle: Shape {}
extension Capsule: Shape {}
extension RoundedRectangle: Shape {}
