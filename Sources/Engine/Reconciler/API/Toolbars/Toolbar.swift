import ScenarioTrace

/// A bar of the toolbar.
public enum ToolbarPlacement: Hashable, Sendable {
  /// The system default.
  case automatic
  /// The navigation bar.
  case navigationBar
  /// The bottom bar.
  case bottomBar
  /// The tab bar.
  case tabBar
}

/// A group of toolbar items.
public struct ToolbarItemGroup<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: View, PrimitiveView where Content: View {
  /// A group of toolbar items.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Mounts the content.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.drawn(.toolbar))
  }
}

/// The purpose of a toolbar.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// The system default.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Navigating a stack.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// Browsing content.
  public static let browser = ToolbarRole(name: "browser")
  /// Editing content.
  public static let editor = ToolbarRole(name: "editor")
}

/// The display mode of a toolbar title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String
  /// The system default.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// A title in the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// A large title inside the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  /// A large title below the bar.
  public static let large = ToolbarTitleDisplayMode(name: "large")
}

/// Space between toolbar items.
public struct ToolbarSpacer: EmptyPrimitive {
  package static var drawnRole: ScreenNode.Role { .space }
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Space between toolbar items.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
}

/// The sizing of a spacer.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// A flexible size.
  public static let flexible = SpacerSizing(name: "flexible")
  /// A fixed size.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Equatable, Sendable {
  private let name: String
  /// The system default.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the center of the bar.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// A navigation action, in the leading edge of the bar.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// A frequent action that is not the primary one.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// The title of the bar.
  public static let title = ToolbarItemPlacement(name: "title")
  /// The subtitle of the bar.
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  /// The large title below the bar.
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
  /// The subtitle below a large title.
  public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")
  /// An ornament below the window.
  public static let bottomOrnament = ToolbarItemPlacement(name: "bottomOrnament")
  /// The primary action.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// The action that confirms a dialog.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// The action that cancels a dialog.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// The leading edge of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The trailing edge of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The leading edge of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// The trailing edge of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// The status area.
  public static let status = ToolbarItemPlacement(name: "status")
  /// A destructive action.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// The bottom bar.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
}

/// A toolbar item.
public struct ToolbarItem<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: View, PrimitiveView where Content: View {
  /// A toolbar item.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Mounts the content.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.drawn(.toolbar))
  }
}

extension View {
  /// Shows or hides bars.
  public nonisolated func toolbar(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    inert(visibility).inert(bars)
  }
  /// Shows or hides the background of bars.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    inert(visibility).inert(bars)
  }
  /// Sets the background of bars.
  public nonisolated func toolbarBackground<Style: ShapeStyle>(
    _ style: Style,
    for bars: ToolbarPlacement...
  ) -> some View {
    inert(style).inert(bars)
  }
  /// Sets the role of the toolbar.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { inert(role) }
  /// Sets the display mode of the toolbar title.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    inert(mode)
  }
  /// Sets the color scheme of bars.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View {
    inert(colorScheme).inert(bars)
  }
  /// Shows or hides bars.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    inert(visibility).inert(bars)
  }
  /// Shows or hides the background of bars.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    toolbarVisibility(visibility).inert(bars)
  }
  /// Adds toolbar items, built eagerly in the enclosing body.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    overlay(content: content)
  }
}
