import AttributeGraph

/// Says that there is nothing to show.
public struct ContentUnavailableView<Label, Description, Actions> {
  let label: Label
  let description: Description
  let actions: Actions
}

extension ContentUnavailableView: View, PrimitiveView
where Label: View, Description: View, Actions: View {
  /// Says so with views of its own.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label: label(), description: description(), actions: actions())
  }

  /// Mounts label, description and actions.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let inputs = inputs.leavingLazyContainer()
    Label._makeView(view: view[\.label], inputs: inputs)
    Description._makeView(view: view[\.description], inputs: inputs)
    Actions._makeView(view: view[\.actions], inputs: inputs)
  }
}

extension ContentUnavailableView
where Label == Reconciler.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Says so with a title, a symbol of the system and perhaps a text.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: Reconciler.Label(title, systemImage: name),
      description: description,
      actions: EmptyView()
    )
  }

  /// Says so with a title, a picture of the app's assets and perhaps a text.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: Reconciler.Label(title, image: name),
      description: description,
      actions: EmptyView()
    )
  }
}

extension ContentUnavailableView
where Label == Reconciler.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Says that a search has found nothing.
  public static var search: Self {
    Self(
      "No Results",
      systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search.")
    )
  }

  /// Says that a search for a text has found nothing.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”",
      systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search.")
    )
  }
}
