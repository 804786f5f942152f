@_exported import CoreGraphicsShim

// Empty stand-ins for the UIKit classes that representables wrap. Nothing is drawn: only how often SwiftUI
// creates, updates and measures them matters here.

/// A UIKit view without content.
@MainActor
open class UIView {
  /// Whether the view is hidden.
  public var isHidden = false
  /// The opacity of the view, between 0 and 1.
  public var alpha: Double = 1
  /// A number that identifies the view.
  public var tag = 0
  /// A name that identifies the view.
  public var accessibilityIdentifier: String?
  /// The background color.
  public var backgroundColor: UIColor?
  /// The tint color of controls inside.
  public var tintColor: UIColor?
  /// The layer of the view.
  public let layer = CALayer()
  /// The subviews.
  public private(set) var subviews: [UIView] = []
  /// The frame of the view in its superview.
  public var frame: CGRect = .zero
  /// Whether subviews are clipped to the bounds.
  public var clipsToBounds = false
  /// Whether the view responds to interaction.
  public var isUserInteractionEnabled = true
  /// Whether the autoresizing mask creates constraints.
  public var translatesAutoresizingMaskIntoConstraints = true
  /// A view.
  public init() {}
  /// A view with a frame.
  public convenience init(frame: CGRect) {
    self.init()
    self.frame = frame
  }
  /// Adds a subview.
  public func addSubview(_ view: UIView) { subviews.append(view) }
  /// Requests a new layout; the engine has none.
  open func setNeedsLayout() {}
  /// Performs a requested layout; the engine has none.
  open func layoutIfNeeded() {}
  /// Sizes the view to fit its content; the engine has no layout.
  open func sizeToFit() {}
  /// Requests a redraw; nothing is drawn here.
  open func setNeedsDisplay() {}
}

/// A UIKit label.
open class UILabel: UIView {
  /// The text.
  public var text: String?
  /// The color of the text.
  public var textColor: UIColor?
  /// The maximum number of lines; 0 for no limit.
  public var numberOfLines = 1
  /// The font.
  public var font: UIFont?
  /// The alignment of multiline text.
  public var textAlignment = NSTextAlignment.natural
}

/// The alignment of multiline text.
public enum NSTextAlignment: Int, Sendable {
  /// Left-aligned.
  case left
  /// Centered.
  case center
  /// Right-aligned.
  case right
  /// Justified.
  case justified
  /// The default alignment of the language.
  case natural
}

/// A UIKit font.
public final class UIFont: Equatable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// Whether two fonts are equal.
  public static func == (first: UIFont, second: UIFont) -> Bool { first.name == second.name }
  /// The system font at a size in points.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont("system \(size)") }
  /// The bold system font at a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont("bold \(size)") }
}

/// A UIKit control.
open class UIControl: UIView {
  /// Whether the control is enabled.
  public var isEnabled = true
}

/// A UIKit button.
open class UIButton: UIControl {}

/// A UIKit switch.
open class UISwitch: UIControl {
  /// Whether the switch is on.
  public var isOn = false
}

/// A UIKit text field.
open class UITextField: UIControl {
  /// The text.
  public var text: String?
  /// The text that an empty field shows.
  public var placeholder: String?
  /// The delegate.
  public weak var delegate: (any UITextFieldDelegate)?
}

/// A UIKit text view.
open class UITextView: UIView {
  /// The text.
  public var text = ""
  /// The delegate.
  public weak var delegate: (any UITextViewDelegate)?
}

/// A UIKit view controller.
@MainActor
open class UIViewController {
  /// The controlled view.
  public var view = UIView()
  /// The title for a navigation bar.
  public var title: String?
  /// A controller.
  public init() {}
}
