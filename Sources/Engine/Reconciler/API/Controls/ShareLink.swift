import AttributeGraph

/// A control that shares an item; a tap does nothing here, because there is no share sheet.
public struct ShareLink<Label> {
  let label: Label
  let inert: InertArguments
}

extension ShareLink: View, PrimitiveView where Label: View {
  public init<Item>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), inert: InertArguments((item, subject, message)))
  }

  /// Mounts a tappable element named by the label.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let element = inputs.makeControl(.tap {})
    Label._makeView(view: view[\.label], inputs: inputs.entering(element))
  }
}

extension ShareLink where Label == Reconciler.Label<Text, Image> {
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init("Share…", item: item, subject: subject, message: message)
  }

  public init<Item>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      Reconciler.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }
}
