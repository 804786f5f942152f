/// What fills shapes and text.
public protocol ShapeStyle: Sendable {}

/// A style that depends on where it is used.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  fileprivate let level: Int
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of text.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The style of less important text.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The style of even less important text.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The style of the least important text.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

/// A style whose type is hidden.
///
/// The value differs each time it is made, as with `AnyView`, which changes drawing only.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) { self.style = style }
}

/// A style that the system chooses for what it is drawn on.
public struct _SystemShapeStyle: ShapeStyle, Equatable {
  fileprivate let name: String
}

extension ShapeStyle where Self == _SystemShapeStyle {
  /// The style of links.
  public static var link: Self { Self(name: "link") }
  /// The style of lines between rows.
  public static var separator: Self { Self(name: "separator") }
  /// The style of text that asks for input.
  public static var placeholder: Self { Self(name: "placeholder") }
  /// The style of what is chosen.
  public static var selection: Self { Self(name: "selection") }
  /// The style that `foregroundStyle` sets.
  public static var foreground: Self { Self(name: "foreground") }
  /// The style that is behind content here.
  public static var background: Self { Self(name: "background") }
  /// The style that is behind the content of a window.
  public static var windowBackground: Self { Self(name: "windowBackground") }
  /// The style of areas that are filled.
  public static var fill: Self { Self(name: "fill") }
}

/// A style that is drawn in another way.
public struct _ChangedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let change: String
}

extension ShapeStyle {
  /// The style, less opaque.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _ChangedShapeStyle(base: self, change: "opacity \(opacity)")
  }
  /// The style of less important parts.
  public var secondary: some ShapeStyle { _ChangedShapeStyle(base: self, change: "secondary") }
  /// The style of still less important parts.
  public var tertiary: some ShapeStyle { _ChangedShapeStyle(base: self, change: "tertiary") }
  /// The style of the least important parts.
  public var quaternary: some ShapeStyle { _ChangedShapeStyle(base: self, change: "quaternary") }
  /// The style mixed with what is behind it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _ChangedShapeStyle(base: self, change: "\(mode)")
  }
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ChangedShapeStyle(base: self, change: "\(style)")
  }
}

/// A shadow of what a style fills.
public struct ShadowStyle: Equatable, Sendable {
  private let name: String
  private let color: Color?
  private let measures: [CGFloat]

  /// A shadow behind.
  public static func drop(
    color: Color? = nil,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(name: "drop", color: color, measures: [radius, x, y])
  }

  /// A shadow at the edges inside.
  public static func inner(
    color: Color? = nil,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(name: "inner", color: color, measures: [radius, x, y])
  }
}

extension View {
  /// Colors what is inside.
  public nonisolated func foregroundColor(_ color: Color?) -> some View { inert(color) }
  /// Styles what is inside.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    inert(style)
  }
  /// Tints controls inside.
  public nonisolated func tint(_ tint: Color?) -> some View { inert(tint) }
  /// Tints controls inside.
  public nonisolated func tint<Style: ShapeStyle>(_ tint: Style?) -> some View { inert(tint) }
  /// Styles what is inside, in two levels.
  public nonisolated func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary,
    _ secondary: Secondary
  ) -> some View {
    inert(primary).inert(secondary)
  }
  /// Colors controls inside.
  public nonisolated func accentColor(_ color: Color?) -> some View { inert(color) }
  /// Sets three levels of the style of what is drawn inside.
  public nonisolated func foregroundStyle<A: ShapeStyle, B: ShapeStyle, C: ShapeStyle>(
    _ primary: A,
    _ secondary: B,
    _ tertiary: C
  ) -> some View {
    foregroundStyle(primary, secondary).inert(tertiary)
  }
  /// Sets what `background` stands for as a style.
  public nonisolated func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    inert(style)
  }
}
