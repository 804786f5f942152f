public enum ListSectionSpacing: Hashable, Sendable {
  case `default`
  case compact
}

public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
  case automatic
  case enabled
  case disabled
}

extension View {
  public nonisolated func listRowBackground<Background: View>(
    _ view: Background?
  ) -> some View {
    background(view)
  }
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { inert(insets) }
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
  public nonisolated func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    inert(color).inert(edges)
  }
  public nonisolated func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set
  ) -> some View {
    listRowSeparator(visibility).inert(edges)
  }
  public nonisolated func listItemTint(_ tint: Color?) -> some View { inert(tint) }
  /// Sets the space between list sections in this view, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { inert(spacing) }
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    inert(spacing)
  }
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    inert(visibility).inert(edges)
  }
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    inert(color).inert(edges)
  }
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    inert(prominence)
  }
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
