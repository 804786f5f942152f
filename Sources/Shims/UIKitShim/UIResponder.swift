import FoundationShim

/// Something that reacts to events.
///
/// Notifications about the keyboard are never posted here.
open class UIResponder: NSObject {
  /// Takes the keyboard; only fields of SwiftUI have it here.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  open var isFirstResponder: Bool { false }

  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChange")
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
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
