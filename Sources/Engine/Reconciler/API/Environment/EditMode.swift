public enum EditMode: Sendable {
  /// They can't.
  case inactive
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}
