/// A height of a sheet.
public enum PresentationDetent: Hashable, Sendable {
  /// Half the height of the screen.
  case medium
  /// The full height of the screen.
  case large
  /// A fraction of the available height.
  case fraction(CGFloat)
  /// A height in points.
  case height(CGFloat)
}

/// How a presentation adapts to a compact size class.
public enum PresentationAdaptation: Sendable {
  /// The system default.
  case automatic
  /// Doesn't adapt.
  case none
  /// A popover.
  case popover
  /// A sheet.
  case sheet
  /// A full-screen cover.
  case fullScreenCover
}

/// Whether the view behind a sheet responds to interaction.
public enum PresentationBackgroundInteraction: Hashable, Sendable {
  /// The system default.
  case automatic
  /// Alternating backgrounds are enabled.
  case enabled
  /// Alternating backgrounds are disabled.
  case disabled
}

/// How a sheet responds to a swipe.
public enum PresentationContentInteraction: Hashable, Sendable {
  /// The system default.
  case automatic
  /// Resizes the sheet.
  case resizes
  /// Scrolls the content.
  case scrolls
}

/// The size of a sheet.
public enum PresentationSizing: Hashable, Sendable {
  /// The system default.
  case automatic
  /// The ideal size of the content.
  case fitted
  /// The size of a form.
  case form
  /// The size of a page.
  case page
}

extension View {
  /// Sets the available heights of a sheet.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    inert(detents)
  }
  /// Sets the available heights of a sheet and a binding to the selected one; no step drags the sheet.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    inert(detents).inert(selection)
  }
  /// Sets the corner radius of a sheet, in points.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    inert(cornerRadius)
  }
  /// Sets the background of a sheet.
  public nonisolated func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    inert(style)
  }
  /// Sets how a popover adapts to a compact size class, which affects its appearance only.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    inert(adaptation)
  }
  /// Shows or hides the drag indicator of a sheet.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    inert(visibility)
  }
  /// Sets whether the view behind a sheet responds to interaction.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    inert(interaction)
  }
  /// Sets whether a swipe in a sheet scrolls the content or resizes the sheet.
  public nonisolated func presentationContentInteraction(
    _ interaction: PresentationContentInteraction
  ) -> some View {
    inert(interaction)
  }
  /// Sets the size of a sheet.
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View {
    inert(sizing)
  }
}
