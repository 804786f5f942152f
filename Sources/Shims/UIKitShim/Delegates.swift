/// Handles the events of a text view, which never occur here.
@MainActor
public protocol UITextViewDelegate: AnyObject {
  /// The text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// Editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing ended.
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

/// Handles the events of a text field, which never occur here.
@MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether the return key performs its default behavior.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A UIKit activity indicator.
open class UIActivityIndicatorView: UIView {
  /// The size of the indicator.
  public enum Style: Int, Sendable {
    /// The default size.
    case medium
    /// Larger.
    case large
  }

  /// The size of the indicator.
  public var style: Style
  /// Whether the indicator is animating.
  public private(set) var isAnimating = false
  /// Whether the indicator is hidden while it isn't animating.
  public var hidesWhenStopped = true

  /// A wheel.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Starts the animation.
  open func startAnimating() { isAnimating = true }
  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }
}
