import FoundationShim

/// A UIKit control, whose events never occur here.
open class UIControl: UIView {
  public var isEnabled = true
  public var isSelected = false

  public struct State: OptionSet, Sendable {
    /// The raw value, with one bit per state.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  public struct Event: OptionSet, Sendable {
    /// The raw value, with one bit per event.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 64)
    public static let valueChanged = Event(rawValue: 4_096)
    public static let editingChanged = Event(rawValue: 131_072)
    public static let editingDidEnd = Event(rawValue: 262_144)
  }

  /// Adds an action for events, which never occur here.
  public func addAction(_ action: UIAction, for events: Event) {}
  /// Adds a method to call for events, which never occur here.
  public func addTarget(_ target: Any?, action: Selector, for events: Event) {}
}

public final class UIAction {
  public var title: String
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
  }
}

open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    /// The program's own.
    case custom
    case system
    case detailDisclosure, infoLight, infoDark, contactAdd, close
  }
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
  public let titleLabel: UILabel? = UILabel(frame: .zero)
  open func setTitle(_ title: String?, for state: State) { titleLabel?.text = title }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleLabel?.textColor = color }
  open func setImage(_ image: UIImage?, for state: State) {}
}

open class UISwitch: UIControl {
  public var isOn = false
  public var onTintColor: UIColor?
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

open class UITextField: UIControl {
  public var text: String?
  public var placeholder: String?
  public weak var delegate: (any UITextFieldDelegate)?
  public var font: UIFont?
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var isSecureTextEntry = false
  public var borderStyle = BorderStyle.none
  public var clearButtonMode = ViewMode.never
  public var keyboardType = UIKeyboardType.default
  public var returnKeyType = UIReturnKeyType.default
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public var autocorrectionType = UITextAutocorrectionType.default
  public var textContentType: UITextContentType?

  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}

open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var text: String! = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var attributedText: NSAttributedString! = NSAttributedString(string: "")
  public weak var delegate: (any UITextViewDelegate)?
  public var font: UIFont?
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var isEditable = true
  public var isSelectable = true
  public var textContainerInset = UIEdgeInsets()
  /// The text that an input method composes: none.
  public var markedTextRange: UITextRange? { nil }
  /// The selected text: none.
  public var selectedTextRange: UITextRange?
  public var selectedRange = NSRange(location: 0, length: 0)
}

public class UITextRange {}
