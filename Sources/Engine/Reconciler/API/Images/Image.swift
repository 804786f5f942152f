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
  public init(_ name: String) { self.name = name }
  public init(_ name: String, bundle: Bundle?) {
    self.init(name)
    if let bundle { changes.append(.inert(InertArguments(bundle))) }
  }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self = Image(name, bundle: bundle).changed(.inert(InertArguments(label)))
  }
  public init(_ resource: ImageResource) { self.init(resource._name) }
  public init(systemName: String) { self = Image(systemName).changed(.systemSymbol) }
  public init(decorative name: String) { self = Image(name).changed(.decorative) }
  /// A system symbol with a variable value between 0 and 1.
  public init(systemName: String, variableValue value: Double?) {
    self = Image(systemName: systemName).changed(.variableValue(value))
  }
  public init(uiImage: UIImage) { self.init(uiImage._name) }
  public init(nsImage: NSImage) { self.init(nsImage._name) }

  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  public enum Interpolation: Hashable, Sendable {
    /// No interpolation.
    case none
    case low
    case medium
    case high
  }

  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a template: only its opacity counts.
    case template
    case original
  }

  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }

  /// A resizable copy of the image; the cap insets keep their size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed(.resizable(capInsets, resizingMode))
  }
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed(.interpolation(interpolation))
  }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changed(.symbolRenderingMode(mode))
  }
  public func antialiased(_ isAntialiased: Bool) -> Image { changed(.antialiased(isAntialiased)) }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    changed(.renderingMode(mode))
  }
}

extension View {
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { inert(scale) }
}
