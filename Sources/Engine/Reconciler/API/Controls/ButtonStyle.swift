import AttributeGraph

/// How buttons look, as a view made of their label.
@MainActor @preconcurrency
public protocol ButtonStyle: _ControlStyle where _Configuration == ButtonStyleConfiguration {
  /// What a style is told of the control.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a style is told of a button.
public struct ButtonStyleConfiguration {
  /// The button's label, as a placeholder: its changes do not concern the style (STY-1).
  public let label = Label()
  /// What the button is for.
  public let role: ButtonRole?
  /// Whether the button is held down, as it is during the first half of a tap.
  public let isPressed: Bool

  /// Stands for the label of a button.
  public struct Label: StylePart {}
}

/// How buttons look and react, as a view made of their label.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: _ControlStyle
where _Configuration == PrimitiveButtonStyleConfiguration {
  /// What a style is told of the control.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

extension PrimitiveButtonStyle {
  /// Buttons: the inner one of two styles holds, whether it decides how they react or not.
  public static var _controls: Any.Type { ButtonStyleConfiguration.self }
}

/// What a style that decides how a button reacts is told of it.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label, as a placeholder: its changes do not concern the style (STY-1).
  public let label = Label()
  /// What the button is for.
  public let role: ButtonRole?
  /// The button itself, whose latest action counts.
  let button: ButtonTrigger

  /// Stands for the label of a button.
  public struct Label: StylePart {}

  /// Runs the button's action.
  public func trigger() { button.action() }
}

/// Runs the latest action of a mounted button.
final class ButtonTrigger {
  let action: () -> Void
  init(action: @escaping () -> Void) { self.action = action }
}

/// What a style is told of a button, as its value and a finger on it say.
struct ButtonConfigurationRule<Label>: Rule {
  let button: Attribute<Button<Label>>
  let isPressed: Attribute<Bool>

  var value: ButtonStyleConfiguration {
    ButtonStyleConfiguration(role: button.field(\.role).value, isPressed: isPressed.value)
  }
}

/// What a style is told of a button whose reactions it decides.
struct PrimitiveButtonConfigurationRule<Label>: Rule {
  let button: Attribute<Button<Label>>
  let trigger: ButtonTrigger

  var value: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(role: button.field(\.role).value, button: trigger)
  }
}

extension View {
  /// Sets the style of buttons inside.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }

  /// Sets the style of buttons inside, and how they react.
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
}
