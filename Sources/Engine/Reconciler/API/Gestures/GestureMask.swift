/// Which gestures of a view are enabled: the added one, those inside, or both (INT-1).
public struct GestureMask: OptionSet, Sendable {
  /// The raw value, with one bit per kind.
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Disables the gestures inside the content, unless the mask contains them.
public struct _GestureMaskModifier {
  let mask: GestureMask
}

extension _GestureMaskModifier: PerViewModifier {
  /// Mounts the content inside an element that says whether the gestures inside are enabled.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    let element = GestureMaskElement {
      modifier.currentValue?.mask.contains(.subviews) ?? true
    }
    body(inputs.entering(element))
  }
}

/// An element inside which gestures can be disabled.
final class GestureMaskElement: Element {
  let enablesGestures: () -> Bool

  init(enablesGestures: @escaping () -> Bool) {
    self.enablesGestures = enablesGestures
    super.init()
  }
}

extension View {
  /// Enables the gestures inside the view if the mask contains them.
  nonisolated func masked(by mask: GestureMask) -> ModifiedContent<Self, _GestureMaskModifier> {
    modifier(_GestureMaskModifier(mask: mask))
  }
}
