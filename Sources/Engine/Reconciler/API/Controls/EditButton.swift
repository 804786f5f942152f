public struct EditButton {
  public init() {}
}

extension EditButton: PrimitiveView {
  /// Mounts a tappable element named by its title.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let environment = inputs.environment
    let mode = { environment.currentValue?.editMode }
    let isEditing = { mode()?.location.get().isEditing == true }
    let element = inputs.makeControl(
      .tap {
        let binding = mode()
        binding?.location.set(
          isEditing() ? .inactive : .active,
          transaction: binding?.transaction ?? Transaction()
        )
      }
    )
    inputs.element.append(element)
    element.append(TextElement { isEditing() ? "Done" : "Edit" })
  }
}
