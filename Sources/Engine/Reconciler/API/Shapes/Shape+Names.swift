// Static members for shapes: `.rect`, `.circle`.

extension Shape where Self == Rectangle {
  public nonisolated static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  public nonisolated static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public nonisolated static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  public nonisolated static var capsule: Capsule { Capsule() }
}

extension Shape where Self == ButtonBorderShape {
  public nonisolated static var buttonBorder: ButtonBorderShape { .automatic }
}

extension Shape where Self == RoundedRectangle {
  public nonisolated static func rect(
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  public nonisolated static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public nonisolated static func rect(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  public nonisolated static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius,
      bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius,
      style: style
    )
  }
}

/// The corner radii of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  var largest: CGFloat { max(topLeading, bottomLeading, bottomTrailing, topTrailing) }
}
