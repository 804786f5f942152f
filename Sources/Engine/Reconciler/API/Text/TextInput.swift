import AttributeGraph
import ScenarioTrace
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
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    modifier(_KeyboardModifier(type: type))
  }
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    inert(style)
  }
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    inert(textContentType)
  }
}

/// Sets the keyboard of the text fields in the view.
public struct _KeyboardModifier: PrimitiveModifier {
  let type: UIKeyboardType

  /// Mounts the content, whose fields say which keyboard they ask for.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    var inputs = inputs
    inputs.around.keyboard = { modifier.currentValue?.type.state }
    body(inputs)
  }
}

extension UIKeyboardType {
  /// How a field with the keyboard is marked on the schematic screen.
  fileprivate var state: ScreenNode.State? {
    switch self {
    case .numberPad, .decimalPad, .phonePad, .numbersAndPunctuation: .number
    case .emailAddress: .email
    case .URL: .address
    case .default, .asciiCapable: nil
    }
  }
}

private enum KeyboardInput: InheritedInput {
  static var defaultValue: () -> ScreenNode.State? { { nil } }
}

extension InheritedInputs {
  /// The keyboard that text fields here ask for, if it is a special one.
  var keyboard: () -> ScreenNode.State? {
    get { self[KeyboardInput.self] }
    set { self[KeyboardInput.self] = newValue }
  }
}
