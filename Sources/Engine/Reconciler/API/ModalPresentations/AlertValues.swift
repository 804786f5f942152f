public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

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

  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Self {
      Self(label: label, role: nil, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Self {
      Self(label: label, role: .cancel, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Self {
      cancel(Text("Cancel"), action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Self {
      Self(label: label, role: .destructive, action: action)
    }
  }
}

public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The common part of alerts and action sheets.
private protocol AlertValue {
  var title: Text { get }
  var message: Text? { get }
  var buttons: [Alert.Button] { get }
}

extension Alert: AlertValue {}
extension ActionSheet: AlertValue {}

extension AlertValue {
  /// The presented content.
  fileprivate var content: _AlertContent<ForEach<Range<Int>, Int, Button<Text>>, Text?> {
    let actions = ForEach(0..<buttons.count) { index in
      let button = buttons[index]
      Button(role: button.role, action: { button.action?() }, label: { button.label })
    }
    return _AlertContent(title: title, actions: actions, message: message)
  }
}

// The closures of the original API do not escape, so they run in the body, while the binding is set (NAV-13).
extension View {
  /// Presents an alert while a binding is `true`.
  public nonisolated func alert(
    isPresented: Binding<Bool>,
    content makeAlert: () -> Alert
  ) -> some View {
    let alert = isPresented.wrappedValue ? makeAlert() : nil
    return presentingOldAlert(
      item: isPresented.asItem,
      identify: { _ in nil },
      content: { _ in alert?.content }
    )
  }

  /// Presents an alert while an item is non-nil.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content makeAlert: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(makeAlert)
    return presentingOldAlert(
      item: item,
      identify: { AnyHashable($0.id) },
      content: { _ in alert?.content }
    )
  }

  /// Presents an action sheet while a binding is `true`.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>,
    content makeSheet: () -> ActionSheet
  ) -> some View {
    let sheet = isPresented.wrappedValue ? makeSheet() : nil
    return presenting(.alert, isPresented: isPresented) { sheet?.content }
  }

  /// Presents an action sheet while an item is non-nil.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>,
    content makeSheet: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(makeSheet)
    return presenting(.alert, item: item) { _ in sheet?.content }
  }
}
