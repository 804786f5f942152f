/// Names the content for accessibility, and so for steps.
public struct _AccessibilityLabelModifier {
  let label: String
}

extension _AccessibilityLabelModifier: PerViewModifier {
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

/// An action that accessibility runs.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  /// That of a tap.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Giving up.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// Showing actions.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// Which way a value is moved.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// None.
  case unspecified
  /// The first to the sixth.
  case h1, h2, h3, h4, h5, h6
}

extension View {
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
  /// Makes the views inside an accessibility element.
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
  /// Sets the order in which accessibility reads the view.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    inert(sortPriority)
  }
  /// Adds an accessibility action, which no step runs.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View {
    inert(handler)
  }
  /// Adds a named accessibility action, which no step runs.
  public nonisolated func accessibilityAction(
    named name: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View {
    inert(handler)
  }
  /// Adds an accessibility action that adjusts a value, which no step runs.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    inert(handler)
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
  /// Names the view for accessibility.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Names the view for tests.
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// Hides the view from accessibility.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
}

/// How accessibility treats the views inside an element.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// It ignores them.
  case ignore
  /// It keeps each of them.
  case contain
  /// It combines them.
  case combine
}

/// The accessibility traits of a view.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// A bit for each trait.
  public let rawValue: Int
  /// Traits by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Like a button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// Like a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// Like a link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// Like a picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// Like a text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// Like a field that searches.
  public static let isSearchField = AccessibilityTraits(rawValue: 64)
  /// Like a switch.
  public static let isToggle = AccessibilityTraits(rawValue: 128)
  /// Covering everything else.
  public static let isModal = AccessibilityTraits(rawValue: 256)
  /// Changing often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 512)
  /// Playing sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1_024)
  /// Starting something that plays.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2_048)
  /// Acting at once.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4_096)
}
