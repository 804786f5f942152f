/// Whether the content reacts to gestures.
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

/// What the outline of a view is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// A bit for each purpose.
  public let rawValue: Int
  /// Purposes by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Where a finger is felt.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What a menu of actions leaves visible.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What the pointer highlights.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What accessibility reads.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
  /// Sets whether a person can act on the view with a finger or pointer.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_HitTestingModifier(isEnabled: enabled))
  }
  /// Sets the shape that reacts to gestures.
  public nonisolated func contentShape<Outline: Shape>(_ shape: Outline) -> some View {
    modifier(_ClipEffect(shape: shape))
  }
  /// Sets the shape that reacts to gestures.
  public nonisolated func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: Outline,
    eoFill: Bool = false
  ) -> some View {
    contentShape(shape).inert(kind.rawValue)
  }
}
