import FoundationShim

/// Sets the accessibility label of the content, which steps use to find it.
public struct _AccessibilityLabelModifier {
  let label: String
}

extension _AccessibilityLabelModifier: PerViewModifier {
  /// Mounts the content inside an element with the label.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    body(inputs.entering(LabelElement { modifier.currentValue?.label ?? "" }))
  }
}

public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// No specific level.
  case unspecified
  case h1, h2, h3, h4, h5, h6
}

extension View {
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    modifier(_AccessibilityLabelModifier(label: label.text))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(_AccessibilityLabelModifier(label: String(label)))
  }
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(_AccessibilityLabelModifier(label: label.string))
  }
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_AccessibilityLabelModifier(label: identifier))
  }
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    inert(children)
  }
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { inert(hidden) }
  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> some View { inert(hint) }
  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    inert(value)
  }
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    inert(traits)
  }
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { inert(hint) }
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }
  public nonisolated func accessibilityValue(_ value: Text) -> some View { inert(value) }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    inert(traits)
  }
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    inert(sortPriority)
  }
  /// Adds an accessibility action; no step runs it.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View {
    assuming(.unperformed).inert((actionKind, handler))
  }
  /// Adds a named accessibility action; no step runs it.
  public nonisolated func accessibilityAction(
    named name: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View {
    assuming(.unperformed).inert((name, handler))
  }
  /// Adds an accessibility action that adjusts a value; no step runs it.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    assuming(.unperformed).inert(handler)
  }
  public nonisolated func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View
  {
    inert(inputLabels)
  }
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    inert(level)
  }
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
}

public enum AccessibilityChildBehavior: Hashable, Sendable {
  case ignore
  /// Keeps each child as its own element.
  case contain
  case combine
}

public struct AccessibilityTraits: OptionSet, Sendable {
  /// The raw value, with one bit per trait.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  public static let isSearchField = AccessibilityTraits(rawValue: 64)
  public static let isToggle = AccessibilityTraits(rawValue: 128)
  public static let isModal = AccessibilityTraits(rawValue: 256)
  /// The view updates frequently.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 512)
  public static let playsSound = AccessibilityTraits(rawValue: 1_024)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2_048)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4_096)
}
