// Alerts and choices of actions in all forms that they are written in; each comes down to the one
// in `Alert.swift`.

extension View {
  /// Shows an alert while a binding is true.
  public nonisolated func alert<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows an alert about a value while a binding is true.
  public nonisolated func alert<Actions: View, Message: View, Presented>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions,
    @ViewBuilder message: (Presented) -> Message
  ) -> some View {
    alert(title, isPresented: isPresented) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }

  /// Shows an alert about a value while a binding is true.
  public nonisolated func alert<Actions: View, Presented>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented) {
      if let data { actions(data) }
    } message: {
      EmptyView()
    }
  }

  /// Shows an alert about a value while a binding is true.
  public nonisolated func alert<Actions: View, Message: View, Presented>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions,
    @ViewBuilder message: (Presented) -> Message
  ) -> some View {
    alert(
      Text(titleKey),
      isPresented: isPresented,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Shows an alert about a value while a binding is true.
  public nonisolated func alert<Actions: View, Presented>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert while a binding is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, Actions: View, Message: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert while a binding is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, Actions: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows an alert about a value while a binding is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, Actions: View, Message: View, Presented>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions,
    @ViewBuilder message: (Presented) -> Message
  ) -> some View {
    alert(
      Text(title),
      isPresented: isPresented,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Shows an alert about a value while a binding is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, Actions: View, Presented>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows a choice of actions while a binding is true.
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows a choice of actions while a binding is true.
  public nonisolated func confirmationDialog<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows a choice of actions about a value while a binding is true.
  public nonisolated func confirmationDialog<Actions: View, Message: View, Presented>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions,
    @ViewBuilder message: (Presented) -> Message
  ) -> some View {
    alert(
      title,
      isPresented: isPresented,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Shows a choice of actions about a value while a binding is true.
  public nonisolated func confirmationDialog<Actions: View, Presented>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows a choice of actions while a binding is true.
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows a choice of actions while a binding is true.
  public nonisolated func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows a choice of actions about a value while a binding is true.
  public nonisolated func confirmationDialog<Actions: View, Message: View, Presented>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions,
    @ViewBuilder message: (Presented) -> Message
  ) -> some View {
    alert(
      Text(titleKey),
      isPresented: isPresented,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Shows a choice of actions about a value while a binding is true.
  public nonisolated func confirmationDialog<Actions: View, Presented>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows a choice of actions while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, Actions: View, Message: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows a choice of actions while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, Actions: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows a choice of actions about a value while a binding is true.
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
    alert(
      Text(title),
      isPresented: isPresented,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Shows a choice of actions about a value while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, Actions: View, Presented>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert about an error while a binding is true.
  public nonisolated func alert<E: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(Text(error.title), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows an alert about an error while a binding is true.
  public nonisolated func alert<E: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: (E) -> Actions,
    @ViewBuilder message: (E) -> Message
  ) -> some View {
    alert(
      Text(error.title),
      isPresented: isPresented,
      presenting: error,
      actions: actions,
      message: message
    )
  }
}

extension Optional where Wrapped: LocalizedError {
  /// What an alert about the error is headed by.
  fileprivate var title: String { self?.errorDescription ?? "" }
}
