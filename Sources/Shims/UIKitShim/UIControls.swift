import FoundationShim

/// A UIKit control, whose events never occur here.
open class UIControl: UIView {
  /// Whether the control is enabled.
  public var isEnabled = true
  /// Whether the control is selected.
  public var isSelected = false

  /// The state of a control.
  public struct State: OptionSet, Sendable {
    /// The raw value, with one bit per state.
    public let rawValue: UInt
    /// A state from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Normal.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Disabled.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
  }

  /// An event of a control.
  public struct Event: OptionSet, Sendable {
    /// The raw value, with one bit per event.
    public let rawValue: UInt
    /// Events from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch ends inside.
    public static let touchUpInside = Event(rawValue: 64)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 4_096)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 131_072)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 262_144)
  }

  /// Adds an action for events, which never occur here.
  public func addAction(_ action: UIAction, for events: Event) {}
  /// Adds a method to call for events, which never occur here.
  public func addTarget(_ target: Any?, action: Selector, for events: Event) {}
}

/// An action of a control or menu.
public final class UIAction {
  /// The title.
  public var title: String
  /// An action.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
  }
}

/// A UIKit button.
open class UIButton: UIControl {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    /// The program's own.
    case custom
    /// The system's.
    case system
    /// Known symbols.
    case detailDisclosure, infoLight, infoDark, contactAdd, close
  }
  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
  /// The label of the title.
  public let titleLabel: UILabel? = UILabel(frame: .zero)
  /// Sets the title.
  open func setTitle(_ title: String?, for state: State) { titleLabel?.text = title }
  /// Sets the color of the title.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleLabel?.textColor = color }
  /// Sets the image.
  open func setImage(_ image: UIImage?, for state: State) {}
}

/// A UIKit switch.
open class UISwitch: UIControl {
  /// Whether the switch is on.
  public var isOn = false
  /// The color of the switch when it is on.
  public var onTintColor: UIColor?
  /// Switches on or off.
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A UIKit text field.
open class UITextField: UIControl {
  /// The text.
  public var text: String?
  /// The text that an empty field shows.
  public var placeholder: String?
  /// The delegate.
  public weak var delegate: (any UITextFieldDelegate)?
  /// The font.
  public var font: UIFont?
  /// The color of the text.
  public var textColor: UIColor?
  /// The alignment of the text.
  public var textAlignment = NSTextAlignment.natural
  /// Whether the text is hidden.
  public var isSecureTextEntry = false
  /// The border.
  public var borderStyle = BorderStyle.none
  /// When a button clears the text.
  public var clearButtonMode = ViewMode.never
  /// The keyboard.
  public var keyboardType = UIKeyboardType.default
  /// The label of the return key.
  public var returnKeyType = UIReturnKeyType.default
  /// How typed text is capitalized.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether typed text is corrected.
  public var autocorrectionType = UITextAutocorrectionType.default
  /// The meaning of the text.
  public var textContentType: UITextContentType?

  /// A border.
  public enum BorderStyle: Int, Sendable {
    /// Kinds of borders.
    case none, line, bezel, roundedRect
  }
  /// When a part is shown.
  public enum ViewMode: Int, Sendable {
    /// Times.
    case never, whileEditing, unlessEditing, always
  }
}

/// A UIKit text view.
open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  public var text: String! = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its attributes.
  public var attributedText: NSAttributedString! = NSAttributedString(string: "")
  /// The delegate.
  public weak var delegate: (any UITextViewDelegate)?
  /// The font.
  public var font: UIFont?
  /// The color of the text.
  public var textColor: UIColor?
  /// The alignment of the text.
  public var textAlignment = NSTextAlignment.natural
  /// Whether the text can be edited.
  public var isEditable = true
  /// Whether the text can be selected.
  public var isSelectable = true
  /// The insets of the text.
  public var textContainerInset = UIEdgeInsets()
  /// The text that an input method composes: none.
  public var markedTextRange: UITextRange? { nil }
  /// The selected text: none.
  public var selectedTextRange: UITextRange?
  /// The selected range.
  public var selectedRange = NSRange(location: 0, length: 0)
}

/// A range of text.
public class UITextRange {}
