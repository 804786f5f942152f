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
