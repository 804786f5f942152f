import AttributeGraph

/// Animates changes of the content; this evaluates no body (MOD-13).
public struct _AnimationModifier<Value: Equatable> {
  let animation: Animation?
  let value: Value
}

extension _AnimationModifier: PrimitiveModifier {
  /// Mounts the content; what leaves it in an update that changes the value leaves with the animation (ID-13).
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    body(
      inputs.changingTransaction(when: modifier.field(\.value), isClosure: false) { transaction in
        guard let modifier = modifier.currentValue, !transaction.disablesAnimations else { return }
        transaction.animation = modifier.animation
      }
    )
  }
}

/// Changes the transaction of the content; this evaluates no body (MOD-13).
public struct _TransactionModifier {
  let transform: (inout Transaction) -> Void
}

extension _TransactionModifier: PrimitiveModifier {
  /// Mounts the content; the transaction decides how what leaves it does (ID-13).
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    body(inputs.changingTransaction(isClosure: true) { modifier.currentValue?.transform(&$0) })
  }
}

/// Changes the transaction of the content when a value changes; this evaluates no body (MOD-13).
public struct _ValueTransactionModifier<Value: Equatable> {
  let value: Value
  let transform: (inout Transaction) -> Void
}

extension _ValueTransactionModifier: PrimitiveModifier {
  /// Mounts the content; the transaction decides how what leaves it does (ID-13).
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    body(
      inputs.changingTransaction(when: modifier.field(\.value), isClosure: true) {
        modifier.currentValue?.transform(&$0)
      }
    )
  }
}

extension View {
  public nonisolated func animation<Value: Equatable>(
    _ animation: Animation?,
    value: Value
  ) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  public nonisolated func transaction<Value: Equatable>(
    value: Value,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }

  /// Changes the transaction within the modifiers that a closure applies to the view.
  ///
  /// The closure runs immediately, as part of the enclosing body.
  public nonisolated func transaction<Content: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View {
    placed(in: body(PlaceholderContentView())).inert(transform)
  }

  /// Animates the modifiers that a closure applies to the view.
  ///
  /// The closure runs immediately, as part of the enclosing body.
  public nonisolated func animation<Content: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View {
    placed(in: body(PlaceholderContentView())).inert(animation)
  }
}
