public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")
  public static let delete = KeyEquivalent("\u{8}")
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

public struct EventModifiers: OptionSet, Sendable {
  /// The raw value, with one bit per key.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = EventModifiers(rawValue: 1)
  public static let control = EventModifiers(rawValue: 2)
  public static let option = EventModifiers(rawValue: 4)
  public static let command = EventModifiers(rawValue: 8)
}

public struct KeyboardShortcut: Hashable, Sendable {
  private let name: String
  public static let defaultAction = KeyboardShortcut(name: "defaultAction")
  public static let cancelAction = KeyboardShortcut(name: "cancelAction")
}

extension View {
  /// Sets the keyboard shortcut of the control; no step presses it.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View {
    inert(key).inert(modifiers)
  }
  /// Sets the keyboard shortcut of the control; no step presses it.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    inert(shortcut)
  }
}
