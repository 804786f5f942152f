/// Lets fingers through to what is behind the content, or not.
public struct _HitTestingModifier {
  let isEnabled: Bool
}

extension _HitTestingModifier: PerViewModifier {
  /// Mounts the content inside what steps look into only while it is enabled.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    body(inputs.entering(HitTestingElement { modifier.currentValue?.isEnabled ?? false }))
  }
}

/// What a person cannot act on while it is not enabled.
final class HitTestingElement: Element {
  let isEnabled: () -> Bool

  init(isEnabled: @escaping () -> Bool) {
    self.isEnabled = isEnabled
    super.init()
  }
}

extension View {
  /// Sets whether a person can act on the view with a finger or pointer.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_HitTestingModifier(isEnabled: enabled))
  }
}
