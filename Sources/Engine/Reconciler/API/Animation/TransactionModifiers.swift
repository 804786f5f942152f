/// Animates changes of the content, which evaluates no body (MOD-13).
public struct _AnimationModifier<Value: Equatable>: DrawingModifier {
  let animation: Animation?
  let value: Value
}

/// Changes the transaction of what is inside, which evaluates no body (MOD-13).
public struct _TransactionModifier: DrawingModifier {
  let transform: (inout Transaction) -> Void
}

extension View {
  /// Animates changes of the view when a value changes.
  public nonisolated func animation<Value: Equatable>(
    _ animation: Animation?,
    value: Value
  ) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Changes the transaction of what is inside.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Changes the transaction of what is inside when a value changes.
  public nonisolated func transaction<Value: Equatable>(
    value: Value,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(transform: transform)).inert(value)
  }

  /// Animates what a closure adds to the view.
  ///
  /// The closure runs at once, as part of the enclosing body.
  public nonisolated func animation<Content: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View {
    body(PlaceholderContentView(content: self))
      .modifier(_AnimationModifier(animation: animation, value: 0))
  }
}

/// The view that a modifier with a closure is applied to.
public struct PlaceholderContentView<Content> {
  let content: Content
}

extension PlaceholderContentView: View, PrimitiveView where Content: View {
  /// As many as the view is.
  public static var _rowCount: Int? { Content._rowCount }

  /// Mounts the view.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content.makeListed(view: view[\.content], inputs: inputs)
  }
}
