import AttributeGraph

/// Views in rows and columns; all of them are mounted.
public struct Grid<Content> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content
}

extension Grid: View, PrimitiveView where Content: View {
  /// A grid, built eagerly in the enclosing body.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing,
      content: content()
    )
  }

  /// Mounts the content.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.drawn(.grid).enteringStack())
  }
}

public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View, PrimitiveView where Content: View {
  /// A row, built eagerly in the enclosing body.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, content: content())
  }

  /// Mounts the content.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.drawn(.row).enteringStack())
  }
}

extension View {
  public nonisolated func gridCellColumns(_ count: Int) -> some View { inert(Double(count)) }

  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { inert(axes) }

  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { inert(anchor) }

  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    inert(guide)
  }
}
