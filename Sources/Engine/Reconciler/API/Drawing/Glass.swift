/// A variant of Liquid Glass.
public struct Glass: Hashable, Sendable {
  private let name: String
  private var color: Color?
  private var isInteractive = false

  private init(name: String) { self.name = name }

  /// The regular variant, which blurs the background.
  public static let regular = Glass(name: "regular")
  /// The clear variant.
  public static let clear = Glass(name: "clear")
  /// No glass effect.
  public static let identity = Glass(name: "identity")
  /// The same glass with a tint color.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }
  /// The same glass, with or without a response to touch.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// A container that merges the glass effects of its views.
public struct GlassEffectContainer<Content> {
  let spacing: CGFloat?
  let content: Content
}

extension GlassEffectContainer: View, PrimitiveView where Content: View {
  /// A container for glass effects, built eagerly in the enclosing body.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  /// Mounts the views.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.enteringStack())
  }
}

extension View {
  /// Applies a Liquid Glass effect to the view.
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View { inert(glass) }
  /// Applies a Liquid Glass effect in a shape to the view.
  public nonisolated func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular,
    in shape: Outline
  ) -> some View {
    inert(glass).modifier(_ClipEffect(shape: shape))
  }
}
