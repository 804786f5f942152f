import FoundationShim

// Values and modifiers that change how a view is drawn, laid out, spoken or typed into, and no count. Each modifier keeps
// its arguments in the view's value, so that views which receive it compare them (CTL-6).

/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// The case "automatic".
  public static let automatic = ButtonSizing(name: "automatic")
  /// The case "fitted".
  public static let fitted = ButtonSizing(name: "fitted")
  /// The case "flexible".
  public static let flexible = ButtonSizing(name: "flexible")
}

/// Whether a button repeats its action while it is pressed.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// The case "automatic".
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The case "enabled".
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The case "disabled".
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// Whether choosing an item closes a menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// The case "automatic".
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The case "enabled".
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The case "disabled".
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// How content fades at the edge of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// The case "automatic".
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// The case "hard".
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// The case "soft".
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// How an input device scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String
  /// The case "automatic".
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// The case "enabled".
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// The case "disabled".
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// An input device that scrolls.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String
  /// The case "look".
  public static let look = ScrollInputKind(name: "look")
  /// The case "handGestureShortcut".
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
}

/// How serious a dialog is.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String
  /// The case "automatic".
  public static let automatic = DialogSeverity(name: "automatic")
  /// The case "critical".
  public static let critical = DialogSeverity(name: "critical")
  /// The case "standard".
  public static let standard = DialogSeverity(name: "standard")
}

/// How much the writing tools do.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  /// The case "automatic".
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// The case "complete".
  public static let complete = WritingToolsBehavior(name: "complete")
  /// The case "limited".
  public static let limited = WritingToolsBehavior(name: "limited")
  /// The case "disabled".
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// How a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  /// The case "color".
  public static let color = SymbolVariableValueMode(name: "color")
  /// The case "draw".
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// How a symbol is colored.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  /// The case "flat".
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// The case "gradient".
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a palette shows a selection.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  /// The case "automatic".
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// The case "custom".
  public static let custom = PaletteSelectionEffect(name: "custom")
}

/// What kind of text a view shows.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  /// The case "plain".
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// The case "console".
  public static let console = AccessibilityTextContentType(name: "console")
  /// The case "fileSystem".
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// The case "messaging".
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// The case "narrative".
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// The case "sourceCode".
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// The case "spreadsheet".
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// The case "wordProcessing".
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// To which line a caret between two lines belongs.
public struct TextSelectionAffinity: Hashable, Sendable {
  private let name: String
  /// The case "automatic".
  public static let automatic = TextSelectionAffinity(name: "automatic")
  /// The case "upstream".
  public static let upstream = TextSelectionAffinity(name: "upstream")
  /// The case "downstream".
  public static let downstream = TextSelectionAffinity(name: "downstream")
}

extension View {
  /// Sets how wide buttons are.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    inert(sizing)
  }
  /// Sets whether buttons repeat while they are pressed; a step presses once.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    inert(behavior)
  }
  /// Sets whether choosing an item closes a menu.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  {
    inert(behavior)
  }
  /// Sets how content fades at the edges of scroll views.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set
  ) -> some View {
    inert(style).inert(edges)
  }
  /// Hides the effect at the edges of scroll views.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
    -> some View
  {
    inert(hidden).inert(edges)
  }
  /// Sets how an input device scrolls.
  public nonisolated func scrollInputBehavior(
    _ behavior: ScrollInputBehavior,
    for input: ScrollInputKind
  ) -> some View {
    inert(behavior).inert(input)
  }
  /// Sets the icon of dialogs.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View {
    inert(icon)
  }
  /// Sets how serious dialogs are.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
    inert(severity)
  }
  /// Sets how much the writing tools do.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    inert(behavior)
  }
  /// Sets how symbols show their variable values.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    inert(mode)
  }
  /// Sets how symbols are colored.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    inert(mode)
  }
  /// Sets how a palette shows its selection.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    inert(effect)
  }
  /// Sets to which line a caret belongs.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    inert(affinity)
  }
  /// Sets the language that text is typeset in.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  {
    inert(language).inert(isEnabled)
  }
  /// Extends the view behind what surrounds it.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool = true) -> some View {
    inert(isEnabled)
  }
  /// Sets the margins of the sections of a list, in points.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)
    -> some View
  {
    inert(edges).inert(length)
  }
  /// Shows or hides the index of a list.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    inert(visibility)
  }
  /// Sets the label of a section in the index of a list.
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
  /// Shows or hides the arrows of links.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    inert(visibility)
  }
  /// Shows the view in the large content viewer.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
    inert(true)
  }
  /// Sets whether inverted colors leave the view as it is.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    inert(active)
  }
  /// Sets whether accessibility treats the view as interactive.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    inert(respondsToUserInteraction)
  }
  /// Sets what kind of text the view shows.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType)
    -> some View
  {
    inert(value)
  }
  /// Sets where accessibility taps the view.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    inert(activationPoint)
  }
  /// Sets the pitch of spoken text.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
    inert(value)
  }
  /// Sets whether text is spelled out.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    inert(value)
  }
  /// Sets whether punctuation is spoken.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    inert(value)
  }
  /// Sets whether announcements wait for each other.
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
  /// Attaches a gesture that comes before those of the views inside, if it is enabled.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    isEnabled: Bool
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, isEnabled: isEnabled, precedence: .outer))
  }
  /// Attaches a gesture that is recognized together with those of the views inside, if it is enabled.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    isEnabled: Bool
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, isEnabled: isEnabled, precedence: .together))
  }
}
