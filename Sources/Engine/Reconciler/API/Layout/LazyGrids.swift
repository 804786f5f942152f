import AttributeGraph

public struct GridItem: Sendable, Equatable {
  public enum Size: Sendable, Equatable {
    /// A fixed size in points.
    case fixed(CGFloat)
    /// The remaining space, within limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as fit, within limits in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The space to the next item, in points.
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A vertically growing grid that mounts its views when they become visible (LAZY-1).
public struct LazyVGrid<Content> {
  let columns: [GridItem]
  let layout: _StackLayout<HorizontalAlignment>
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyVGrid: View, PrimitiveView where Content: View {
  /// A lazy vertical grid; the content is built eagerly, its elements when they become visible.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    layout = _StackLayout(alignment: alignment, spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Mounts the visible elements of the content.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.drawn(.grid).enteringLazyContainer())
  }
}

/// A horizontally growing grid that mounts its views when they become visible (LAZY-1).
public struct LazyHGrid<Content> {
  let rows: [GridItem]
  let layout: _StackLayout<VerticalAlignment>
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyHGrid: View, PrimitiveView where Content: View {
  /// A lazy horizontal grid; the content is built eagerly, its elements when they become visible.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    layout = _StackLayout(alignment: alignment, spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Mounts the visible elements of the content.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(
      view: view[\.content],
      inputs: inputs.drawn(.grid).enteringLazyContainer(axis: .horizontal)
    )
  }
}
