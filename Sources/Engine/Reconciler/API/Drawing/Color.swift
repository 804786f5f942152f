import FoundationShim

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

  public init(_ name: String) { self.init(name: name) }
  public init(_ name: String, bundle: Bundle?) {
    self.init(name: name)
    self.bundle = bundle?.bundlePath
  }
  public init(_ resource: ColorResource) { self.init(resource._name) }
  /// A color from RGB components between 0 and 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(name: "rgb", components: [red, green, blue, opacity])
  }
  public init(white: Double, opacity: Double = 1) {
    self.init(name: "white", components: [white, opacity])
  }
  /// A color from hue, saturation and brightness between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(name: "hsb", components: [hue, saturation, brightness, opacity])
  }

  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
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

  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(name: "\(colorSpace)", components: [white, opacity])
  }

  public func mix(with other: Color, by fraction: Double) -> Color {
    Color(name: "\(name) \(other.name)", components: components + other.components + [fraction])
  }

  public func opacity(_ opacity: Double) -> Color {
    Color(name: name, components: components + [opacity])
  }

  public static let red = Color(name: "red")
  public static let orange = Color(name: "orange")
  public static let yellow = Color(name: "yellow")
  public static let green = Color(name: "green")
  public static let mint = Color(name: "mint")
  public static let teal = Color(name: "teal")
  public static let cyan = Color(name: "cyan")
  public static let blue = Color(name: "blue")
  public static let indigo = Color(name: "indigo")
  public static let purple = Color(name: "purple")
  public static let pink = Color(name: "pink")
  public static let brown = Color(name: "brown")
  public static let white = Color(name: "white")
  public static let gray = Color(name: "gray")
  public static let black = Color(name: "black")
  public static let clear = Color(name: "clear")
  public static let primary = Color(name: "primary")
  public static let secondary = Color(name: "secondary")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  // The name that SwiftUI uses.
  public static let accentColor = Color(name: "accentColor")
}

extension Color: EmptyPrimitive {}

extension Color: ShapeStyle {}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
  public static var tint: Color { Color.accentColor }
}
