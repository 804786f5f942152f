import AttributeGraph

/// A column or row of a grid.
public struct GridItem: Sendable, Equatable {
  /// How wide a column is, or how high a row.
  public enum Size: Sendable, Equatable {
    /// So many points.
    case fixed(CGFloat)
    /// What is left, within limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit, within limits in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The extent.
  public var size: Size
  /// The room to the next, in points.
  public var spacing: CGFloat?
  /// Where its content is placed.
  public var alignment: Alignment?

  /// A column or row.
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

/// Views in rows of several columns, mounted when they can be seen (LAZY-1).
public struct LazyVGrid<Content> {
  let columns: [GridItem]
  let spacing: CGFloat?
  let content: Content
}

extension LazyVGrid: View, PrimitiveView where Content: View {
  /// Views in rows; the content is built at once, its elements when they can be seen.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.spacing = spacing
    self.content = content()
  }

  /// Mounts the content with a window on its elements.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.enteringLazyContainer())
  }
}

/// Views in columns of several rows, mounted when they can be seen (LAZY-1).
public struct LazyHGrid<Content> {
  let rows: [GridItem]
  let spacing: CGFloat?
  let content: Content
}

extension LazyHGrid: View, PrimitiveView where Content: View {
  /// Views in columns; the content is built at once, its elements when they can be seen.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.spacing = spacing
    self.content = content()
  }

  /// Mounts the content with a window on its elements.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.enteringLazyContainer())
  }
}
