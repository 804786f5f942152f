/// Sets the frame of the content.
public struct _FrameLayout: DrawingModifier {
  var width: CGFloat?
  var height: CGFloat?
  var minWidth: CGFloat?
  var maxWidth: CGFloat?
  var minHeight: CGFloat?
  var maxHeight: CGFloat?
  let alignment: Alignment
}

/// How content fills its available space.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// Fits all of the content.
  case fit
  /// Fills all of the space.
  case fill
}

extension View {
  /// Sets a fixed frame for the view.
  public nonisolated func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }
  /// Sets minimum, ideal and maximum dimensions for the view.
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
  /// Sets the aspect ratio of the view.
  public nonisolated func aspectRatio(
    _ ratio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    inert(ratio).inert(contentMode)
  }
  /// Scales the view to fit its space.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Scales the view to fill its space.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
  /// Fixes the view at its ideal size.
  public nonisolated func fixedSize() -> some View { inert(true) }
  /// Sets the layout priority of the view.
  public nonisolated func layoutPriority(_ value: Double) -> some View { inert(value) }
  /// Sets the aspect ratio of the view to that of a size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  /// Fixes the view at its ideal size in the given dimensions.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    inert([horizontal, vertical])
  }
  /// Sizes the view relative to its container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    inert(axes).inert(alignment)
  }
  /// Sizes the view to a fraction of its container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    inert((axes, count, span, spacing, alignment))
  }
  /// Sizes the view by a function of its container's size, which the engine does not call.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    inert((axes, alignment, length))
  }
}
