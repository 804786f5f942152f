@_exported import CoreGraphicsShim

// Empty stand-ins for the classes of UIKit that representables wrap. Nothing is drawn:
// only how often SwiftUI makes, updates and measures them is of interest here.

/// A view of UIKit, without anything in it.
@MainActor
open class UIView {
  /// Whether the view is shown.
  public var isHidden = false
  /// How opaque the view is, between 0 and 1.
  public var alpha: Double = 1
  /// A number to find the view by.
  public var tag = 0
  /// A name to find the view by.
  public var accessibilityIdentifier: String?
  /// The color behind what is inside.
  public var backgroundColor: UIColor?
  /// The color of controls inside.
  public var tintColor: UIColor?
  /// What the view is drawn on.
  public let layer = CALayer()
  /// The views inside.
  public private(set) var subviews: [UIView] = []
  /// Where the view is in the one around it.
  public var frame: CGRect = .zero
  /// Whether the view takes what is outside of it away.
  public var clipsToBounds = false
  /// Whether a person can act on the view.
  public var isUserInteractionEnabled = true
  /// Whether the frame stands for constraints.
  public var translatesAutoresizingMaskIntoConstraints = true
  /// A view.
  public init() {}
  /// A view in a place.
  public convenience init(frame: CGRect) {
    self.init()
    self.frame = frame
  }
  /// Puts a view inside.
  public func addSubview(_ view: UIView) { subviews.append(view) }
  /// Asks for a new layout, which nothing here makes.
  open func setNeedsLayout() {}
  /// Makes the layout that was asked for, which is none here.
  open func layoutIfNeeded() {}
  /// Sets the size to that of the content, which is none here.
  open func sizeToFit() {}
  /// Asks to be drawn anew, which nothing here does.
  open func setNeedsDisplay() {}
}

/// A view of UIKit that shows a text.
open class UILabel: UIView {
  /// The text.
  public var text: String?
  /// The color of the text.
  public var textColor: UIColor?
  /// The most lines; 0 for any number.
  public var numberOfLines = 1
  /// The typeface.
  public var font: UIFont?
  /// How lines are set.
  public var textAlignment = NSTextAlignment.natural
}

/// How lines of text are set.
public enum NSTextAlignment: Int, Sendable {
  /// From the left.
  case left
  /// In the middle.
  case center
  /// To the right.
  case right
  /// To both sides.
  case justified
  /// As the language has it.
  case natural
}

/// A typeface of UIKit.
public final class UIFont: Equatable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// Whether two are the same typeface.
  public static func == (first: UIFont, second: UIFont) -> Bool { first.name == second.name }
  /// The system's typeface in a size in points.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont("system \(size)") }
  /// The system's typeface in bold, in a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont("bold \(size)") }
}

/// A view of UIKit that a person can act on.
open class UIControl: UIView {
  /// Whether the control reacts.
  public var isEnabled = true
}

/// A button of UIKit.
open class UIButton: UIControl {}

/// A switch of UIKit.
open class UISwitch: UIControl {
  /// Whether the switch is on.
  public var isOn = false
}

/// A field of UIKit for one line of text.
open class UITextField: UIControl {
  /// The text.
  public var text: String?
  /// What stands there while there is no text.
  public var placeholder: String?
  /// Is told what happens.
  public weak var delegate: (any UITextFieldDelegate)?
}

/// A field of UIKit for several lines of text.
open class UITextView: UIView {
  /// The text.
  public var text = ""
  /// Is told what happens.
  public weak var delegate: (any UITextViewDelegate)?
}

/// A controller of a view of UIKit.
@MainActor
open class UIViewController {
  /// The controlled view.
  public var view = UIView()
  /// What a navigation bar shows.
  public var title: String?
  /// A controller.
  public init() {}
}
