/// What the return key says.
public struct SubmitLabel: Equatable, Sendable {
  private let name: String
  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Return.
  public static let `return` = SubmitLabel(name: "return")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Send.
  public static let send = SubmitLabel(name: "send")
}

/// Which letters a keyboard offers as capitals.
public struct TextInputAutocapitalization: Equatable, Sendable {
  private let name: String
  /// None.
  public static var never: Self { Self(name: "never") }
  /// The first of each word.
  public static var words: Self { Self(name: "words") }
  /// The first of each sentence.
  public static var sentences: Self { Self(name: "sentences") }
  /// All.
  public static var characters: Self { Self(name: "characters") }
}

/// The keys that a keyboard offers.
public enum UIKeyboardType: Int, Sendable {
  /// As usual.
  case `default`
  /// Letters and signs of ASCII.
  case asciiCapable
  /// Digits and signs.
  case numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  // UIKit's own name.
  /// For addresses of pages.
  case URL
  /// Digits.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For addresses of mail.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
}

/// How scrolling hides the keyboard.
public enum ScrollDismissesKeyboardMode: Sendable {
  /// As the system chooses.
  case automatic
  /// At once.
  case immediately
  /// Following the finger.
  case interactively
  /// Not at all.
  case never
}

/// When the bars beside a scroll view are shown.
public enum ScrollIndicatorVisibility: Sendable {
  /// As the system chooses.
  case automatic
  /// Mostly.
  case visible
  /// Mostly not.
  case hidden
  /// Not at all.
  case never
}

/// How large controls are.
public enum ControlSize: CaseIterable, Sendable {
  /// The smallest.
  case mini
  /// Small.
  case small
  /// As usual.
  case regular
  /// Large.
  case large
  /// The largest.
  case extraLarge
}

extension View {
  /// Sets what the return key says.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modifier(_InertModifier(value: submitLabel))
  }
  /// Sets which letters the keyboard offers as capitals.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    modifier(_InertModifier(value: autocapitalization))
  }
  /// Keeps the system from changing what is typed.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(_InertModifier(value: disable))
  }
  /// Keeps the system from changing what is typed.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    modifier(_InertModifier(value: disable))
  }
  /// Sets the keys that the keyboard offers.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    modifier(_InertModifier(value: type))
  }
  /// Sets how scrolling hides the keyboard.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    modifier(_InertModifier(value: mode))
  }
  /// Shows or hides the bars beside a scroll view.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(_InertModifier(value: visibility)).modifier(_InertModifier(value: axes))
  }
  /// Shows or hides the background of a list or field.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(_InertModifier(value: visibility))
  }
  /// Sets the room between rows of a list inside, in points.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    modifier(_InertModifier(value: spacing))
  }
  /// Keeps a person from closing the sheet that shows the view with a finger, which no step does.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_InertModifier(value: isDisabled))
  }
}
