public protocol ShapeStyle: Sendable {}

public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  fileprivate let level: Int
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

/// A type-erased shape style.
///
/// Like `AnyView`, each instance compares as different; this affects drawing only.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  public init<Style: ShapeStyle>(_ style: Style) { self.style = style }
}

/// A semantic style that the system resolves.
public struct _SystemShapeStyle: ShapeStyle, Equatable {
  fileprivate let name: String
}

extension ShapeStyle where Self == _SystemShapeStyle {
  public static var link: Self { Self(name: "link") }
  public static var separator: Self { Self(name: "separator") }
  /// The style of placeholder text.
  public static var placeholder: Self { Self(name: "placeholder") }
  public static var selection: Self { Self(name: "selection") }
  public static var foreground: Self { Self(name: "foreground") }
  public static var background: Self { Self(name: "background") }
  public static var windowBackground: Self { Self(name: "windowBackground") }
  public static var fill: Self { Self(name: "fill") }
}

/// A derived shape style.
public struct _ChangedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let change: String
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _ChangedShapeStyle(base: self, change: "opacity \(opacity)")
  }
  public var secondary: some ShapeStyle { _ChangedShapeStyle(base: self, change: "secondary") }
  public var tertiary: some ShapeStyle { _ChangedShapeStyle(base: self, change: "tertiary") }
  public var quaternary: some ShapeStyle { _ChangedShapeStyle(base: self, change: "quaternary") }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _ChangedShapeStyle(base: self, change: "\(mode)")
  }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ChangedShapeStyle(base: self, change: "\(style)")
  }
}

public struct ShadowStyle: Equatable, Sendable {
  private let name: String
  private let color: Color?
  private let measures: [CGFloat]

  public static func drop(
    color: Color? = nil,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(name: "drop", color: color, measures: [radius, x, y])
  }

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
  public nonisolated func foregroundColor(_ color: Color?) -> some View { inert(color) }
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    inert(style)
  }
  public nonisolated func tint(_ tint: Color?) -> some View { inert(tint) }
  public nonisolated func tint<Style: ShapeStyle>(_ tint: Style?) -> some View { inert(tint) }
  public nonisolated func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary,
    _ secondary: Secondary
  ) -> some View {
    inert(primary).inert(secondary)
  }
  public nonisolated func accentColor(_ color: Color?) -> some View { inert(color) }
  public nonisolated func foregroundStyle<A: ShapeStyle, B: ShapeStyle, C: ShapeStyle>(
    _ primary: A,
    _ secondary: B,
    _ tertiary: C
  ) -> some View {
    foregroundStyle(primary, secondary).inert(tertiary)
  }
  public nonisolated func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    inert(style)
  }
}
