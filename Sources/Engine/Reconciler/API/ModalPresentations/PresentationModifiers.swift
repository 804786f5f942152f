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

extension View {
  /// Sets the heights that a sheet may have.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    inert(detents)
  }
  /// Sets the heights that a sheet may have; a finger, which no step moves there, chooses among them.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    inert(detents).inert(selection)
  }
  /// Rounds the corners of a sheet, in points.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    inert(cornerRadius)
  }
  /// Fills the background of a sheet.
  public nonisolated func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    inert(style)
  }
  /// Sets what a popover becomes where there is little room, which changes its looks only.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    inert(adaptation)
  }
  /// Shows or hides what a sheet is dragged by.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    inert(visibility)
  }
  /// Sets whether a person can act on what is behind a sheet.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    inert(interaction)
  }
  /// Sets whether a finger that moves in a sheet scrolls or changes the sheet's height.
  public nonisolated func presentationContentInteraction(
    _ interaction: PresentationContentInteraction
  ) -> some View {
    inert(interaction)
  }
  /// Sets the size of a sheet.
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View {
    inert(sizing)
  }
  /// Prevents dismissing the sheet by dragging, which no step does.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    inert(isDisabled)
  }
}
