import ScenarioTrace

/// The layout parameters of a stack.
public struct _StackLayout<Position: Equatable>: Equatable {
  let alignment: Position
  let spacing: CGFloat?
}

public struct VStack<Content> {
  let layout: _StackLayout<HorizontalAlignment>
  let content: Content
}

extension VStack: View, PrimitiveView where Content: View {
  /// A vertical stack, built eagerly in the enclosing body.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = _StackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Mounts the content (BODY-9).
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.drawn(.vstack).enteringStack())
  }
}

public struct HStack<Content> {
  let layout: _StackLayout<VerticalAlignment>
  let content: Content
}

extension HStack: View, PrimitiveView where Content: View {
  /// A horizontal stack, built eagerly in the enclosing body.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = _StackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Mounts the content (BODY-9).
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.drawn(.hstack).enteringStack())
  }
}

public struct ZStack<Content> {
  let layout: _StackLayout<Alignment>
  let content: Content
}

extension ZStack: View, PrimitiveView where Content: View {
  /// A layered stack, built eagerly in the enclosing body.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = _StackLayout(alignment: alignment, spacing: nil)
    self.content = content()
  }

  /// Mounts the content (BODY-9).
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.drawn(.zstack).enteringStack())
  }
}

public struct Spacer {
  private let minLength: CGFloat?
  /// Flexible space with a minimum length in points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: EmptyPrimitive {
  package static var drawnRole: ScreenNode.Role { .space }
}

public struct Divider {
  public init() {}
}

extension Divider: EmptyPrimitive {
  package static var drawnRole: ScreenNode.Role { .divider }
}
