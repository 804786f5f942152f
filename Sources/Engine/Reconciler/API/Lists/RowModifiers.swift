/// The room between sections of a list.
public enum ListSectionSpacing: Hashable, Sendable {
  /// As usual.
  case `default`
  /// Little.
  case compact
}

/// How prominent something is.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}

/// Whether every second row is drawn on another background.
public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// Yes.
  case enabled
  /// No.
  case disabled
}

extension View {
  /// Puts a view behind a row.
  public nonisolated func listRowBackground<Background: View>(
    _ view: Background?
  ) -> some View {
    background(view)
  }
  /// Sets the room around a row.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { inert(insets) }
  /// Shows or hides the line between rows.
  public nonisolated func listRowSeparator(_ visibility: Visibility) -> some View {
    inert(visibility)
  }
  /// Offers actions for a row; they are built at once, as part of the enclosing body.
  public nonisolated func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some View {
    overlay(content: content)
  }
  /// Colors the line between rows.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    inert(color).inert(edges)
  }
  /// Shows or hides the line between rows on some sides.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set
  ) -> some View {
    listRowSeparator(visibility).inert(edges)
  }
  /// Colors pictures in rows.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { inert(tint) }
  /// Sets the room between sections of a list inside, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { inert(spacing) }
  /// Sets the room between sections of a list inside.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    inert(spacing)
  }
  /// Shows or hides the line between sections.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    inert(visibility).inert(edges)
  }
  /// Colors the line between sections.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    inert(color).inert(edges)
  }
  /// Sets how prominent headers of sections inside are.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    inert(prominence)
  }
  /// Draws every second row of a list inside on another background.
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    inert(behavior)
  }
  /// Prevents moving a row, which no step does.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { inert(isDisabled) }
  /// Sets the room between rows of a list inside, in points.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { inert(spacing) }
}
