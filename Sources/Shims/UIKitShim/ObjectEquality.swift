import FoundationShim

// The classes that inherit from `NSObject` in UIKit, where their objects can be compared and hashed. Images, fonts and
// colors are equal if they show the same.

extension CALayer: _ObjectEquality {}
extension CGContext: _ObjectEquality {}
extension NSLayoutAnchor: _ObjectEquality {}
extension NSLayoutConstraint: _ObjectEquality {}
extension UIAction: _ObjectEquality {}
extension UIActivity: _ObjectEquality {}
extension UIAlertAction: _ObjectEquality {}
extension UIApplication: _ObjectEquality {}
extension UIBarAppearance: _ObjectEquality {}
extension UIBezierPath: _ObjectEquality {}
extension UIDevice: _ObjectEquality {}
extension UIEvent: _ObjectEquality {}
extension UIFeedbackGenerator: _ObjectEquality {}
extension UIFontMetrics: _ObjectEquality {}
extension UINavigationItem: _ObjectEquality {}
extension UIPasteboard: _ObjectEquality {}
extension UISceneConfiguration: _ObjectEquality {}
extension UISceneSession: _ObjectEquality {}
extension UIScreen: _ObjectEquality {}
extension UITabBarItem: _ObjectEquality {}
extension UITabBarItemAppearance: _ObjectEquality {}
extension UITextRange: _ObjectEquality {}
extension UITraitCollection: _ObjectEquality {}
extension UIView: _ObjectEquality {}
extension UIViewController: _ObjectEquality {}
extension UIVisualEffect: _ObjectEquality {}

extension UIColor: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(_name) }
}

extension UIFont: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(fontName) }
}

extension UIImage: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(_name) }
}
