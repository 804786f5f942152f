public enum PresentationDetent: Hashable, Sendable {
  case medium
  case large
  case fraction(CGFloat)
  /// A height in points.
  case height(CGFloat)
}

public enum PresentationAdaptation: Sendable {
  case automatic
  /// Doesn't adapt.
  case none
  case popover
  case sheet
  case fullScreenCover
}

public enum PresentationBackgroundInteraction: Hashable, Sendable {
  case automatic
  case enabled
  case disabled
}

public enum PresentationContentInteraction: Hashable, Sendable {
  case automatic
  case resizes
  case scrolls
}

public enum PresentationSizing: Hashable, Sendable {
  case automatic
  case fitted
  case form
  case page
}

extension View {
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
  public nonisolated func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    inert(style)
  }
  /// Sets how a popover adapts to a compact size class, which affects its appearance only.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    inert(adaptation)
  }
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    inert(visibility)
  }
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    inert(interaction)
  }
  public nonisolated func presentationContentInteraction(
    _ interaction: PresentationContentInteraction
  ) -> some View {
    inert(interaction)
  }
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View {
    inert(sizing)
  }
}
