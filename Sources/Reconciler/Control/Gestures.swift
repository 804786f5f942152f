import AttributeGraph

/// Runs an action when the content is tapped.
public struct _TapModifier {
  let count: Int
  let action: () -> Void
}

extension _TapModifier: PrimitiveModifier {
  /// Mounts the content inside what reacts to a tap.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    // A step taps once; what waits for more taps is not found by it.
    let element = InteractiveElement(
      .tap { modifier.currentValue?.action() },
      isEnabled: { modifier.currentValue?.count == 1 }
    )
    body(inputs.entering(element))
  }
}

/// Tells an action when the pointer enters and leaves the content.
public struct _HoverModifier {
  let action: (Bool) -> Void
}

extension _HoverModifier: PrimitiveModifier {
  /// Mounts the content inside what reacts to the pointer.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    body(inputs.entering(InteractiveElement(.hover { modifier.currentValue?.action($0) })))
  }
}

/// Names the content for accessibility, and so for steps.
public struct _AccessibilityLabelModifier {
  let label: String
}

extension _AccessibilityLabelModifier: PrimitiveModifier {
  /// Mounts the content inside what has the label.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    body(inputs.entering(LabelElement { modifier.currentValue?.label ?? "" }))
  }
}

extension View {
  /// Runs an action when the view is tapped.
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(_TapModifier(count: count, action: action))
  }

  /// Tells an action when the pointer enters and leaves the view.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(action: action))
  }

  /// Names the view for accessibility.
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    modifier(_AccessibilityLabelModifier(label: label.text))
  }

  /// Names the view for accessibility.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(_AccessibilityLabelModifier(label: String(label)))
  }

  /// Names the view for accessibility.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(_AccessibilityLabelModifier(label: label.string))
  }

  /// Names the view for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_AccessibilityLabelModifier(label: identifier))
  }
}
