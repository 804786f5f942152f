import UIKitShim

public struct SubmitLabel: Equatable, Sendable {
  private let name: String
  public static let `continue` = SubmitLabel(name: "continue")
  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let join = SubmitLabel(name: "join")
  public static let next = SubmitLabel(name: "next")
  public static let `return` = SubmitLabel(name: "return")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let send = SubmitLabel(name: "send")
}

public struct TextInputAutocapitalization: Equatable, Sendable {
  private let name: String
  /// Capitalizes nothing.
  public static var never: Self { Self(name: "never") }
  public static var words: Self { Self(name: "words") }
  public static var sentences: Self { Self(name: "sentences") }
  public static var characters: Self { Self(name: "characters") }
}

extension View {
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    inert(submitLabel)
  }
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    inert(autocapitalization)
  }
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    inert(disable)
  }
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { inert(disable) }
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { inert(type) }
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    inert(style)
  }
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    inert(textContentType)
  }
}
