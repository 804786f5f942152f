import FoundationShim

/// A UIKit alert, which the engine does not show, so none of its actions ever runs.
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  open var message: String?
  public let preferredStyle: Style
  public private(set) var actions: [UIAlertAction] = []
  /// The fields; `nil` if there are none.
  public private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?

  public init(title: String?, message: String?, preferredStyle: Style) {
    (self.message, self.preferredStyle) = (message, preferredStyle)
    super.init()
    self.title = title
  }
  /// An alert from an archive; there are no archives.
  public required init?(coder: NSCoder) { return nil }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

@MainActor @preconcurrency
open class UIAlertAction {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true

  /// An action, whose handler never runs here.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
  }
}

extension NSAttributedString.Key {
  public static let font = Self(rawValue: "NSFont")
  public static let foregroundColor = Self(rawValue: "NSColor")
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  public static let kern = Self(rawValue: "NSKern")
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  public static let shadow = Self(rawValue: "NSShadow")
  public static let link = Self(rawValue: "NSLink")
}
