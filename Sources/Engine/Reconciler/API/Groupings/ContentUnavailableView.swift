import AttributeGraph

/// A placeholder for missing content.
public struct ContentUnavailableView<Label, Description, Actions> {
  let label: Label
  let description: Description
  let actions: Actions
}

extension ContentUnavailableView: View, PrimitiveView
where Label: View, Description: View, Actions: View {
  /// A placeholder with a custom label, description and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label: label(), description: description(), actions: actions())
  }

  /// Mounts the label, the description and the actions.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let inputs = inputs.leavingLazyContainer()
    Label._makeView(view: view[\.label], inputs: inputs)
    Description._makeView(view: view[\.description], inputs: inputs)
    Actions._makeView(view: view[\.actions], inputs: inputs)
  }
}

extension ContentUnavailableView
where Label == Reconciler.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A placeholder with a title, a system symbol and an optional description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: Reconciler.Label(title, systemImage: name),
      description: description,
      actions: EmptyView()
    )
  }

  /// A placeholder with a title, an image from the app's assets and an optional description.
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
  /// A placeholder for a search without results.
  public static var search: Self {
    Self(
      "No Results",
      systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search.")
    )
  }

  /// A placeholder for a search for a text without results.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”",
      systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search.")
    )
  }
}
