/// How large the title of a navigation bar is.
public enum _TitleDisplayMode: Sendable {
  /// As the system chooses.
  case automatic
  /// In the bar.
  case inline
  /// Below the bar.
  case large
}

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

/// A height of a sheet.
public enum PresentationDetent: Hashable, Sendable {
  /// Half of the screen.
  case medium
  /// The whole screen.
  case large
  /// A fraction of the screen.
  case fraction(CGFloat)
  /// A height in points.
  case height(CGFloat)
}

/// What a presentation becomes where there is little room.
public enum PresentationAdaptation: Sendable {
  /// As the system chooses.
  case automatic
  /// Itself.
  case none
  /// A popover.
  case popover
  /// A sheet.
  case sheet
  /// A cover.
  case fullScreenCover
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

extension View {
  /// Sets the size of the title in the navigation bar.
  public nonisolated func navigationBarTitleDisplayMode(_ mode: _TitleDisplayMode) -> some View {
    modifier(_InertModifier(value: mode))
  }
  /// Names what a navigation view shows.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  /// Names what a navigation view shows.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: _TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }
  /// Shows items in the navigation bar; they are built at once, as part of the enclosing body.
  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L,
    trailing: T
  ) -> some View {
    overlay(leading).overlay(trailing)
  }
  /// Shows items in the navigation bar; they are built at once, as part of the enclosing body.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    overlay(trailing)
  }
  /// Hides the navigation bar.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(_InertModifier(value: hidden))
  }
  /// Hides the button that goes back.
  public nonisolated func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    modifier(_InertModifier(value: hidden))
  }
  /// Shows or hides bars.
  public nonisolated func toolbar(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    modifier(_InertModifier(value: visibility)).modifier(_InertModifier(value: bars))
  }
  /// Shows or hides the background of bars.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    modifier(_InertModifier(value: visibility)).modifier(_InertModifier(value: bars))
  }
  /// Fills the background of bars.
  public nonisolated func toolbarBackground<Style: ShapeStyle>(
    _ style: Style,
    for bars: ToolbarPlacement...
  ) -> some View {
    modifier(_InertModifier(value: style)).modifier(_InertModifier(value: bars))
  }
  /// Sets the heights that a sheet may have.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(_InertModifier(value: detents))
  }
  /// Sets the heights that a sheet may have; a finger, which no step moves there, chooses among them.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(_InertModifier(value: detents)).modifier(_InertModifier(value: selection))
  }
  /// Rounds the corners of a sheet, in points.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(_InertModifier(value: cornerRadius))
  }
  /// Fills the background of a sheet.
  public nonisolated func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(_InertModifier(value: style))
  }
  /// Sets what a popover becomes where there is little room, which changes its looks only.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    modifier(_InertModifier(value: adaptation))
  }
  /// Shows or hides what a sheet is dragged by.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(_InertModifier(value: visibility))
  }
  /// Shows a number beside a tab or row.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(_InertModifier(value: Double(count)))
  }
}
