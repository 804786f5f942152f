/// The space between the sections of a list.
public enum ListSectionSpacing: Hashable, Sendable {
  /// The default.
  case `default`
  /// Limited space.
  case compact
}

/// The prominence of a view.
public enum Prominence: Hashable, Sendable {
  /// The default.
  case standard
  /// Increased prominence.
  case increased
}

/// Whether alternating rows have different backgrounds.
public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// The system default.
  case automatic
  /// Alternating backgrounds are enabled.
  case enabled
  /// Alternating backgrounds are disabled.
  case disabled
}

extension View {
  /// Sets the background of a row.
  public nonisolated func listRowBackground<Background: View>(
    _ view: Background?
  ) -> some View {
    background(view)
  }
  /// Sets the insets of a row.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { inert(insets) }
  /// Shows or hides the separator of a row.
  public nonisolated func listRowSeparator(_ visibility: Visibility) -> some View {
    inert(visibility)
  }
  /// Adds swipe actions to a row, built eagerly in the enclosing body.
  public nonisolated func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some View {
    overlay(content: content).inert((edge, allowsFullSwipe))
  }
  /// Sets the tint of row separators.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    inert(color).inert(edges)
  }
  /// Shows or hides the separators at some edges of a row.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set
  ) -> some View {
    listRowSeparator(visibility).inert(edges)
  }
  /// Sets the tint of icons in rows.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { inert(tint) }
  /// Sets the space between list sections in this view, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { inert(spacing) }
  /// Sets the space between list sections in this view.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    inert(spacing)
  }
  /// Shows or hides the separators of a section.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    inert(visibility).inert(edges)
  }
  /// Sets the tint of section separators.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    inert(color).inert(edges)
  }
  /// Sets the prominence of section headers in this view.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    inert(prominence)
  }
  /// Alternates the row backgrounds of lists in this view.
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    inert(behavior)
  }
  /// Prevents moving a row; no step does this.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { inert(isDisabled) }
  /// Sets the space between list rows in this view, in points.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { inert(spacing) }
}
