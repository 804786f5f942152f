import AppKitShim
import UIKitShim

/// A picture; what steps can find of it is its name.
public struct Image: Equatable, Sendable {
  let name: String

  /// A picture of the app's assets.
  public init(_ name: String) { self.name = name }
  /// A symbol of the system.
  public init(systemName: String) { name = systemName }
  /// The same picture, which may change its size.
  public func resizable() -> Image { self }
}

extension Image: PrimitiveView {
  /// Mounts what a step can find by its name.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let image = view.attribute
    inputs.element.append(TextElement { image.currentValue?.name ?? "" })
  }
}

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

extension Image {
  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than the text.
    case small
    /// As the text.
    case medium
    /// Larger than the text.
    case large
  }
}

extension Image {
  /// How the colors of a picture are used.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only where it is opaque.
    case template
    /// As they are.
    case original
  }

  /// The same picture with its colors used in another way.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
}

extension View {
  /// Sets the size of symbols inside.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { inert(scale) }
}
