import FoundationShim
import UIKitShim

/// A UIKit controller that shows a view; under a stated assumption, the view does not run.
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content

  public init(rootView: Content) {
    Assumption.hosting.record()
    self.rootView = rootView
    super.init()
  }
  public init?(coder: NSCoder, rootView: Content) { return nil }
  /// A controller from an archive; there are no archives.
  public required init?(coder: NSCoder) { return nil }
}

extension Path {
  /// The path of UIKit, which is not drawn.
  public init(_ path: UIBezierPath) { self.init(path.cgPath) }
}

extension UIBezierPath {
  public var cgPath: CGPath { CGPath(traced: _description) }
}

extension CGPath {
  init(traced description: String) { self.init(path: Path(), name: description) }
}

extension Font {
  public init(_ font: UIFont) { self = .custom(font.fontName, size: 17) }
}

extension UIColor {
  public convenience init(_ color: Color) { self.init(color.description) }
}
