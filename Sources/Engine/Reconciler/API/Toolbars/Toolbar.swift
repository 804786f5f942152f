/// A bar that items go to.
public enum ToolbarPlacement: Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// The bar of a navigation stack.
  case navigationBar
  /// The lower bar.
  case bottomBar
  /// The bar of tabs.
  case tabBar
}

/// Items of a bar together.
public struct ToolbarItemGroup<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: View, PrimitiveView where Content: View {
  /// Items of a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Mounts the content.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs)
  }
}

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
public struct ToolbarSpacer: EmptyPrimitive {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Room between items.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
}

/// Whether room grows.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// It grows.
  public static let flexible = SpacerSizing(name: "flexible")
  /// It keeps its size.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// Where an item of a bar goes.
public struct ToolbarItemPlacement: Equatable, Sendable {
  private let name: String
  /// As the system chooses.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// Where the main action goes.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// Where a dialog is confirmed.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// Where a dialog is given up.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// At the start of the upper bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the end of the upper bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// At the start of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// At the end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// Where a status is shown.
  public static let status = ToolbarItemPlacement(name: "status")
  /// Where something is deleted.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// In the lower bar.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
}

/// An item of a bar.
public struct ToolbarItem<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: View, PrimitiveView where Content: View {
  /// An item of a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Mounts the content.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs)
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
  /// Fills the background of bars.
  public nonisolated func toolbarBackground<Style: ShapeStyle>(
    _ style: Style,
    for bars: ToolbarPlacement...
  ) -> some View {
    inert(style).inert(bars)
  }
  /// Sets what the bar is for.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { inert(role) }
  /// Sets the size of the title in the bar.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    inert(mode)
  }
  /// Draws bars light or dark.
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
  /// Offers actions in the bars; they are built at once, as part of the enclosing body.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    overlay(content: content)
  }
}
