/// An alert as a value, in the form that SwiftUI had at first.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// An alert with two buttons.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// A button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Self {
      Self(label: label, role: nil, action: action)
    }
    /// A button that gives something up.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Self {
      Self(label: label, role: .cancel, action: action)
    }
    /// A button that gives something up, named by the system.
    public static func cancel(_ action: (() -> Void)? = {}) -> Self {
      cancel(Text("Cancel"), action: action)
    }
    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Self {
      Self(label: label, role: .destructive, action: action)
    }
  }
}

/// A choice of actions as a value, in the form that SwiftUI had at first.
public struct ActionSheet {
  /// A button of a choice.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A choice of actions.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// What an alert and a choice of actions have in common.
private protocol AlertValue {
  var title: Text { get }
  var message: Text? { get }
  var buttons: [Alert.Button] { get }
}

extension Alert: AlertValue {}
extension ActionSheet: AlertValue {}

extension AlertValue {
  /// What is shown.
  fileprivate var content: _AlertContent<ForEach<Range<Int>, Int, Button<Text>>, Text?> {
    let actions = ForEach(0..<buttons.count) { index in
      let button = buttons[index]
      Button(role: button.role, action: { button.action?() }, label: { button.label })
    }
    return _AlertContent(title: title, actions: actions, message: message)
  }
}

extension View {
  /// Shows an alert while a binding is true.
  ///
  /// The closure is stored, and runs when the alert is shown.
  public nonisolated func alert(
    isPresented: Binding<Bool>,
    content makeAlert: @escaping () -> Alert
  ) -> some View {
    presenting(.alert, isPresented: isPresented) { makeAlert().content }
  }

  /// Shows an alert while there is an item.
  ///
  /// The closure is stored, and runs when the alert is shown.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content makeAlert: @escaping (Item) -> Alert
  ) -> some View {
    presenting(.alert, item: item) { item in makeAlert(item).content }
  }

  /// Shows a choice of actions while a binding is true.
  ///
  /// The closure is stored, and runs when the choice is shown.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>,
    content makeSheet: @escaping () -> ActionSheet
  ) -> some View {
    presenting(.alert, isPresented: isPresented) { makeSheet().content }
  }

  /// Shows a choice of actions while there is an item.
  ///
  /// The closure is stored, and runs when the choice is shown.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>,
    content makeSheet: @escaping (Item) -> ActionSheet
  ) -> some View {
    presenting(.alert, item: item) { item in makeSheet(item).content }
  }
}
