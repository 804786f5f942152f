import FoundationShim

// Values and modifiers that change how a view is drawn, laid out, spoken or typed into, and no count. Each modifier keeps
// its arguments in the view's value, so that views which receive it compare them (CTL-6).

public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
  public static let flexible = ButtonSizing(name: "flexible")
}

public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let enabled = ScrollInputBehavior(name: "enabled")
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

public struct ScrollInputKind: Hashable, Sendable {
  private let name: String
  public static let look = ScrollInputKind(name: "look")
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
}

public struct DialogSeverity: Hashable, Sendable {
  private let name: String
  public static let automatic = DialogSeverity(name: "automatic")
  public static let critical = DialogSeverity(name: "critical")
  public static let standard = DialogSeverity(name: "standard")
}

public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  public static let custom = PaletteSelectionEffect(name: "custom")
}

public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

public struct TextSelectionAffinity: Hashable, Sendable {
  private let name: String
  public static let automatic = TextSelectionAffinity(name: "automatic")
  public static let upstream = TextSelectionAffinity(name: "upstream")
  public static let downstream = TextSelectionAffinity(name: "downstream")
}

extension View {
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    inert(sizing)
  }
  /// Sets whether buttons repeat while they are pressed; a step presses once.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    inert(behavior)
  }
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  {
    inert(behavior)
  }
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set
  ) -> some View {
    inert(style).inert(edges)
  }
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
    -> some View
  {
    inert(hidden).inert(edges)
  }
  public nonisolated func scrollInputBehavior(
    _ behavior: ScrollInputBehavior,
    for input: ScrollInputKind
  ) -> some View {
    inert(behavior).inert(input)
  }
  public nonisolated func dialogIcon(_ icon: Image?) -> some View {
    inert(icon)
  }
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
    inert(severity)
  }
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    inert(behavior)
  }
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    inert(mode)
  }
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    inert(mode)
  }
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    inert(effect)
  }
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    inert(affinity)
  }
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  {
    inert(language).inert(isEnabled)
  }
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool = true) -> some View {
    inert(isEnabled)
  }
  /// Sets the margins of the sections of a list, in points.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)
    -> some View
  {
    inert(edges).inert(length)
  }
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    inert(visibility)
  }
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
    inert(label)
  }
  /// Reserves space for the icons of labels, in points.
  public nonisolated func labelReservedIconWidth(_ width: CGFloat) -> some View {
    inert(width)
  }
  /// Sets the space between the icons and titles of labels, in points.
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    inert(spacing)
  }
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    inert(visibility)
  }
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
    inert(true)
  }
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    inert(active)
  }
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    inert(respondsToUserInteraction)
  }
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType)
    -> some View
  {
    inert(value)
  }
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    inert(activationPoint)
  }
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
    inert(value)
  }
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    inert(value)
  }
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    inert(value)
  }
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    inert(value)
  }
  /// Adds margins to the scrolled content or to the scroll indicators, in points.
  public nonisolated func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement
  ) -> some View {
    inert(length).inert(placement)
  }
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    isEnabled: Bool
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, isEnabled: isEnabled, precedence: .outer))
  }
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    isEnabled: Bool
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, isEnabled: isEnabled, precedence: .together))
  }
}
