/// A key of a keyboard shortcut.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public let character: Character
  /// The key for a character.
  public init(_ character: Character) { self.character = character }
  /// The key for a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The tab key.
  public static let tab = KeyEquivalent("\t")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The up arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// The modifier keys of an event.
public struct EventModifiers: OptionSet, Sendable {
  /// The raw value, with one bit per key.
  public let rawValue: Int
  /// A set of keys from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 1)
  /// The control key.
  public static let control = EventModifiers(rawValue: 2)
  /// The option key.
  public static let option = EventModifiers(rawValue: 4)
  /// The command key.
  public static let command = EventModifiers(rawValue: 8)
}

/// A keyboard shortcut.
public struct KeyboardShortcut: Hashable, Sendable {
  private let name: String
  /// The return key.
  public static let defaultAction = KeyboardShortcut(name: "defaultAction")
  /// The escape key.
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
