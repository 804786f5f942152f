public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

public enum UserInterfaceSizeClass: CaseIterable, Hashable, Sendable {
  case compact
  case regular
}

public enum ScenePhase: CaseIterable, Comparable, Hashable, Sendable {
  /// The scene isn't visible.
  case background
  /// The scene is visible but receives no events.
  case inactive
  case active
}
