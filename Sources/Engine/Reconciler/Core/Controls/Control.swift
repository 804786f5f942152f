extension _ViewInputs {
  /// Whether controls and gestures with these inputs are enabled (INT-1).
  var isEnabled: () -> Bool {
    let environment = environment
    return { environment.currentValue?.isEnabled ?? false }
  }

  /// Makes the element of a control, which reacts to the user while controls here are enabled.
  func makeControl(
    _ reaction: @autoclosure @escaping () -> InteractiveElement.Reaction,
    press: @escaping (_ isPressed: Bool) -> Void = { _ in },
    value: @escaping () -> String? = { nil }
  ) -> InteractiveElement {
    InteractiveElement(
      reaction(),
      isEnabled: isEnabled,
      isControl: true,
      press: press,
      value: value
    )
  }
}

extension _GraphValue {
  /// A closure that mounts a stored view where it is called.
  @MainActor
  func mounting<Part: View>(
    _ part: KeyPath<Value, Part>
  ) -> @MainActor (_ViewInputs) -> Void {
    { Part._makeView(view: self[part], inputs: $0) }
  }
}
