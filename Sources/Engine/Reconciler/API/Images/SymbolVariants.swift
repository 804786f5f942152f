/// A form of symbols.
public struct SymbolVariants: Hashable, Sendable {
  private var names: [String] = []
  private init(_ names: [String]) { self.names = names }
  /// The plain form.
  public static let none = SymbolVariants([])
  /// In a circle.
  public static let circle = SymbolVariants(["circle"])
  /// In a square.
  public static let square = SymbolVariants(["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(["fill"])
  /// Crossed out.
  public static let slash = SymbolVariants(["slash"])
  /// The same in a circle.
  public var circle: SymbolVariants { SymbolVariants(names + ["circle"]) }
  /// The same, filled.
  public var fill: SymbolVariants { SymbolVariants(names + ["fill"]) }
  /// The same, crossed out.
  public var slash: SymbolVariants { SymbolVariants(names + ["slash"]) }
}

/// How symbols are colored.
public struct SymbolRenderingMode: Equatable, Sendable {
  private let name: String
  /// In one color.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In shades of one color.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In several colors of the program.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// In colors of their own.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

extension View {
  /// Sets the form of symbols inside.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { inert(variant) }
  /// Sets how symbols inside are colored.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    inert(mode)
  }
}
