import FoundationShim

/// A UIKit alert, which the engine does not show, so none of its actions ever runs.
open class UIAlertController: UIViewController {
  /// How it is shown.
  public enum Style: Int, Sendable {
    /// From below.
    case actionSheet
    /// In the center.
    case alert
  }

  /// The text below the title.
  open var message: String?
  /// How it is shown.
  public let preferredStyle: Style
  /// What a person can choose.
  public private(set) var actions: [UIAlertAction] = []
  /// The fields; `nil` if there are none.
  public private(set) var textFields: [UITextField]?
  /// The action of the return key.
  open var preferredAction: UIAlertAction?

  /// An alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    (self.message, self.preferredStyle) = (message, preferredStyle)
    super.init()
    self.title = title
  }
  /// An alert from an archive; there are no archives.
  public required init?(coder: NSCoder) { return nil }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// What a person can choose in an alert of UIKit.
@MainActor @preconcurrency
open class UIAlertAction {
  /// What an action means.
  public enum Style: Int, Sendable {
    /// Meanings.
    case `default`, cancel, destructive
  }

  /// The title.
  public let title: String?
  /// What it means.
  public let style: Style
  /// Whether it can be chosen.
  open var isEnabled = true

  /// An action, whose handler never runs here.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
  }
}

extension NSAttributedString.Key {
  /// The font.
  public static let font = Self(rawValue: "NSFont")
  /// The color of the text.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// The color behind the text.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// The space between letters.
  public static let kern = Self(rawValue: "NSKern")
  /// The style of the paragraph.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// How the text is underlined.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// The color of the line below.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// How the text is struck through.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// The color of the outline.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// The width of the outline.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// The distance from the line.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// The shadow.
  public static let shadow = Self(rawValue: "NSShadow")
  /// An address.
  public static let link = Self(rawValue: "NSLink")
}
