extension View {
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { inert(hidden) }
  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    inert(visibility)
  }
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { inert(edges) }
}
