import FoundationEssentials

// Modifiers that change what is drawn, spoken or felt, and nothing that could be counted.

extension View {
  /// Draws the view in the colors opposite to its own.
  public nonisolated func colorInvert() -> some View { modifier(EmptyModifier()) }
  /// Draws the view more transparent where it is brighter.
  public nonisolated func luminanceToAlpha() -> some View { modifier(EmptyModifier()) }
  /// Multiplies the colors of the view.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(_InertModifier(value: color))
  }
  /// Draws the view less sharply, with its edges opaque or not.
  public nonisolated func blur(radius: CGFloat, opaque: Bool) -> some View {
    blur(radius: radius).modifier(_InertModifier(value: opaque))
  }
  /// Draws the view larger or smaller in each direction.
  public nonisolated func scaleEffect(
    _ scale: CGSize,
    anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// Keeps the ratio of a size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  /// Draws the view turned in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    rotation3DEffect(angle, axis: axis).modifier(_InertModifier(value: [anchorZ, perspective]))
  }
  /// Lets the view move as one when its place changes.
  public nonisolated func geometryGroup() -> some View { modifier(EmptyModifier()) }
  /// Draws the view mirrored where text runs from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_InertModifier(value: enabled))
  }
  /// Names a place to measure from, where nothing is measured here.
  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(_InertModifier(value: AnyHashable(name)))
  }
  /// Names a place to measure from, where nothing is measured here.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_InertModifier(value: name))
  }
  /// Marks the view as one that not everyone should see.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(_InertModifier(value: sensitive))
  }
  /// Shows or hides the bar with the clock.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(_InertModifier(value: hidden))
  }
  /// Shows or hides the bar with the clock.
  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
  /// Shows or hides what the system lays over the app.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(_InertModifier(value: visibility))
  }
  /// Lets the app's gestures at some edges go before those of the system.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
    modifier(_InertModifier(value: edges))
  }
  /// Highlights the view below the pointer.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(_InertModifier(value: effect))
  }
  /// Explains the view.
  public nonisolated func help(_ text: Text) -> some View { modifier(_InertModifier(value: text)) }
  /// Explains the view.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
  /// Fills what is behind the container of the view.
  public nonisolated func containerBackground<Style: ShapeStyle>(
    _ style: Style,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(_InertModifier(value: style)).modifier(_InertModifier(value: container))
  }
  /// Adds room as the scene has it.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
  /// Sets the room around what a container scrolls, or around its bars.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement
  ) -> some View {
    modifier(_InertModifier(value: placement)).modifier(_PaddingLayout(edges: edges, insets: nil))
  }
  /// Shows the marks of how far is scrolled for a moment.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(_InertModifier(value: onAppear))
  }
  /// Shows the labels of controls inside or hides them.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    modifier(_InertModifier(value: visibility))
  }
  /// Lets the view take the focus, which no step gives it.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_InertModifier(value: isFocusable))
  }
  /// Draws nothing around the view that has the focus.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(_InertModifier(value: disabled))
  }
  /// Keeps the focus among the views inside while it moves.
  public nonisolated func focusSection() -> some View { modifier(EmptyModifier()) }
  /// Runs an action with an address that the app is opened with, which no step does.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_InertModifier(value: action))
  }
  /// Sets the order of a menu's actions.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    modifier(_InertModifier(value: order))
  }
  /// Shows or hides the mark of a menu.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    modifier(_InertModifier(value: visibility))
  }
}

/// A place to measure from that has a name.
public struct NamedCoordinateSpace: Equatable {
  private let name: AnyHashable
  /// A place with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// How the pointer highlights a view.
public enum HoverEffect: Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// By light behind.
  case highlight
  /// By lifting.
  case lift
}

/// A container whose background a view can fill.
public enum ContainerBackgroundPlacement: Hashable, Sendable {
  /// A screen of a navigation stack.
  case navigation
  /// A tab.
  case tabView
  /// A widget.
  case widget
  /// A window.
  case window
}

/// What room of a container is set.
public enum ContentMarginPlacement: Hashable, Sendable {
  /// As the container chooses.
  case automatic
  /// That of what is scrolled.
  case scrollContent
  /// That of the marks of how far is scrolled.
  case scrollIndicators
}

/// The order of a menu's actions.
public enum MenuOrder: Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// As they are written.
  case fixed
  /// The first nearest to the finger.
  case priority
}
