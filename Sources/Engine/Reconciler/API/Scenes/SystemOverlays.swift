extension View {
  /// Shows or hides the bar with the clock.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { inert(hidden) }
  /// Shows or hides the bar with the clock.
  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
  /// Shows or hides what the system lays over the app.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    inert(visibility)
  }
  /// Lets the app's gestures at some edges go before those of the system.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { inert(edges) }
}
