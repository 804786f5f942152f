// Alerts and confirmation dialogs about an item, for each kind of title, with and without a message.

extension View {
  /// Presents an alert about an item while there is one.
  nonisolated func showingAlert<Item, Actions: View, Message: View>(
    _ title: Text,
    item: Binding<Item?>,
    actions: @escaping (Item) -> Actions,
    message: @escaping (Item) -> Message
  ) -> some View {
    modifier(
      _PresentationModifier(
        kind: .alert,
        item: item,
        identify: { _ in nil },
        onDismiss: nil,
        content: { _AlertContent(title: title, actions: actions($0), message: message($0)) }
      )
    )
  }

  /// Presents an alert about an item while there is one.
  ///
  /// The closures are stored and run when the dialog is presented.
  public nonisolated func alert<Item, Actions: View, Message: View>(
    _ title: Text,
    item: Binding<Item?>,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    showingAlert(title, item: item, actions: actions, message: message)
  }

  /// Presents an alert about an item while there is one.
  ///
  /// The closures are stored and run when the dialog is presented.
  public nonisolated func alert<Item, Actions: View>(
    _ title: Text,
    item: Binding<Item?>,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    showingAlert(title, item: item, actions: actions) { _ in EmptyView() }
  }

  /// Presents an alert about an item while there is one.
  ///
  /// The closures are stored and run when the dialog is presented.
  public nonisolated func alert<Item, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    item: Binding<Item?>,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    showingAlert(Text(titleKey), item: item, actions: actions, message: message)
  }

  /// Presents an alert about an item while there is one.
  ///
  /// The closures are stored and run when the dialog is presented.
  public nonisolated func alert<Item, Actions: View>(
    _ titleKey: LocalizedStringKey,
    item: Binding<Item?>,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    showingAlert(Text(titleKey), item: item, actions: actions) { _ in EmptyView() }
  }

  /// Presents an alert about an item while there is one.
  ///
  /// The closures are stored and run when the dialog is presented.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, Item, Actions: View, Message: View>(
    _ title: S,
    item: Binding<Item?>,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    showingAlert(Text(title), item: item, actions: actions, message: message)
  }

  /// Presents an alert about an item while there is one.
  ///
  /// The closures are stored and run when the dialog is presented.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, Item, Actions: View>(
    _ title: S,
    item: Binding<Item?>,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    showingAlert(Text(title), item: item, actions: actions) { _ in EmptyView() }
  }

  /// Presents a confirmation dialog while `item` is not `nil`.
  ///
  /// The closures are stored and run when the dialog is presented.
  public nonisolated func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: Text,
    item: Binding<Item?>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    showingAlert(title, item: item, actions: actions, message: message)
      .inert(titleVisibility)
  }

  /// Presents a confirmation dialog while `item` is not `nil`.
  ///
  /// The closures are stored and run when the dialog is presented.
  public nonisolated func confirmationDialog<Item, Actions: View>(
    _ title: Text,
    item: Binding<Item?>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    showingAlert(title, item: item, actions: actions) { _ in EmptyView() }
      .inert(titleVisibility)
  }

  /// Presents a confirmation dialog while `item` is not `nil`.
  ///
  /// The closures are stored and run when the dialog is presented.
  public nonisolated func confirmationDialog<Item, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    item: Binding<Item?>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    showingAlert(Text(titleKey), item: item, actions: actions, message: message)
      .inert(titleVisibility)
  }

  /// Presents a confirmation dialog while `item` is not `nil`.
  ///
  /// The closures are stored and run when the dialog is presented.
  public nonisolated func confirmationDialog<Item, Actions: View>(
    _ titleKey: LocalizedStringKey,
    item: Binding<Item?>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    showingAlert(Text(titleKey), item: item, actions: actions) { _ in EmptyView() }
      .inert(titleVisibility)
  }

  /// Presents a confirmation dialog while `item` is not `nil`.
  ///
  /// The closures are stored and run when the dialog is presented.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, Item, Actions: View, Message: View>(
    _ title: S,
    item: Binding<Item?>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    showingAlert(Text(title), item: item, actions: actions, message: message)
      .inert(titleVisibility)
  }

  /// Presents a confirmation dialog while `item` is not `nil`.
  ///
  /// The closures are stored and run when the dialog is presented.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, Item, Actions: View>(
    _ title: S,
    item: Binding<Item?>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    showingAlert(Text(title), item: item, actions: actions) { _ in EmptyView() }
      .inert(titleVisibility)
  }
}
