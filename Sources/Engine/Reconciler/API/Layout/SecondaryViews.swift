/// A view behind the content (MOD-3).
public struct _BackgroundModifier<Background> {
  let alignment: Alignment
  let background: Background
}

extension _BackgroundModifier: ViewModifier, PrimitiveModifier, PerViewModifier
where Background: View {
  /// Mounts the content, then what is behind it.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    body(inputs)
    Background._makeView(view: modifier[\.background], inputs: inputs.leavingLazyContainer())
  }
}

/// A view in front of the content (MOD-3).
public struct _OverlayModifier<Overlay> {
  let alignment: Alignment
  let overlay: Overlay
}

extension _OverlayModifier: ViewModifier, PrimitiveModifier, PerViewModifier
where Overlay: View {
  /// Mounts the content, then what is in front of it.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    body(inputs)
    Overlay._makeView(view: modifier[\.overlay], inputs: inputs.leavingLazyContainer())
  }
}

extension View {
  /// Puts a view behind this one; it is built at once, as part of the enclosing body.
  public nonisolated func background<Background: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(_BackgroundModifier(alignment: alignment, background: content()))
  }

  /// Puts a view behind this one.
  public nonisolated func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    modifier(_BackgroundModifier(alignment: alignment, background: background))
  }

  /// Puts a view in front of this one; it is built at once, as part of the enclosing body.
  public nonisolated func overlay<Overlay: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Overlay
  ) -> some View {
    modifier(_OverlayModifier(alignment: alignment, overlay: content()))
  }

  /// Puts a view in front of this one.
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    modifier(_OverlayModifier(alignment: alignment, overlay: overlay))
  }
}
