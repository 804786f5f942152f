import AttributeGraph

/// A button that shows and hides the handles of rows, which are drawing; the program is not told.
public struct EditButton {
  /// A button titled "Edit", or "Done" while the handles are shown.
  public init() {}
}

extension EditButton: PrimitiveView {
  /// Mounts what can be tapped and is named by its title.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let isEditing = StoredLocation<Bool>(false, inputs: inputs)
    let element = inputs.makeControl(
      .tap { isEditing.set(!isEditing.get(), transaction: Transaction()) }
    )
    inputs.element.append(element)
    element.append(TextElement { isEditing.get() ? "Done" : "Edit" })
  }
}
