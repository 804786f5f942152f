import ScenarioTrace

public enum ToolbarPlacement: Hashable, Sendable {
  case automatic
  case navigationBar
  case bottomBar
  case tabBar
}

public struct ToolbarItemGroup<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: View, PrimitiveView where Content: View {
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

public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}

public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  public static let large = ToolbarTitleDisplayMode(name: "large")
}

public struct ToolbarSpacer: EmptyPrimitive {
  package static var drawnRole: ScreenNode.Role { .space }
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
}

public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  public static let flexible = SpacerSizing(name: "flexible")
  public static let fixed = SpacerSizing(name: "fixed")
}

public struct ToolbarItemPlacement: Equatable, Sendable {
  private let name: String
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// A frequent action that is not the primary one.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  public static let title = ToolbarItemPlacement(name: "title")
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
  public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")
  public static let bottomOrnament = ToolbarItemPlacement(name: "bottomOrnament")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  public static let status = ToolbarItemPlacement(name: "status")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
}

public struct ToolbarItem<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: View, PrimitiveView where Content: View {
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
  public nonisolated func toolbar(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    inert(visibility).inert(bars)
  }
  public nonisolated func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    inert(visibility).inert(bars)
  }
  public nonisolated func toolbarBackground<Style: ShapeStyle>(
    _ style: Style,
    for bars: ToolbarPlacement...
  ) -> some View {
    inert(style).inert(bars)
  }
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { inert(role) }
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    inert(mode)
  }
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View {
    inert(colorScheme).inert(bars)
  }
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    inert(visibility).inert(bars)
  }
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
