/// What glass is like.
public struct Glass: Hashable, Sendable {
  private let name: String
  private var color: Color?
  private var isInteractive = false

  private init(name: String) { self.name = name }

  /// Blurs what is behind.
  public static let regular = Glass(name: "regular")
  /// Leaves what is behind clear.
  public static let clear = Glass(name: "clear")
  /// No glass.
  public static let identity = Glass(name: "identity")
  /// The same glass in a color.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }
  /// The same glass, which answers to fingers or not.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// Views on glass that flow into each other.
public struct GlassEffectContainer<Content> {
  let content: Content
}

extension GlassEffectContainer: View, PrimitiveView where Content: View {
  /// Views on glass; they are built at once, as part of the enclosing body.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Mounts the views.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.enteringStack())
  }
}

extension View {
  /// Draws the view on glass.
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View { inert(glass) }
  /// Draws the view on glass of a shape.
  public nonisolated func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular,
    in shape: Outline
  ) -> some View {
    inert(glass).modifier(_ClipEffect(shape: shape))
  }
}
