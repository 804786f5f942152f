extension View {
  /// Scales the view.
  public nonisolated func scaleEffect(
    _ scale: CGFloat,
    anchor: UnitPoint = .center
  ) -> some View {
    inert((scale, anchor))
  }
  /// Scales the view by separate horizontal and vertical factors.
  public nonisolated func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    inert((x, y, anchor))
  }
  /// Rotates the view in three dimensions.
  public nonisolated func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    perspective: CGFloat = 1
  ) -> some View {
    inert((angle, axis, anchor, perspective))
  }
  /// Scales the view by separate horizontal and vertical factors.
  public nonisolated func scaleEffect(
    _ scale: CGSize,
    anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// Rotates the view in three dimensions.
  public nonisolated func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    inert((angle, axis, anchor, anchorZ, perspective))
  }
  /// Mirrors the view horizontally in right-to-left layouts.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    inert(enabled)
  }
  /// Rotates the view.
  public nonisolated func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some View {
    inert((angle, anchor))
  }
}
