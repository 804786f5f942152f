/// Enables or disables hit testing for the content.
public struct _HitTestingModifier {
  let isEnabled: Bool
}

extension _HitTestingModifier: PerViewModifier {
  /// Mounts the content inside an element that steps skip while hit testing is disabled.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    body(inputs.entering(HitTestingElement { modifier.currentValue?.isEnabled ?? false }))
  }
}

/// An element that ignores interaction while hit testing is disabled.
final class HitTestingElement: Element {
  let isEnabled: () -> Bool

  init(isEnabled: @escaping () -> Bool) {
    self.isEnabled = isEnabled
    super.init()
  }
}

public struct ContentShapeKinds: OptionSet, Sendable {
  /// The raw value, with one bit per purpose.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_HitTestingModifier(isEnabled: enabled))
  }
  public nonisolated func contentShape<Outline: Shape>(_ shape: Outline) -> some View {
    modifier(_ClipEffect(shape: shape))
  }
  public nonisolated func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: Outline,
    eoFill: Bool = false
  ) -> some View {
    contentShape(shape).inert((kind, eoFill))
  }
}
