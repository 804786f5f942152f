/// Room around the content.
public struct _PaddingLayout: DrawingModifier {
  let edges: Edge.Set
  let insets: EdgeInsets?
}

/// A size for the content.
public struct _FrameLayout: DrawingModifier {
  var width: CGFloat?
  var height: CGFloat?
  var minWidth: CGFloat?
  var maxWidth: CGFloat?
  var minHeight: CGFloat?
  var maxHeight: CGFloat?
  let alignment: Alignment
}

/// The outline of the content.
public struct _ClipEffect<Outline>: DrawingModifier {
  let shape: Outline
}

/// A shift of the content.
public struct _OffsetEffect: DrawingModifier {
  let offset: CGSize
}

extension View {
  /// Adds room on some sides, in points.
  public nonisolated func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
    return modifier(_PaddingLayout(edges: edges, insets: insets))
  }

  /// Adds room on all sides, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds room on each side.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// Gives the view a size.
  public nonisolated func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Gives the view limits for its size.
  public nonisolated func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FrameLayout(
        width: idealWidth,
        height: idealHeight,
        minWidth: minWidth,
        maxWidth: maxWidth,
        minHeight: minHeight,
        maxHeight: maxHeight,
        alignment: alignment
      )
    )
  }

  /// Sets the weight of texts inside.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(_InertModifier(value: weight))
  }
  /// Sets texts inside in bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    modifier(_InertModifier(value: isActive))
  }
  /// Colors what is inside.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(_InertModifier(value: color))
  }
  /// Styles what is inside.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(_InertModifier(value: style))
  }
  /// Tints controls inside.
  public nonisolated func tint(_ tint: Color?) -> some View {
    modifier(_InertModifier(value: tint))
  }
  /// Tints controls inside.
  public nonisolated func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    modifier(_InertModifier(value: tint))
  }
  /// Makes the view less opaque.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(_InertModifier(value: opacity))
  }
  /// Rounds the corners by a radius in points.
  public nonisolated func cornerRadius(_ radius: CGFloat) -> some View {
    modifier(_InertModifier(value: radius))
  }
  /// Draws the view larger or smaller.
  public nonisolated func scaleEffect(
    _ scale: CGFloat,
    anchor: UnitPoint = .center
  ) -> some View {
    modifier(_InertModifier(value: scale)).modifier(_InertModifier(value: anchor))
  }
  /// Draws the view elsewhere.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }
  /// Clips the view to an outline.
  public nonisolated func clipShape<Outline: Shape>(_ shape: Outline) -> some View {
    modifier(_ClipEffect(shape: shape))
  }
  /// Clips the view to its frame.
  public nonisolated func clipped() -> some View { modifier(_ClipEffect(shape: Rectangle())) }
  /// Sets the outline that takes taps.
  public nonisolated func contentShape<Outline: Shape>(_ shape: Outline) -> some View {
    modifier(_ClipEffect(shape: shape))
  }
}
