import AttributeGraph

/// A switch (CTL-1).
public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle: View, PrimitiveView where Label: View {
  /// A switch with a label of its own.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }

  /// Mounts what can be switched and is named by its label.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let toggle = view.attribute
    let element = InteractiveElement(
      .toggle { toggle.currentValue?.isOn.wrappedValue.toggle() },
      isEnabled: inputs.isEnabled
    )
    Label._makeView(view: view[\.label], inputs: inputs.entering(element))
  }
}

extension Toggle where Label == Text {
  /// A switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  /// A switch with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }
}
