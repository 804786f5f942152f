/// A color; also a view that fills the room it gets.
public struct Color: Hashable, Sendable {
  private let name: String
  private let components: [Double]

  private init(name: String, components: [Double] = []) {
    self.name = name
    self.components = components
  }

  /// A color of the app's assets.
  public init(_ name: String) { self.init(name: name) }
  /// A color by its components between 0 and 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(name: "rgb", components: [red, green, blue, opacity])
  }
  /// A gray between 0, black, and 1, white.
  public init(white: Double, opacity: Double = 1) {
    self.init(name: "white", components: [white, opacity])
  }
  /// A color by hue, saturation and brightness between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(name: "hsb", components: [hue, saturation, brightness, opacity])
  }

  /// A set of colors that components are read in.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual one.
    case sRGB
    /// The usual one, by the amount of light.
    case sRGBLinear
    /// The wide one of screens.
    case displayP3
  }

  /// A color by its components between 0 and 1, as a color space reads them.
  public init(
    _ colorSpace: RGBColorSpace,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.init(name: "\(colorSpace)", components: [red, green, blue, opacity])
  }

  /// A gray between 0, black, and 1, white, as a color space reads it.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(name: "\(colorSpace)", components: [white, opacity])
  }

  /// A color between this and another, at a fraction of the way.
  public func mix(with other: Color, by fraction: Double) -> Color {
    Color(name: "\(name) \(other.name)", components: components + other.components + [fraction])
  }

  /// The color, less opaque.
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
  /// No color.
  public static let clear = Color(name: "clear")
  /// The color of text.
  public static let primary = Color(name: "primary")
  /// The color of less important text.
  public static let secondary = Color(name: "secondary")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  // SwiftUI's own name.
  /// The color of the app.
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
  /// No color.
  public static var clear: Color { Color.clear }
  /// The color of the app.
  public static var tint: Color { Color.accentColor }
}
