/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public let character: Character
  /// The key of a character.
  public init(_ character: Character) { self.character = character }
  /// The key of a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The tabulator.
  public static let tab = KeyEquivalent("\t")
  /// The key that deletes.
  public static let delete = KeyEquivalent("\u{8}")
  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys held with another.
public struct EventModifiers: OptionSet, Sendable {
  /// A bit for each key.
  public let rawValue: Int
  /// Keys by their bits.
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
  /// Sets the keyboard shortcut of the control, which no step presses.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View {
    inert(key).inert(modifiers)
  }
  /// Sets the keyboard shortcut of the control, which no step presses.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    inert(shortcut)
  }
}
