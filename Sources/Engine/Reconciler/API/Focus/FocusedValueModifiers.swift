import AttributeGraph
import Observation

/// Publishes a value while the focus is inside the content, or for the whole scene (PW-10).
public struct _FocusedValueModifier<Value> {
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isForScene: Bool
}

extension _FocusedValueModifier: PerViewModifier {
  /// Mounts the content inside an element that marks where the value is published.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let element = FocusedValueElement()
    body(inputs.marking(element))
    let rule = PublishingRule(
      modifier: modifier.attribute,
      element: element,
      host: inputs.host,
      subgraph: inputs.subgraph
    )
    inputs.subgraph.addConsumer(Attribute(rule, in: inputs.subgraph), isTransactional: true)
  }

  private struct PublishingRule: StatefulRule {
    let modifier: Attribute<_FocusedValueModifier>
    let element: FocusedValueElement
    unowned let host: ViewHost
    unowned let subgraph: Subgraph
    var isFirst = true

    mutating func update(_ context: RuleContext<Void>) {
      let modifier = modifier.value
      if isFirst { host.publish(at: element, isForScene: modifier.isForScene, in: subgraph) }
      isFirst = false
      host.publish(at: element) { $0[keyPath: modifier.keyPath] = modifier.value }
      context.output(())
    }
  }
}

extension View {
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
  }

  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
  }

  /// Publishes an observable object while the focus is in this view.
  public nonisolated func focusedValue<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    focusedValue(\FocusedValues[ObjectIdentity<Object>()], object)
  }

  /// Publishes an observable object for the whole scene.
  public nonisolated func focusedSceneValue<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    focusedSceneValue(\FocusedValues[ObjectIdentity<Object>()], object)
  }
}
