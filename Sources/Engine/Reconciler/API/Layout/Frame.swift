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

public enum ContentMode: Hashable, Sendable, CaseIterable {
  case fit
  case fill
}

extension View {
  public nonisolated func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }
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
  public nonisolated func aspectRatio(
    _ ratio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    inert(ratio).inert(contentMode)
  }
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
  public nonisolated func fixedSize() -> some View { inert(true) }
  public nonisolated func layoutPriority(_ value: Double) -> some View { inert(value) }
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    inert([horizontal, vertical])
  }
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    inert(axes).inert(alignment)
  }
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
