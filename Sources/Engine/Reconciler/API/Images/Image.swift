import AppKitShim
import UIKitShim

/// An image; what steps can find of it is its name.
public struct Image: Equatable, Sendable {
  let name: String
  private var changes: [Change] = []

  /// What distinguishes an image from another of the same name.
  private enum Change: Equatable, Sendable {
    case systemSymbol
    case decorative
    case variableValue(Double?)
    case resizable(EdgeInsets, ResizingMode)
    case interpolation(Interpolation)
    case antialiased(Bool)
    case renderingMode(TemplateRenderingMode?)
  }

  private func changed(_ change: Change) -> Image {
    var image = self
    image.changes.append(change)
    return image
  }
}

extension Image: PrimitiveView {
  /// Mounts what a step can find by its name.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let image = view.attribute
    inputs.element.append(TextElement { image.currentValue?.name ?? "" })
  }
}

extension Image {
  /// An image of the app's assets.
  public init(_ name: String) { self.name = name }
  /// A symbol of the system.
  public init(systemName: String) { self = Image(systemName).changed(.systemSymbol) }
  /// An image of the app's assets that accessibility leaves out.
  public init(decorative name: String) { self = Image(name).changed(.decorative) }
  /// A symbol of the system, drawn in part according to a value between 0 and 1.
  public init(systemName: String, variableValue value: Double?) {
    self = Image(systemName: systemName).changed(.variableValue(value))
  }
  /// An image of UIKit.
  public init(uiImage: UIImage) { self.init(uiImage._name) }
  /// An image of AppKit.
  public init(nsImage: NSImage) { self.init(nsImage._name) }

  /// How a resizable image fills more room.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeats the image.
    case tile
    /// Enlarges the image.
    case stretch
  }

  /// The quality of an image that is drawn in another size.
  public enum Interpolation: Hashable, Sendable {
    /// No interpolation.
    case none
    /// Low quality.
    case low
    /// Medium quality.
    case medium
    /// High quality.
    case high
  }

  /// How the colors of an image are used.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only the opaque parts count.
    case template
    /// As they are.
    case original
  }

  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than the text.
    case small
    /// As the text.
    case medium
    /// Larger than the text.
    case large
  }

  /// The same image, which fits any size; the insets keep theirs.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed(.resizable(capInsets, resizingMode))
  }
  /// The same image, resized with another quality.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed(.interpolation(interpolation))
  }
  /// The same image, with smooth edges or not.
  public func antialiased(_ isAntialiased: Bool) -> Image { changed(.antialiased(isAntialiased)) }
  /// The same image with its colors used in another way.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    changed(.renderingMode(mode))
  }
}

extension View {
  /// Sets the size of symbols inside.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { inert(scale) }
}
