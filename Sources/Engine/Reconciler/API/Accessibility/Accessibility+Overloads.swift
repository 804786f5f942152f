// What a view tells accessibility besides its name; steps use names only.

extension View {
  /// Tells accessibility what happens after an action.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    modifier(_InertModifier(value: hint))
  }
  /// Tells accessibility what happens after an action.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }
  /// Tells accessibility the value of the view.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    modifier(_InertModifier(value: value))
  }
  /// Tells accessibility the value of the view.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  /// Tells accessibility what the view is not like.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(_InertModifier(value: traits))
  }
  /// Tells accessibility when the view is read.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modifier(_InertModifier(value: sortPriority))
  }
  /// Offers accessibility an action, which no step runs.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View {
    modifier(_InertModifier(value: handler))
  }
  /// Offers accessibility a named action, which no step runs.
  public nonisolated func accessibilityAction(
    named name: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View {
    modifier(_InertModifier(value: handler))
  }
  /// Lets accessibility raise and lower a value, which no step does.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(_InertModifier(value: handler))
  }
  /// Tells accessibility other names to be called by.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View
  {
    modifier(_InertModifier(value: inputLabels))
  }
  /// Tells accessibility the level of a heading.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(_InertModifier(value: level))
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
