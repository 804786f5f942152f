import FoundationShim

/// A UIKit color.
public final class UIColor: Equatable, Sendable {
  /// The name that identifies it.
  public let _name: String

  private init(name: String) { _name = name }
  convenience init(asset name: String) { self.init(name: name) }

  /// A color from RGB components between 0 and 1.
  public convenience init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(name: "rgb \(red) \(green) \(blue) \(alpha)")
  }
  /// A gray between 0 (black) and 1 (white).
  public convenience init(white: Double, alpha: Double) {
    self.init(name: "white \(white) \(alpha)")
  }
  /// A color from the app's assets.
  public convenience init?(named name: String) { self.init(name: name) }

  /// A color from a literal.
  public required convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
  /// A color from hue, saturation and brightness between 0 and 1.
  public convenience init(
    hue: Double,
    saturation: Double,
    brightness: Double,
    alpha: Double
  ) {
    self.init(name: "hsb \(hue) \(saturation) \(brightness) \(alpha)")
  }
  /// A color in the Display P3 color space.
  public convenience init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(name: "displayP3 \(red) \(green) \(blue) \(alpha)")
  }
  /// The color for the light appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(name: dynamicProvider(UITraitCollection.current)._name)
  }
  /// A color by a name.
  package convenience init(_ name: String) { self.init(name: name) }
  /// The color for an appearance.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// Whether two colors are equal.
  public static func == (first: UIColor, second: UIColor) -> Bool { first._name == second._name }

  /// The color with another opacity.
  public func withAlphaComponent(_ alpha: Double) -> UIColor { UIColor(name: "\(_name) \(alpha)") }
}

extension UIColor {
  /// The system color `black`.
  public static let black = UIColor(name: "black")
  /// The system color `white`.
  public static let white = UIColor(name: "white")
  /// The system color `gray`.
  public static let gray = UIColor(name: "gray")
  /// The system color `lightGray`.
  public static let lightGray = UIColor(name: "lightGray")
  /// The system color `darkGray`.
  public static let darkGray = UIColor(name: "darkGray")
  /// The system color `red`.
  public static let red = UIColor(name: "red")
  /// The system color `green`.
  public static let green = UIColor(name: "green")
  /// The system color `blue`.
  public static let blue = UIColor(name: "blue")
  /// The system color `cyan`.
  public static let cyan = UIColor(name: "cyan")
  /// The system color `yellow`.
  public static let yellow = UIColor(name: "yellow")
  /// The system color `magenta`.
  public static let magenta = UIColor(name: "magenta")
  /// The system color `orange`.
  public static let orange = UIColor(name: "orange")
  /// The system color `purple`.
  public static let purple = UIColor(name: "purple")
  /// The system color `brown`.
  public static let brown = UIColor(name: "brown")
  /// The system color `clear`.
  public static let clear = UIColor(name: "clear")
  /// The system color `label`.
  public static let label = UIColor(name: "label")
  /// The system color `secondaryLabel`.
  public static let secondaryLabel = UIColor(name: "secondaryLabel")
  /// The system color `tertiaryLabel`.
  public static let tertiaryLabel = UIColor(name: "tertiaryLabel")
  /// The system color `quaternaryLabel`.
  public static let quaternaryLabel = UIColor(name: "quaternaryLabel")
  /// The system color `placeholderText`.
  public static let placeholderText = UIColor(name: "placeholderText")
  /// The system color `separator`.
  public static let separator = UIColor(name: "separator")
  /// The system color `link`.
  public static let link = UIColor(name: "link")
  /// The system color `systemRed`.
  public static let systemRed = UIColor(name: "systemRed")
  /// The system color `systemGreen`.
  public static let systemGreen = UIColor(name: "systemGreen")
  /// The system color `systemBlue`.
  public static let systemBlue = UIColor(name: "systemBlue")
  /// The system color `systemOrange`.
  public static let systemOrange = UIColor(name: "systemOrange")
  /// The system color `systemYellow`.
  public static let systemYellow = UIColor(name: "systemYellow")
  /// The system color `systemPink`.
  public static let systemPink = UIColor(name: "systemPink")
  /// The system color `systemPurple`.
  public static let systemPurple = UIColor(name: "systemPurple")
  /// The system color `systemTeal`.
  public static let systemTeal = UIColor(name: "systemTeal")
  /// The system color `systemIndigo`.
  public static let systemIndigo = UIColor(name: "systemIndigo")
  /// The system color `systemBrown`.
  public static let systemBrown = UIColor(name: "systemBrown")
  /// The system color `systemMint`.
  public static let systemMint = UIColor(name: "systemMint")
  /// The system color `systemCyan`.
  public static let systemCyan = UIColor(name: "systemCyan")
  /// The system color `systemGray`.
  public static let systemGray = UIColor(name: "systemGray")
  /// The system color `systemGray2`.
  public static let systemGray2 = UIColor(name: "systemGray2")
  /// The system color `systemGray3`.
  public static let systemGray3 = UIColor(name: "systemGray3")
  /// The system color `systemGray4`.
  public static let systemGray4 = UIColor(name: "systemGray4")
  /// The system color `systemGray5`.
  public static let systemGray5 = UIColor(name: "systemGray5")
  /// The system color `systemGray6`.
  public static let systemGray6 = UIColor(name: "systemGray6")
  /// The system color `systemBackground`.
  public static let systemBackground = UIColor(name: "systemBackground")
  /// The system color `secondarySystemBackground`.
  public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")
  /// The system color `tertiarySystemBackground`.
  public static let tertiarySystemBackground = UIColor(name: "tertiarySystemBackground")
  /// The system color `systemGroupedBackground`.
  public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")
  /// The system color `secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground = UIColor(
    name: "secondarySystemGroupedBackground"
  )
  /// The system color `tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor(
    name: "tertiarySystemGroupedBackground"
  )
  /// The system color `systemFill`.
  public static let systemFill = UIColor(name: "systemFill")
  /// The system color `secondarySystemFill`.
  public static let secondarySystemFill = UIColor(name: "secondarySystemFill")
  /// The system color `tertiarySystemFill`.
  public static let tertiarySystemFill = UIColor(name: "tertiarySystemFill")
  /// The system color `quaternarySystemFill`.
  public static let quaternarySystemFill = UIColor(name: "quaternarySystemFill")
  /// The system color `opaqueSeparator`.
  public static let opaqueSeparator = UIColor(name: "opaqueSeparator")
  /// The system color `lightText`.
  public static let lightText = UIColor(name: "lightText")
  /// The system color `darkText`.
  public static let darkText = UIColor(name: "darkText")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  // The name that UIKit uses.
  /// The system color `tintColor`.
  public static let tintColor = UIColor(name: "tintColor")
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a color literal.
public typealias _ColorLiteralType = UIColor

extension UIColor {
  /// Reads the components, if the color was made of them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let words = _name.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard words.first == "rgb", numbers.count >= 4 else { return false }
    for (target, number) in zip([red, green, blue, alpha], numbers) { target?.pointee = number }
    return true
  }
}
