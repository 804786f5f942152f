/// What a field is for, so that the system can offer to fill it in.
public struct UITextContentType: Hashable, Sendable {
  private let name: String
  /// A person's name.
  public static let name = UITextContentType(name: "name")
  /// The name that comes first.
  public static let givenName = UITextContentType(name: "givenName")
  /// The name of the family.
  public static let familyName = UITextContentType(name: "familyName")
  /// The name of an account.
  public static let username = UITextContentType(name: "username")
  /// The password of an account.
  public static let password = UITextContentType(name: "password")
  /// A password for a new account.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// A code that holds once.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// An address of mail.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  // UIKit's own name.
  /// The address of a page.
  public static let URL = UITextContentType(name: "URL")
}

/// Whether the texts of a view can be selected.
public protocol TextSelectability: Sendable {}

/// They can.
public struct EnabledTextSelectability: TextSelectability {}

/// They cannot.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// They can.
  public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// They cannot.
  public static var disabled: Self { Self() }
}

/// The outline of a button.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  /// As the system chooses.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// Half-round ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// Rounded corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// Corners rounded by a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> Self {
    Self(name: "roundedRectangle \(radius)")
  }
}

/// What a person feels or hears.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  /// Something went well.
  public static let success = SensoryFeedback(name: "success")
  /// Something may go wrong.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Something else is chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value becomes larger.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value becomes smaller.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// Two things meet.
  public static let impact = SensoryFeedback(name: "impact")
  /// Two things that meet, by their weight and how hard they do.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight) \(intensity)")
  }

  /// How heavy things are that meet.
  public enum Weight: Sendable {
    /// Light.
    case light
    /// Between both.
    case medium
    /// Heavy.
    case heavy
  }
}

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

/// Keys that stand for a control.
public struct KeyboardShortcut: Hashable, Sendable {
  private let name: String
  /// The return key.
  public static let defaultAction = KeyboardShortcut(name: "defaultAction")
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(name: "cancelAction")
}

extension View {
  /// Says what fields inside are for.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    modifier(_InertModifier(value: textContentType))
  }
  /// Lets a person select the texts inside, which no step does.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(_InertModifier(value: selectability))
  }
  /// Sets the outline of buttons inside.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(_InertModifier(value: shape))
  }
  /// Lets a person feel or hear each change of a value.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View {
    modifier(_InertModifier(value: feedback)).modifier(_InertModifier(value: trigger))
  }
  /// Lets a person feel or hear those changes of a value that a closure names; nothing is felt here,
  /// so it is not asked.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    sensoryFeedback(feedback, trigger: trigger)
  }
  /// Lets a person feel or hear changes of a value as a closure says; nothing is felt here, so it is
  /// not asked.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(_InertModifier(value: trigger))
  }
  /// Names the keys that stand for the control, which no step presses.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View {
    modifier(_InertModifier(value: key)).modifier(_InertModifier(value: modifiers))
  }
  /// Names the keys that stand for the control, which no step presses.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(_InertModifier(value: shortcut))
  }
}
