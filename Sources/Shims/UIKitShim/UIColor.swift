/// A color of UIKit.
public final class UIColor: Equatable, Sendable {
  /// What tells it from others.
  public let _name: String

  private init(name: String) { _name = name }

  /// A color by its components between 0 and 1.
  public convenience init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(name: "rgb \(red) \(green) \(blue) \(alpha)")
  }
  /// A gray between 0, black, and 1, white.
  public convenience init(white: Double, alpha: Double) {
    self.init(name: "white \(white) \(alpha)")
  }
  /// A color of the app's assets.
  public convenience init?(named name: String) { self.init(name: name) }

  /// Whether two are the same color.
  public static func == (first: UIColor, second: UIColor) -> Bool { first._name == second._name }

  /// The color, less opaque.
  public func withAlphaComponent(_ alpha: Double) -> UIColor { UIColor(name: "\(_name) \(alpha)") }
}

extension UIColor {
  /// The color `black` of the system.
  public static let black = UIColor(name: "black")
  /// The color `white` of the system.
  public static let white = UIColor(name: "white")
  /// The color `gray` of the system.
  public static let gray = UIColor(name: "gray")
  /// The color `lightGray` of the system.
  public static let lightGray = UIColor(name: "lightGray")
  /// The color `darkGray` of the system.
  public static let darkGray = UIColor(name: "darkGray")
  /// The color `red` of the system.
  public static let red = UIColor(name: "red")
  /// The color `green` of the system.
  public static let green = UIColor(name: "green")
  /// The color `blue` of the system.
  public static let blue = UIColor(name: "blue")
  /// The color `cyan` of the system.
  public static let cyan = UIColor(name: "cyan")
  /// The color `yellow` of the system.
  public static let yellow = UIColor(name: "yellow")
  /// The color `magenta` of the system.
  public static let magenta = UIColor(name: "magenta")
  /// The color `orange` of the system.
  public static let orange = UIColor(name: "orange")
  /// The color `purple` of the system.
  public static let purple = UIColor(name: "purple")
  /// The color `brown` of the system.
  public static let brown = UIColor(name: "brown")
  /// The color `clear` of the system.
  public static let clear = UIColor(name: "clear")
  /// The color `label` of the system.
  public static let label = UIColor(name: "label")
  /// The color `secondaryLabel` of the system.
  public static let secondaryLabel = UIColor(name: "secondaryLabel")
  /// The color `tertiaryLabel` of the system.
  public static let tertiaryLabel = UIColor(name: "tertiaryLabel")
  /// The color `quaternaryLabel` of the system.
  public static let quaternaryLabel = UIColor(name: "quaternaryLabel")
  /// The color `placeholderText` of the system.
  public static let placeholderText = UIColor(name: "placeholderText")
  /// The color `separator` of the system.
  public static let separator = UIColor(name: "separator")
  /// The color `link` of the system.
  public static let link = UIColor(name: "link")
  /// The color `systemRed` of the system.
  public static let systemRed = UIColor(name: "systemRed")
  /// The color `systemGreen` of the system.
  public static let systemGreen = UIColor(name: "systemGreen")
  /// The color `systemBlue` of the system.
  public static let systemBlue = UIColor(name: "systemBlue")
  /// The color `systemOrange` of the system.
  public static let systemOrange = UIColor(name: "systemOrange")
  /// The color `systemYellow` of the system.
  public static let systemYellow = UIColor(name: "systemYellow")
  /// The color `systemPink` of the system.
  public static let systemPink = UIColor(name: "systemPink")
  /// The color `systemPurple` of the system.
  public static let systemPurple = UIColor(name: "systemPurple")
  /// The color `systemTeal` of the system.
  public static let systemTeal = UIColor(name: "systemTeal")
  /// The color `systemIndigo` of the system.
  public static let systemIndigo = UIColor(name: "systemIndigo")
  /// The color `systemBrown` of the system.
  public static let systemBrown = UIColor(name: "systemBrown")
  /// The color `systemMint` of the system.
  public static let systemMint = UIColor(name: "systemMint")
  /// The color `systemCyan` of the system.
  public static let systemCyan = UIColor(name: "systemCyan")
  /// The color `systemGray` of the system.
  public static let systemGray = UIColor(name: "systemGray")
  /// The color `systemGray2` of the system.
  public static let systemGray2 = UIColor(name: "systemGray2")
  /// The color `systemGray3` of the system.
  public static let systemGray3 = UIColor(name: "systemGray3")
  /// The color `systemGray4` of the system.
  public static let systemGray4 = UIColor(name: "systemGray4")
  /// The color `systemGray5` of the system.
  public static let systemGray5 = UIColor(name: "systemGray5")
  /// The color `systemGray6` of the system.
  public static let systemGray6 = UIColor(name: "systemGray6")
  /// The color `systemBackground` of the system.
  public static let systemBackground = UIColor(name: "systemBackground")
  /// The color `secondarySystemBackground` of the system.
  public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")
  /// The color `tertiarySystemBackground` of the system.
  public static let tertiarySystemBackground = UIColor(name: "tertiarySystemBackground")
  /// The color `systemGroupedBackground` of the system.
  public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")
  /// The color `secondarySystemGroupedBackground` of the system.
  public static let secondarySystemGroupedBackground = UIColor(
    name: "secondarySystemGroupedBackground"
  )
  /// The color `tertiarySystemGroupedBackground` of the system.
  public static let tertiarySystemGroupedBackground = UIColor(
    name: "tertiarySystemGroupedBackground"
  )
  /// The color `systemFill` of the system.
  public static let systemFill = UIColor(name: "systemFill")
  /// The color `secondarySystemFill` of the system.
  public static let secondarySystemFill = UIColor(name: "secondarySystemFill")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  // UIKit's own name.
  /// The color `tintColor` of the system.
  public static let tintColor = UIColor(name: "tintColor")
}
