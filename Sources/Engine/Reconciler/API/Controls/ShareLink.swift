import AttributeGraph

/// A label that offers something to other programs, of which there are none here: a tap does nothing
/// that the program is told of.
public struct ShareLink<Label> {
  let label: Label
}

extension ShareLink: View, PrimitiveView where Label: View {
  /// A link to share an item, with a label of its own.
  public init<Item>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Mounts what can be tapped and is named by its label.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let element = inputs.makeControl(.tap {})
    Label._makeView(view: view[\.label], inputs: inputs.entering(element))
  }
}

extension ShareLink where Label == Reconciler.Label<Text, Image> {
  /// A link to share an item.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init("Share…", item: item)
  }

  /// A link to share an item, with a title.
  public init<Item>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(label: Reconciler.Label(titleKey, systemImage: "square.and.arrow.up"))
  }
}
