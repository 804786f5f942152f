/// A color or pattern that fills shapes and text.
public protocol ShapeStyle: Sendable {}

/// A level of the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  fileprivate let level: Int
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground style.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

/// A type-erased shape style.
///
/// Like `AnyView`, each instance compares as different; this affects drawing only.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Erases the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) { self.style = style }
}

/// A semantic style that the system resolves.
public struct _SystemShapeStyle: ShapeStyle, Equatable {
  fileprivate let name: String
}

extension ShapeStyle where Self == _SystemShapeStyle {
  /// The style of links.
  public static var link: Self { Self(name: "link") }
  /// The style of separators.
  public static var separator: Self { Self(name: "separator") }
  /// The style of placeholder text.
  public static var placeholder: Self { Self(name: "placeholder") }
  /// The style of selected content.
  public static var selection: Self { Self(name: "selection") }
  /// The style that `foregroundStyle` sets.
  public static var foreground: Self { Self(name: "foreground") }
  /// The current background style.
  public static var background: Self { Self(name: "background") }
  /// The background style of a window.
  public static var windowBackground: Self { Self(name: "windowBackground") }
  /// The style of filled areas.
  public static var fill: Self { Self(name: "fill") }
}

/// A derived shape style.
public struct _ChangedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let change: String
}

extension ShapeStyle {
  /// The style with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _ChangedShapeStyle(base: self, change: "opacity \(opacity)")
  }
  /// The second level of the style.
  public var secondary: some ShapeStyle { _ChangedShapeStyle(base: self, change: "secondary") }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { _ChangedShapeStyle(base: self, change: "tertiary") }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { _ChangedShapeStyle(base: self, change: "quaternary") }
  /// The style with a blend mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _ChangedShapeStyle(base: self, change: "\(mode)")
  }
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ChangedShapeStyle(base: self, change: "\(style)")
  }
}

/// A shadow style.
public struct ShadowStyle: Equatable, Sendable {
  private let name: String
  private let color: Color?
  private let measures: [CGFloat]

  /// A drop shadow.
  public static func drop(
    color: Color? = nil,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(name: "drop", color: color, measures: [radius, x, y])
  }

  /// An inner shadow.
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
  /// Sets the foreground color of this view.
  public nonisolated func foregroundColor(_ color: Color?) -> some View { inert(color) }
  /// Sets the foreground style of this view.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    inert(style)
  }
  /// Tints controls in this view.
  public nonisolated func tint(_ tint: Color?) -> some View { inert(tint) }
  /// Tints controls in this view.
  public nonisolated func tint<Style: ShapeStyle>(_ tint: Style?) -> some View { inert(tint) }
  /// Sets two levels of the foreground style of this view.
  public nonisolated func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary,
    _ secondary: Secondary
  ) -> some View {
    inert(primary).inert(secondary)
  }
  /// Sets the accent color of this view.
  public nonisolated func accentColor(_ color: Color?) -> some View { inert(color) }
  /// Sets three levels of the foreground style of this view.
  public nonisolated func foregroundStyle<A: ShapeStyle, B: ShapeStyle, C: ShapeStyle>(
    _ primary: A,
    _ secondary: B,
    _ tertiary: C
  ) -> some View {
    foregroundStyle(primary, secondary).inert(tertiary)
  }
  /// Sets the style that `background` uses in this view.
  public nonisolated func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    inert(style)
  }
}
