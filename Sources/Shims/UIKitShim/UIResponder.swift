import FoundationShim

/// Something that reacts to events.
///
/// Notifications about the keyboard are never posted here.
open class UIResponder: NSObject {
  /// Takes the keyboard; only fields of SwiftUI have it here.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Gives the keyboard up.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  /// Whether this has the keyboard.
  open var isFirstResponder: Bool { false }

  /// Posted before the keyboard appears.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
  /// Posted when the keyboard has appeared.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
  /// Posted before the keyboard disappears.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
  /// Posted when the keyboard has disappeared.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
  /// Posted before the keyboard changes.
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChange")
  /// The key of the keyboard's rectangle.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}

/// Whatever has the keyboard.
final class FirstResponder: UIResponder {
  override func resignFirstResponder() -> Bool {
    ThisDevice.dismissKeyboard()
    return true
  }
}

/// An event of the device, which never occurs here.
public final class UIEvent {
  init() {}
}
