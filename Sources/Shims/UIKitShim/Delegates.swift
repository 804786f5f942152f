/// Is told what happens in a field for several lines of text, where nothing happens here.
@MainActor
public protocol UITextViewDelegate: AnyObject {
  /// The text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// A person begins to type.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// A person has typed.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// Is told what happens in a field for one line of text, where nothing happens here.
@MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// A person begins to type.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// A person has typed.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether the return key is to do what it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// It is.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A wheel of UIKit that shows that something goes on.
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// As usual.
    case medium
    /// Larger.
    case large
  }

  /// How large the wheel is.
  public var style: Style
  /// Whether the wheel turns.
  public private(set) var isAnimating = false
  /// Whether the wheel is hidden while it does not turn.
  public var hidesWhenStopped = true

  /// A wheel.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Lets the wheel turn.
  open func startAnimating() { isAnimating = true }
  /// Stops the wheel.
  open func stopAnimating() { isAnimating = false }
}
