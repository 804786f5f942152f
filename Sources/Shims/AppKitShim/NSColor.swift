import FoundationShim

public final class NSColor: Hashable, Sendable {
  /// The name that identifies it.
  public let _name: String

  private init(name: String) { _name = name }

  /// A color from RGB components between 0 and 1.
  public convenience init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(name: "rgb \(red) \(green) \(blue) \(alpha)")
  }
  public convenience init(srgbRed red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(calibratedRed red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(white: Double, alpha: Double) {
    self.init(name: "white \(white) \(alpha)")
  }
  public convenience init?(named name: String) { self.init(name: name) }
  /// A color by a name.
  package convenience init(_ name: String) { self.init(name: name) }

  public func withAlphaComponent(_ alpha: Double) -> NSColor { NSColor(name: "\(_name) \(alpha)") }

  public static func == (first: NSColor, second: NSColor) -> Bool { first._name == second._name }
  public func hash(into hasher: inout Hasher) { hasher.combine(_name) }
}

// swift-format-ignore: DontRepeatTypeInStaticProperties
// The names that AppKit uses.
extension NSColor {
  public static let black = NSColor(name: "black")
  public static let white = NSColor(name: "white")
  public static let gray = NSColor(name: "gray")
  public static let lightGray = NSColor(name: "lightGray")
  public static let darkGray = NSColor(name: "darkGray")
  public static let red = NSColor(name: "red")
  public static let green = NSColor(name: "green")
  public static let blue = NSColor(name: "blue")
  public static let cyan = NSColor(name: "cyan")
  public static let yellow = NSColor(name: "yellow")
  public static let magenta = NSColor(name: "magenta")
  public static let orange = NSColor(name: "orange")
  public static let purple = NSColor(name: "purple")
  public static let brown = NSColor(name: "brown")
  public static let clear = NSColor(name: "clear")
  public static let labelColor = NSColor(name: "labelColor")
  public static let secondaryLabelColor = NSColor(name: "secondaryLabelColor")
  public static let tertiaryLabelColor = NSColor(name: "tertiaryLabelColor")
  public static let quaternaryLabelColor = NSColor(name: "quaternaryLabelColor")
  public static let placeholderTextColor = NSColor(name: "placeholderTextColor")
  public static let textColor = NSColor(name: "textColor")
  public static let textBackgroundColor = NSColor(name: "textBackgroundColor")
  public static let linkColor = NSColor(name: "linkColor")
  public static let separatorColor = NSColor(name: "separatorColor")
  public static let gridColor = NSColor(name: "gridColor")
  public static let windowBackgroundColor = NSColor(name: "windowBackgroundColor")
  public static let underPageBackgroundColor = NSColor(name: "underPageBackgroundColor")
  public static let controlBackgroundColor = NSColor(name: "controlBackgroundColor")
  public static let controlColor = NSColor(name: "controlColor")
  public static let controlTextColor = NSColor(name: "controlTextColor")
  public static let controlAccentColor = NSColor(name: "controlAccentColor")
  public static let selectedContentBackgroundColor = NSColor(name: "selectedContentBackgroundColor")
  public static let unemphasizedSelectedContentBackgroundColor = NSColor(
    name: "unemphasizedSelectedContentBackgroundColor"
  )
  public static let selectedTextBackgroundColor = NSColor(name: "selectedTextBackgroundColor")
  public static let systemRed = NSColor(name: "systemRed")
  public static let systemGreen = NSColor(name: "systemGreen")
  public static let systemBlue = NSColor(name: "systemBlue")
  public static let systemOrange = NSColor(name: "systemOrange")
  public static let systemYellow = NSColor(name: "systemYellow")
  public static let systemPink = NSColor(name: "systemPink")
  public static let systemPurple = NSColor(name: "systemPurple")
  public static let systemTeal = NSColor(name: "systemTeal")
  public static let systemIndigo = NSColor(name: "systemIndigo")
  public static let systemBrown = NSColor(name: "systemBrown")
  public static let systemMint = NSColor(name: "systemMint")
  public static let systemCyan = NSColor(name: "systemCyan")
  public static let systemGray = NSColor(name: "systemGray")
}
