import AttributeGraph
import FoundationShim

/// Makes the content a source of drags.
public struct _DraggableModifier<Payload: Transferable> {
  let payload: () -> Payload
}

extension _DraggableModifier: PerViewModifier {
  /// Mounts the content inside an element that can be carried to another; the payload is made then.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    body(inputs.entering(InteractiveElement(.carry { modifier.currentValue?.payload() })))
  }
}

/// Makes the content a destination of drops.
public struct _DropModifier<Payload: Transferable> {
  let action: ([Payload], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void
}

extension _DropModifier: PerViewModifier {
  /// Mounts the content inside an element that takes what is carried to it.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    let reaction = InteractiveElement.Reaction.receive(
      target: { modifier.currentValue?.isTargeted($1) },
      { carried in
        let provided = (carried as? NSItemProvider)?.transferred(to: Payload.self)
        let item = provided ?? (carried as? any Transferable)?.transferred(to: Payload.self)
        guard let item else { return false }
        _ = modifier.currentValue?.action([item], DragGesture.Value.assumedStart)
        return true
      }
    )
    body(inputs.entering(InteractiveElement(reaction)))
  }
}

extension View {
  /// Makes the view a source of drags.
  public nonisolated func draggable<Payload: Transferable>(
    _ payload: @autoclosure @escaping () -> Payload
  ) -> some View {
    modifier(_DraggableModifier(payload: payload))
  }

  /// Makes the view a source of drags, with a view that is drawn under the finger.
  public nonisolated func draggable<Payload: Transferable, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload,
    @ViewBuilder preview: () -> Preview
  ) -> some View {
    inert(preview()).modifier(_DraggableModifier(payload: payload))
  }

  public nonisolated func dropDestination<Payload: Transferable>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping (_ items: [Payload], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(_DropModifier(action: action, isTargeted: isTargeted))
  }
}
