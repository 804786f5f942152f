// Titles and items of bars in all forms that they are written in; the bars themselves are not counted.

/// What a bar is for.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// As the system chooses.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Going from place to place.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// Looking through content.
  public static let browser = ToolbarRole(name: "browser")
  /// Changing content.
  public static let editor = ToolbarRole(name: "editor")
}

/// How large the title of a bar is.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String
  /// As the system chooses.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// In the bar, large.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  /// Below the bar.
  public static let large = ToolbarTitleDisplayMode(name: "large")
}

/// Room between items of a bar.
public struct ToolbarSpacer: PrimitiveView {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Room between items.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  /// Mounts nothing.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {}
}

/// Whether room grows.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// It grows.
  public static let flexible = SpacerSizing(name: "flexible")
  /// It keeps its size.
  public static let fixed = SpacerSizing(name: "fixed")
}

extension View {
  /// Names what a navigation view shows.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    navigationTitle(title.string)
  }
  /// Names what a navigation view shows, by a text that a person can change in the bar, which no step
  /// does; the enclosing body reads it.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }
  /// Adds a second line to the title.
  public nonisolated func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    modifier(_InertModifier(value: subtitle))
  }
  /// Adds a second line to the title.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    modifier(_InertModifier(value: String(subtitle)))
  }
  /// Names what a navigation view shows.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// Names what a navigation view shows.
  public nonisolated func navigationBarTitle(
    _ title: Text,
    displayMode: _TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  /// Names what a navigation view shows.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: _TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  /// Shows items in the navigation bar; they are built at once, as part of the enclosing body.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View { overlay(leading) }
  /// Sets what the bar is for.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    modifier(_InertModifier(value: role))
  }
  /// Sets the size of the title in the bar.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(_InertModifier(value: mode))
  }
  /// Draws bars light or dark.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View {
    modifier(_InertModifier(value: colorScheme)).modifier(_InertModifier(value: bars))
  }
  /// Shows or hides bars.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    modifier(_InertModifier(value: visibility)).modifier(_InertModifier(value: bars))
  }
  /// Shows or hides the background of bars.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    toolbarVisibility(visibility).modifier(_InertModifier(value: bars))
  }
  /// Sets whether a person can act on what is behind a sheet.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modifier(_InertModifier(value: interaction))
  }
  /// Sets whether a finger that moves in a sheet scrolls or changes the sheet's height.
  public nonisolated func presentationContentInteraction(
    _ interaction: PresentationContentInteraction
  ) -> some View {
    modifier(_InertModifier(value: interaction))
  }
  /// Sets the size of a sheet.
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View {
    modifier(_InertModifier(value: sizing))
  }
  /// Shows a text beside a tab or row.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(_InertModifier(value: label))
  }
  /// Shows a text beside a tab or row.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(_InertModifier(value: key))
  }
  /// Shows a text beside a tab or row.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(_InertModifier(value: label.map { String($0) }))
  }
  /// Makes the bar of tabs smaller while a person scrolls.
  public nonisolated func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View {
    modifier(_InertModifier(value: behavior))
  }
}

/// Whether a person can act on what is behind a sheet.
public enum PresentationBackgroundInteraction: Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// Yes.
  case enabled
  /// No.
  case disabled
}

/// What a finger that moves in a sheet does.
public enum PresentationContentInteraction: Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// It changes the sheet's height.
  case resizes
  /// It scrolls.
  case scrolls
}

/// The size of a sheet.
public enum PresentationSizing: Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// That of the content.
  case fitted
  /// That of a form.
  case form
  /// That of a page.
  case page
}

/// When the bar of tabs becomes smaller.
public enum TabBarMinimizeBehavior: Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// When content goes up.
  case onScrollDown
  /// When content goes down.
  case onScrollUp
  /// Never.
  case never
}
