/// How a stack arranges what it contains.
public struct _StackLayout<Position: Equatable>: Equatable {
  let alignment: Position
  let spacing: CGFloat?
}

/// Views one below the other.
public struct VStack<Content> {
  let layout: _StackLayout<HorizontalAlignment>
  let content: Content
}

extension VStack: View, PrimitiveView where Content: View {
  /// Views one below the other; the content is built at once, as part of the enclosing body.
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
    Content._makeView(view: view[\.content], inputs: inputs.enteringStack())
  }
}

/// Views side by side.
public struct HStack<Content> {
  let layout: _StackLayout<VerticalAlignment>
  let content: Content
}

extension HStack: View, PrimitiveView where Content: View {
  /// Views side by side; the content is built at once, as part of the enclosing body.
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
    Content._makeView(view: view[\.content], inputs: inputs.enteringStack())
  }
}

/// Views one above the other.
public struct ZStack<Content> {
  let layout: _StackLayout<Alignment>
  let content: Content
}

extension ZStack: View, PrimitiveView where Content: View {
  /// Views one above the other; the content is built at once, as part of the enclosing body.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = _StackLayout(alignment: alignment, spacing: nil)
    self.content = content()
  }

  /// Mounts the content (BODY-9).
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.enteringStack())
  }
}

/// Flexible space.
public struct Spacer {
  private let minLength: CGFloat?
  /// Flexible space of at least a length in points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: EmptyPrimitive {}

/// A line between views.
public struct Divider {
  /// A line.
  public init() {}
}

extension Divider: EmptyPrimitive {}
