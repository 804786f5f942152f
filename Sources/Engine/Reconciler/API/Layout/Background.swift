/// A view behind the content (MOD-3).
public struct _BackgroundModifier<Background> {
  let alignment: Alignment
  let background: Background
}

extension _BackgroundModifier: ViewModifier, PrimitiveModifier, PerViewModifier
where Background: View {
  /// Mounts the content, then its background.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    body(inputs)
    Background._makeView(view: modifier[\.background], inputs: inputs.leavingLazyContainer())
  }
}

public enum ContainerBackgroundPlacement: Hashable, Sendable {
  case navigation
  case navigationSplitView
  case tabView
  case widget
  case subscriptionStore
  case window
}

extension View {
  /// Adds a view behind this one, built eagerly in the enclosing body.
  public nonisolated func background<Background: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(_BackgroundModifier(alignment: alignment, background: content()))
  }
  public nonisolated func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    modifier(_BackgroundModifier(alignment: alignment, background: background))
  }
  public nonisolated func background<Style: ShapeStyle>(_ style: Style) -> some View {
    inert(style)
  }
  public nonisolated func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style,
    in shape: Outline,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    inert((style, fillStyle)).modifier(_ClipEffect(shape: shape))
  }
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }
  public nonisolated func background<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set
  ) -> some View {
    inert((style, edges))
  }
  public nonisolated func background<Outline: InsettableShape>(
    in shape: Outline,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }
  public nonisolated func containerBackground<Style: ShapeStyle>(
    _ style: Style,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    inert((style, container))
  }
  /// Puts a view behind the surrounding container; outside a widget, one for a widget is not used.
  public nonisolated func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    let background = container == .widget ? nil : content()
    return inert(container).background(alignment: alignment) { background }
  }
}
