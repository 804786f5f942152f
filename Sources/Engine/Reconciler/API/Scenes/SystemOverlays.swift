extension View {
  /// Shows or hides the status bar.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { inert(hidden) }
  /// Shows or hides the status bar.
  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
  /// Shows or hides persistent system overlays.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    inert(visibility)
  }
  /// Lets the app's gestures take precedence over the system's at some edges.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { inert(edges) }
}
