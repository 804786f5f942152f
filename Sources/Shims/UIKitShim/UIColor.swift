import FoundationShim

public final class UIColor: Equatable, Sendable {
  /// The name that identifies it.
  public let _name: String

  private init(name: String) { _name = name }
  convenience init(asset name: String) { self.init(name: name) }

  /// A color from RGB components between 0 and 1.
  public convenience init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(name: "rgb \(red) \(green) \(blue) \(alpha)")
  }
  public convenience init(white: Double, alpha: Double) {
    self.init(name: "white \(white) \(alpha)")
  }
  public convenience init?(named name: String) { self.init(name: name) }

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
  public convenience init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(name: "displayP3 \(red) \(green) \(blue) \(alpha)")
  }
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(name: dynamicProvider(UITraitCollection.current)._name)
  }
  /// A color by a name.
  package convenience init(_ name: String) { self.init(name: name) }
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  public static func == (first: UIColor, second: UIColor) -> Bool { first._name == second._name }

  public func withAlphaComponent(_ alpha: Double) -> UIColor { UIColor(name: "\(_name) \(alpha)") }
}

extension UIColor {
  public static let black = UIColor(name: "black")
  public static let white = UIColor(name: "white")
  public static let gray = UIColor(name: "gray")
  public static let lightGray = UIColor(name: "lightGray")
  public static let darkGray = UIColor(name: "darkGray")
  public static let red = UIColor(name: "red")
  public static let green = UIColor(name: "green")
  public static let blue = UIColor(name: "blue")
  public static let cyan = UIColor(name: "cyan")
  public static let yellow = UIColor(name: "yellow")
  public static let magenta = UIColor(name: "magenta")
  public static let orange = UIColor(name: "orange")
  public static let purple = UIColor(name: "purple")
  public static let brown = UIColor(name: "brown")
  public static let clear = UIColor(name: "clear")
  public static let label = UIColor(name: "label")
  public static let secondaryLabel = UIColor(name: "secondaryLabel")
  public static let tertiaryLabel = UIColor(name: "tertiaryLabel")
  public static let quaternaryLabel = UIColor(name: "quaternaryLabel")
  public static let placeholderText = UIColor(name: "placeholderText")
  public static let separator = UIColor(name: "separator")
  public static let link = UIColor(name: "link")
  public static let systemRed = UIColor(name: "systemRed")
  public static let systemGreen = UIColor(name: "systemGreen")
  public static let systemBlue = UIColor(name: "systemBlue")
  public static let systemOrange = UIColor(name: "systemOrange")
  public static let systemYellow = UIColor(name: "systemYellow")
  public static let systemPink = UIColor(name: "systemPink")
  public static let systemPurple = UIColor(name: "systemPurple")
  public static let systemTeal = UIColor(name: "systemTeal")
  public static let systemIndigo = UIColor(name: "systemIndigo")
  public static let systemBrown = UIColor(name: "systemBrown")
  public static let systemMint = UIColor(name: "systemMint")
  public static let systemCyan = UIColor(name: "systemCyan")
  public static let systemGray = UIColor(name: "systemGray")
  public static let systemGray2 = UIColor(name: "systemGray2")
  public static let systemGray3 = UIColor(name: "systemGray3")
  public static let systemGray4 = UIColor(name: "systemGray4")
  public static let systemGray5 = UIColor(name: "systemGray5")
  public static let systemGray6 = UIColor(name: "systemGray6")
  public static let systemBackground = UIColor(name: "systemBackground")
  public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")
  public static let tertiarySystemBackground = UIColor(name: "tertiarySystemBackground")
  public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")
  public static let secondarySystemGroupedBackground = UIColor(
    name: "secondarySystemGroupedBackground"
  )
  public static let tertiarySystemGroupedBackground = UIColor(
    name: "tertiarySystemGroupedBackground"
  )
  public static let systemFill = UIColor(name: "systemFill")
  public static let secondarySystemFill = UIColor(name: "secondarySystemFill")
  public static let tertiarySystemFill = UIColor(name: "tertiarySystemFill")
  public static let quaternarySystemFill = UIColor(name: "quaternarySystemFill")
  public static let opaqueSeparator = UIColor(name: "opaqueSeparator")
  public static let lightText = UIColor(name: "lightText")
  public static let darkText = UIColor(name: "darkText")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  // The name that UIKit uses.
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
