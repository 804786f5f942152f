// Alerts and confirmation dialogs for each kind of title. All of them call `showingAlert`.

extension View {
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> some View {
    showingAlert(title, isPresented: isPresented, actions: actions(), message: message())
  }

  public nonisolated func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> some View {
    showingAlert(Text(titleKey), isPresented: isPresented, actions: actions(), message: message())
  }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, Actions: View, Message: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> some View {
    showingAlert(Text(title), isPresented: isPresented, actions: actions(), message: message())
  }

  public nonisolated func alert<Actions: View, Message: View, Presented>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions,
    @ViewBuilder message: (Presented) -> Message
  ) -> some View {
    showingAlert(
      title,
      isPresented: isPresented,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  public nonisolated func alert<Actions: View, Presented>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  public nonisolated func alert<Actions: View, Message: View, Presented>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions,
    @ViewBuilder message: (Presented) -> Message
  ) -> some View {
    showingAlert(
      Text(titleKey),
      isPresented: isPresented,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  public nonisolated func alert<Actions: View, Presented>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, Actions: View, Message: View, Presented>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions,
    @ViewBuilder message: (Presented) -> Message
  ) -> some View {
    showingAlert(
      Text(title),
      isPresented: isPresented,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, Actions: View, Presented>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  public nonisolated func alert<E: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    let actions = actions()
    return showingAlert(
      Text(error.title),
      isPresented: isPresented,
      presenting: error,
      actions: { _ in actions },
      message: { _ in EmptyView() }
    )
  }

  public nonisolated func alert<E: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: (E) -> Actions,
    @ViewBuilder message: (E) -> Message
  ) -> some View {
    showingAlert(
      Text(error.title),
      isPresented: isPresented,
      presenting: error,
      actions: actions,
      message: message
    )
  }

  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: message)
      .inert(titleVisibility)
  }

  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> some View {
    alert(titleKey, isPresented: isPresented, actions: actions, message: message)
      .inert(titleVisibility)
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, Actions: View, Message: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: message)
      .inert(titleVisibility)
  }

  public nonisolated func confirmationDialog<Actions: View, Message: View, Presented>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions,
    @ViewBuilder message: (Presented) -> Message
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions, message: message)
      .inert(titleVisibility)
  }

  public nonisolated func confirmationDialog<Actions: View, Presented>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
      .inert(titleVisibility)
  }

  public nonisolated func confirmationDialog<Actions: View, Message: View, Presented>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions,
    @ViewBuilder message: (Presented) -> Message
  ) -> some View {
    alert(titleKey, isPresented: isPresented, presenting: data, actions: actions, message: message)
      .inert(titleVisibility)
  }

  public nonisolated func confirmationDialog<Actions: View, Presented>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
      .inert(titleVisibility)
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<
    S: StringProtocol,
    Actions: View,
    Message: View,
    Presented
  >(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions,
    @ViewBuilder message: (Presented) -> Message
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions, message: message)
      .inert(titleVisibility)
  }
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, Actions: View, Presented>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
      .inert(titleVisibility)
  }
}

extension Optional where Wrapped: LocalizedError {
  /// The title of an alert for the error.
  fileprivate var title: String { self?.errorDescription ?? "" }
}
