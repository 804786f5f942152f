import FoundationShim

/// A color, which is also a view that fills the available space.
public struct Color: Hashable, Sendable {
  private let name: String
  private let components: [Double]
  private var bundle: String?

  private init(name: String, components: [Double] = []) {
    self.name = name
    self.components = components
  }

  /// The name, or the components.
  var _description: String {
    ([name] + components.map { "\($0)" }).joined(separator: " ")
  }

  /// A color from the app's assets.
  public init(_ name: String) { self.init(name: name) }
  /// A color from the app's assets.
  public init(_ name: String, bundle: Bundle?) {
    self.init(name: name)
    self.bundle = bundle?.bundlePath
  }
  /// A color from the app's assets, by the constant that Xcode makes of its name.
  public init(_ resource: ColorResource) { self.init(resource._name) }
  /// A color from RGB components between 0 and 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(name: "rgb", components: [red, green, blue, opacity])
  }
  /// A gray between 0 (black) and 1 (white).
  public init(white: Double, opacity: Double = 1) {
    self.init(name: "white", components: [white, opacity])
  }
  /// A color from hue, saturation and brightness between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(name: "hsb", components: [hue, saturation, brightness, opacity])
  }

  /// A color space for RGB components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The standard sRGB color space.
    case sRGB
    /// The sRGB color space with linear components.
    case sRGBLinear
    /// The wide-gamut Display P3 color space.
    case displayP3
  }

  /// A color from components between 0 and 1 in a color space.
  public init(
    _ colorSpace: RGBColorSpace,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.init(name: "\(colorSpace)", components: [red, green, blue, opacity])
  }

  /// A gray between 0 (black) and 1 (white) in a color space.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(name: "\(colorSpace)", components: [white, opacity])
  }

  /// A mix of this color and another, by a fraction.
  public func mix(with other: Color, by fraction: Double) -> Color {
    Color(name: "\(name) \(other.name)", components: components + other.components + [fraction])
  }

  /// The color with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color {
    Color(name: name, components: components + [opacity])
  }

  /// Red.
  public static let red = Color(name: "red")
  /// Orange.
  public static let orange = Color(name: "orange")
  /// Yellow.
  public static let yellow = Color(name: "yellow")
  /// Green.
  public static let green = Color(name: "green")
  /// Mint.
  public static let mint = Color(name: "mint")
  /// Teal.
  public static let teal = Color(name: "teal")
  /// Cyan.
  public static let cyan = Color(name: "cyan")
  /// Blue.
  public static let blue = Color(name: "blue")
  /// Indigo.
  public static let indigo = Color(name: "indigo")
  /// Purple.
  public static let purple = Color(name: "purple")
  /// Pink.
  public static let pink = Color(name: "pink")
  /// Brown.
  public static let brown = Color(name: "brown")
  /// White.
  public static let white = Color(name: "white")
  /// Gray.
  public static let gray = Color(name: "gray")
  /// Black.
  public static let black = Color(name: "black")
  /// A fully transparent color.
  public static let clear = Color(name: "clear")
  /// The color of primary content.
  public static let primary = Color(name: "primary")
  /// The color of secondary content.
  public static let secondary = Color(name: "secondary")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  // The name that SwiftUI uses.
  /// The accent color of the app.
  public static let accentColor = Color(name: "accentColor")
}

extension Color: EmptyPrimitive {}

extension Color: ShapeStyle {}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// White.
  public static var white: Color { Color.white }
  /// Gray.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// A fully transparent color.
  public static var clear: Color { Color.clear }
  /// The accent color of the app.
  public static var tint: Color { Color.accentColor }
}
