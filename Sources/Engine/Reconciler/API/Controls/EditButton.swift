import AttributeGraph

/// A button that shows and hides the edit controls of rows; the engine doesn't set the edit mode.
public struct EditButton {
  /// A button titled "Edit", or "Done" while the edit controls are visible.
  public init() {}
}

extension EditButton: PrimitiveView {
  /// Mounts a tappable element named by its title.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let isEditing = StoredLocation<Bool>(false, inputs: inputs)
    let element = inputs.makeControl(
      .tap { isEditing.set(!isEditing.get(), transaction: Transaction()) }
    )
    inputs.element.append(element)
    element.append(TextElement { isEditing.get() ? "Done" : "Edit" })
  }
}
