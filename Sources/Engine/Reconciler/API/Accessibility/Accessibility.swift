import AttributeGraph

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

  /// Tells accessibility how views inside belong together.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(_InertModifier(value: children))
  }

  /// Hides the view from accessibility.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(_InertModifier(value: hidden))
  }

  /// Tells accessibility what happens after an action.
  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    modifier(_InertModifier(value: hint))
  }

  /// Tells accessibility the value of the view.
  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    modifier(_InertModifier(value: value))
  }

  /// Tells accessibility what the view is like.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(_InertModifier(value: traits))
  }
}

/// How accessibility treats views inside.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// They are not there.
  case ignore
  /// They are there each by itself.
  case contain
  /// They are one.
  case combine
}

/// What a view is like for accessibility.
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
