/// Animates changes of the content; this evaluates no body (MOD-13).
public struct _AnimationModifier<Value: Equatable>: DrawingModifier {
  let animation: Animation?
  let value: Value
}

/// Changes the transaction of the content; this evaluates no body (MOD-13).
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

  /// Changes the transaction within this view.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Changes the transaction within this view when a value changes.
  public nonisolated func transaction<Value: Equatable>(
    value: Value,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(transform: transform)).inert(value)
  }

  /// Animates the modifiers that a closure applies to the view.
  ///
  /// The closure runs immediately, as part of the enclosing body.
  public nonisolated func animation<Content: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View {
    body(PlaceholderContentView(content: self))
      .modifier(_AnimationModifier(animation: animation, value: 0))
  }
}

/// The view that a modifier's closure receives.
public struct PlaceholderContentView<Content> {
  let content: Content
}

extension PlaceholderContentView: View, PrimitiveView where Content: View {
  /// The row count of the view.
  public static var _rowCount: Int? { Content._rowCount }

  /// Mounts the view.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content.makeListed(view: view[\.content], inputs: inputs)
  }
}
