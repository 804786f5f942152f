public struct SymbolVariants: Hashable, Sendable {
  private var names: [String] = []
  private init(_ names: [String]) { self.names = names }
  public static let none = SymbolVariants([])
  public static let circle = SymbolVariants(["circle"])
  public static let square = SymbolVariants(["square"])
  public static let rectangle = SymbolVariants(["rectangle"])
  public static let fill = SymbolVariants(["fill"])
  public static let slash = SymbolVariants(["slash"])
  public var circle: SymbolVariants { SymbolVariants(names + ["circle"]) }
  public var fill: SymbolVariants { SymbolVariants(names + ["fill"]) }
  public var slash: SymbolVariants { SymbolVariants(names + ["slash"]) }
}

public struct SymbolRenderingMode: Equatable, Sendable {
  private let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

extension View {
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { inert(variant) }
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    inert(mode)
  }
}
