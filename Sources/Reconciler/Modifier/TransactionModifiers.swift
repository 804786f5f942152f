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
}
