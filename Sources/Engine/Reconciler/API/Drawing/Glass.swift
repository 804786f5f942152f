public struct Glass: Hashable, Sendable {
  private let name: String
  private var color: Color?
  private var isInteractive = false

  private init(name: String) { self.name = name }

  public static let regular = Glass(name: "regular")
  public static let clear = Glass(name: "clear")
  /// No glass effect.
  public static let identity = Glass(name: "identity")
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
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View { inert(glass) }
  public nonisolated func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular,
    in shape: Outline
  ) -> some View {
    inert(glass).modifier(_ClipEffect(shape: shape))
  }
}
