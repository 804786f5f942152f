import AppKitShim
import FoundationShim
import UIKitShim

/// An image; steps find it by its name.
public struct Image: Equatable, Sendable {
  let name: String
  private var changes: [Change] = []

  /// A difference between two images of the same name.
  private enum Change: Equatable, Sendable {
    case systemSymbol
    case inert(InertArguments)
    case decorative
    case variableValue(Double?)
    case resizable(EdgeInsets, ResizingMode)
    case interpolation(Interpolation)
    case antialiased(Bool)
    case renderingMode(TemplateRenderingMode?)
    case symbolRenderingMode(SymbolRenderingMode?)
  }

  private func changed(_ change: Change) -> Image {
    var image = self
    image.changes.append(change)
    return image
  }
}

extension Image: PrimitiveView {
  /// Mounts an element that steps find by its name.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let image = view.attribute
    inputs.element.append(TextElement(role: .image) { image.currentValue?.name ?? "" })
  }
}

extension Image {
  /// An image from the app's assets.
  public init(_ name: String) { self.name = name }
  /// An image from the app's assets.
  public init(_ name: String, bundle: Bundle?) {
    self.init(name)
    if let bundle { changes.append(.inert(InertArguments(bundle))) }
  }
  /// An image from the app's assets with a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self = Image(name, bundle: bundle).changed(.inert(InertArguments(label)))
  }
  /// An image from the app's assets, by the constant that Xcode makes of its name.
  public init(_ resource: ImageResource) { self.init(resource._name) }
  /// A system symbol.
  public init(systemName: String) { self = Image(systemName).changed(.systemSymbol) }
  /// An image from the app's assets that accessibility ignores.
  public init(decorative name: String) { self = Image(name).changed(.decorative) }
  /// A system symbol with a variable value between 0 and 1.
  public init(systemName: String, variableValue value: Double?) {
    self = Image(systemName: systemName).changed(.variableValue(value))
  }
  /// A UIKit image.
  public init(uiImage: UIImage) { self.init(uiImage._name) }
  /// An AppKit image.
  public init(nsImage: NSImage) { self.init(nsImage._name) }

  /// How a resizable image fills its space.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeats the image.
    case tile
    /// Stretches the image.
    case stretch
  }

  /// The interpolation quality of a scaled image.
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

  /// How an image uses its colors.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a template: only its opacity counts.
    case template
    /// In its original colors.
    case original
  }

  /// The size of a symbol relative to text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than the text.
    case small
    /// The size of the text.
    case medium
    /// Larger than the text.
    case large
  }

  /// A resizable copy of the image; the cap insets keep their size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed(.resizable(capInsets, resizingMode))
  }
  /// A copy of the image with an interpolation quality.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed(.interpolation(interpolation))
  }
  /// A copy of the image whose symbol has a rendering mode.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changed(.symbolRenderingMode(mode))
  }
  /// A copy of the image with or without antialiasing.
  public func antialiased(_ isAntialiased: Bool) -> Image { changed(.antialiased(isAntialiased)) }
  /// A copy of the image with a rendering mode.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    changed(.renderingMode(mode))
  }
}

extension View {
  /// Sets the scale of symbols in this view.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { inert(scale) }
}
