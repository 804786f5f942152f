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

/// A kind of accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  /// The default action, as for a tap.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The action that dismisses or cancels.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The action that shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// The direction of an accessibility adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Increases the value.
  case increment
  /// Decreases the value.
  case decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// No specific level.
  case unspecified
  /// Levels 1 to 6.
  case h1, h2, h3, h4, h5, h6
}

extension View {
  /// Sets the accessibility label.
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    modifier(_AccessibilityLabelModifier(label: label.text))
  }
  /// Sets the accessibility label.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(_AccessibilityLabelModifier(label: String(label)))
  }
  /// Sets the accessibility label.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(_AccessibilityLabelModifier(label: label.string))
  }
  /// Sets the accessibility identifier, which tests use.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_AccessibilityLabelModifier(label: identifier))
  }
  /// Groups the views inside into an accessibility element.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    inert(children)
  }
  /// Hides the view from accessibility.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { inert(hidden) }
  /// Sets the accessibility hint.
  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> some View { inert(hint) }
  /// Sets the accessibility value.
  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    inert(value)
  }
  /// Adds accessibility traits.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    inert(traits)
  }
  /// Sets the accessibility hint.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { inert(hint) }
  /// Sets the accessibility hint.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }
  /// Sets the accessibility value.
  public nonisolated func accessibilityValue(_ value: Text) -> some View { inert(value) }
  /// Sets the accessibility value.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  /// Removes accessibility traits.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    inert(traits)
  }
  /// Sets the accessibility sort priority of the view.
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
  /// Sets alternative names for voice input.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View
  {
    inert(inputLabels)
  }
  /// Sets the accessibility level of a heading.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    inert(level)
  }
  /// Sets the accessibility label.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Sets the accessibility identifier, which tests use.
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// Hides the view from accessibility.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
}

/// How an accessibility element treats its child views.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// Ignores the children.
  case ignore
  /// Keeps each child as its own element.
  case contain
  /// Combines the children into one element.
  case combine
}

/// The accessibility traits of a view.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The raw value, with one bit per trait.
  public let rawValue: Int
  /// A set of traits from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// The view is a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// The view is an image.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// The view is static text.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// The view is a search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 64)
  /// The view is a toggle.
  public static let isToggle = AccessibilityTraits(rawValue: 128)
  /// The view is modal.
  public static let isModal = AccessibilityTraits(rawValue: 256)
  /// The view updates frequently.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 512)
  /// The view plays sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1_024)
  /// The view starts a media session.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2_048)
  /// The view handles touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4_096)
}
