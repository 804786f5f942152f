import AttributeGraph

/// A control that sets a color; steps type the color's name (CTL-1).
public struct ColorPicker<Label> {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label
}

extension ColorPicker: View, PrimitiveView where Label: View {
  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: label())
  }

  /// Mounts an element that takes a color and is named by the label.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let picker = view.attribute
    let element = inputs.makeControl(
      .value { name in
        picker.currentValue?.selection.wrappedValue = Color(name)
        return true
      }
    )
    Label._makeView(view: view[\.label], inputs: inputs.entering(element))
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(titleKey))
  }
}
