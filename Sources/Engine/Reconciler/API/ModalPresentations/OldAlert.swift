/// Presents an alert in SwiftUI's original API: of several on one view, only the last one can (NAV-10).
///
/// `Base` is the type of the view that the modifier is applied to.
public struct _OldAlertModifier<Base, Item, PresentedContent> {
  let presentation: _PresentationModifier<Item, PresentedContent>
}

extension _OldAlertModifier: ViewModifier, PrimitiveModifier, PerViewModifier
where PresentedContent: View {
  /// Mounts the content, and the presentation unless another such modifier on the same view is outside.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let outside = inputs.around.oldAlertsOutside
    guard outside == 0 else {
      var inputs = inputs
      inputs.around.oldAlertsOutside = outside - 1
      return body(inputs)
    }
    _PresentationModifier._makeView(modifier: modifier[\.presentation], inputs: inputs) { inputs in
      var inputs = inputs
      inputs.around.oldAlertsOutside = countOldAlerts(of: Base.self)
      body(inputs)
    }
  }
}

/// A part of a view's type that may contain modifiers for alerts in the original API.
private protocol OldAlertSource {
  static var oldAlertCount: Int { get }
}

extension _OldAlertModifier: OldAlertSource {
  fileprivate static var oldAlertCount: Int { 1 }
}

extension ModifiedContent: OldAlertSource {
  fileprivate static var oldAlertCount: Int {
    countOldAlerts(of: Content.self) + countOldAlerts(of: Modifier.self)
  }
}

/// How many alerts in the original API a view's own modifiers present.
private func countOldAlerts(of type: Any.Type) -> Int {
  (type as? any OldAlertSource.Type)?.oldAlertCount ?? 0
}

extension View {
  /// Presents an alert in the original API.
  nonisolated func presentingOldAlert<Item, Content: View>(
    item: Binding<Item?>,
    identify: @escaping (Item) -> AnyHashable?,
    content: @escaping (Item) -> Content
  ) -> some View {
    let presentation = _PresentationModifier(
      kind: .alert,
      item: item,
      identify: identify,
      onDismiss: nil,
      content: content
    )
    return modifier(_OldAlertModifier<Self, Item, Content>(presentation: presentation))
  }
}

private enum OldAlertsInput: InheritedInput { static var defaultValue: Int { 0 } }

extension InheritedInputs {
  /// How many modifiers of the view itself present alerts in the original API that one outside replaces.
  var oldAlertsOutside: Int {
    get { self[OldAlertsInput.self] }
    set { self[OldAlertsInput.self] = newValue }
  }
}
