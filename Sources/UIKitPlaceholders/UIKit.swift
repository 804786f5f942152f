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
  /// The views inside.
  public private(set) var subviews: [UIView] = []
  /// A view.
  public init() {}
  /// Puts a view inside.
  public func addSubview(_ view: UIView) { subviews.append(view) }
  /// Asks for a new layout, which nothing here makes.
  open func setNeedsLayout() {}
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

/// A view of UIKit that shows a picture.
open class UIImageView: UIView {}

/// A view of UIKit that scrolls.
open class UIScrollView: UIView {}

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
