/// A variant of symbols.
public struct SymbolVariants: Hashable, Sendable {
  private var names: [String] = []
  private init(_ names: [String]) { self.names = names }
  /// The plain variant.
  public static let none = SymbolVariants([])
  /// In a circle.
  public static let circle = SymbolVariants(["circle"])
  /// In a square.
  public static let square = SymbolVariants(["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(["fill"])
  /// With a slash.
  public static let slash = SymbolVariants(["slash"])
  /// The variant in a circle.
  public var circle: SymbolVariants { SymbolVariants(names + ["circle"]) }
  /// The variant, filled.
  public var fill: SymbolVariants { SymbolVariants(names + ["fill"]) }
  /// The variant with a slash.
  public var slash: SymbolVariants { SymbolVariants(names + ["slash"]) }
}

/// How symbols are rendered.
public struct SymbolRenderingMode: Equatable, Sendable {
  private let name: String
  /// In one color.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In shades of one color.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In several colors of the app.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// In the symbol's own colors.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

extension View {
  /// Sets the variant of symbols in this view.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { inert(variant) }
  /// Sets the rendering mode of symbols in this view.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    inert(mode)
  }
}
