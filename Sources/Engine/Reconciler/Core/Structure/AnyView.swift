import AttributeGraph
import ValueComparison

/// A view whose type is hidden.
///
/// Its storage is a new object each time, so the value always differs. The wrapped view is then compared
/// by the rules for its own type, and keeps its identity while that type stays the same (ID-6).
public struct AnyView {
  fileprivate let storage: AnyViewStorage

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {
    storage = (view as? AnyView)?.storage ?? TypedViewStorage(view)
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) { self.init(view) }
}

private class AnyViewStorage {
  var type: any View.Type { fault("every storage has a type") }
}

private final class TypedViewStorage<Content: View>: AnyViewStorage {
  let view: Content
  init(_ view: Content) { self.view = view }
  override var type: any View.Type { Content.self }
}

extension AnyView: PrimitiveView {
  /// Unknown, because it depends on the value (LAZY-2).
  public static var _rowCount: _RowCount { .unknown }

  /// Mounts the hidden view; replaces it when its type changes.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let element = Element()
    inputs.element.append(element)
    inputs.addContainer(ErasedRule(view: view.attribute, inputs: inputs, element: element))
  }
}

private struct ErasedRule: StatefulRule {
  let view: Attribute<AnyView>
  let inputs: _ViewInputs
  let element: Element
  var child = SingleChild<ObjectIdentifier>()

  mutating func update(_ context: RuleContext<Void>) {
    let view = view
    let type = view.value.storage.type
    let identity = ObjectIdentifier(type)
    inputs.replacing(by: "type", if: child.isReplaced(by: identity)) {
      child.update(to: identity, below: context, inputs: inputs, element: element) { inputs in
        mountErased(type, view: view, inputs: inputs)
      }
    }
    context.output(())
  }
}

@MainActor
private func mountErased<Content: View>(
  _ type: Content.Type,
  view: Attribute<AnyView>,
  inputs: _ViewInputs
) {
  let payload = PayloadRule(source: view) { ($0.storage as? TypedViewStorage<Content>)?.view }
  mount(payload, inputs)
}
