import FoundationShim

/// Handles the events of a text view, which never occur here.
@MainActor @preconcurrency
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
@MainActor @preconcurrency
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

/// Handles the events of a search bar, which never occur here.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  /// The text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// A person searches.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// A person cancels.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
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
  /// The color.
  public var color: UIColor?
  /// Whether the indicator is animating.
  public private(set) var isAnimating = false
  /// Whether the indicator is hidden while it isn't animating.
  public var hidesWhenStopped = true

  /// A wheel.
  public init(style: Style = .medium) {
    self.style = style
    super.init(frame: .zero)
  }
  /// A wheel with a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }
  /// A view from an archive; there are no archives, so the view is new.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  /// Starts the animation.
  open func startAnimating() { isAnimating = true }
  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }
}
