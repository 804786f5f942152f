import UIKitShim

extension Color {
  /// A color from a UIKit color.
  @_disfavoredOverload public init(_ color: UIColor) { self = Color(color._name) }
  /// A color from a UIKit color.
  public init(uiColor: UIColor) { self.init(uiColor) }
}
