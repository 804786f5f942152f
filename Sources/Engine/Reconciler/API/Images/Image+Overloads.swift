import AppKitShim
import UIKitShim

extension Image {
  /// A picture of the app's assets that accessibility leaves out.
  public init(decorative name: String) { self.init(name) }
  /// A symbol of the system, drawn in part according to a value between 0 and 1.
  public init(systemName: String, variableValue value: Double?) {
    self.init(systemName: systemName)
  }
  /// A picture of UIKit.
  public init(uiImage: UIImage) { self.init(uiImage._name) }
  /// A picture of AppKit.
  public init(nsImage: NSImage) { self.init(nsImage._name) }

  /// How a picture fills room that is larger.
  public enum ResizingMode: Hashable, Sendable {
    /// Again and again.
    case tile
    /// Once, larger.
    case stretch
  }

  /// How a picture is drawn larger or smaller.
  public enum Interpolation: Hashable, Sendable {
    /// Dot by dot.
    case none
    /// Fast.
    case low
    /// Between both.
    case medium
    /// Fine.
    case high
  }

  /// The same picture, which may change its size in its inner part.
  public func resizable(
    capInsets: EdgeInsets,
    resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  /// The same picture, whose size changes with another quality.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// The same picture, with edges smoothed or not.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

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

extension View {
  /// Sets the form of symbols inside.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(_InertModifier(value: variant))
  }
  /// Takes the animations of symbols inside away.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(_InertModifier(value: isEnabled))
  }
}
