extension View {
  public nonisolated func scaleEffect(
    _ scale: CGFloat,
    anchor: UnitPoint = .center
  ) -> some View {
    inert((scale, anchor))
  }
  public nonisolated func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    inert((x, y, anchor))
  }
  public nonisolated func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    perspective: CGFloat = 1
  ) -> some View {
    inert((angle, axis, anchor, perspective))
  }
  public nonisolated func scaleEffect(
    _ scale: CGSize,
    anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  public nonisolated func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    inert((angle, axis, anchor, anchorZ, perspective))
  }
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    inert(enabled)
  }
  public nonisolated func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some View {
    inert((angle, anchor))
  }
}
