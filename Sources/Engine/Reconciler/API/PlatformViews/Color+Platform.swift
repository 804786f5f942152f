import UIKitShim

extension Color {
  /// A color of UIKit.
  public init(_ color: UIColor) { self = Color(color._name) }
  /// A color of UIKit.
  public init(uiColor: UIColor) { self.init(uiColor) }
}
