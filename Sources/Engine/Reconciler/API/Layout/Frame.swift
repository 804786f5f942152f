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

/// How a picture or text fills its room.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// All of it is seen.
  case fit
  /// No room is left.
  case fill
}

extension View {
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
  /// Keeps the ratio of width to height.
  public nonisolated func aspectRatio(
    _ ratio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    inert(ratio).inert(contentMode)
  }
  /// Shows all of the view in its room.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Fills the room with the view.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
  /// Fixes the view at its ideal size.
  public nonisolated func fixedSize() -> some View { inert(true) }
  /// Sets the priority with which the view gets space.
  public nonisolated func layoutPriority(_ value: Double) -> some View { inert(value) }
  /// Keeps the ratio of a size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  /// Fixes the view at its ideal size in some directions.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    inert([horizontal, vertical])
  }
  /// Gives the view the size of what contains it.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    inert(axes).inert(alignment)
  }
  /// Gives the view a part of the size of what contains it.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    inert(axes)
      .inert([Double(count), Double(span), Double(spacing)])
  }
}
