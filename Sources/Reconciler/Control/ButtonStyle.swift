import AttributeGraph

/// How buttons look, as a view made of their label.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// Makes the look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What a style is told of a button.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a style is told of a button.
public struct ButtonStyleConfiguration {
  /// The button's label, as a placeholder: its changes do not concern the style (STY-1).
  public let label = Label()
  /// Whether the button is held down, as it is during the first half of a tap.
  public let isPressed: Bool

  /// Stands for the label of a button.
  public struct Label {}
}

extension ButtonStyleConfiguration.Label: PrimitiveView {
  /// Mounts the button's own label.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let owner = ObjectIdentifier(Self.self)
    guard let label = Placeholder.nearest(to: owner, from: inputs.placeholders) else { return }
    var inputs = inputs
    inputs.placeholders = label.outer
    label.make(inputs)
  }
}

/// A style with what it is told; the style comes first, so that its properties are found (STY-1).
private struct StyledButton<Style: ButtonStyle> {
  var style: Style
  let isPressed: Bool
}

/// The `makeBody(configuration:)` of a style.
private enum ButtonStyleBody<Style: ButtonStyle>: BodyAccessor {
  static var declaredType: Any.Type { Style.self }

  static func body(of button: StyledButton<Style>) -> Style.Body {
    button.style.makeBody(configuration: ButtonStyleConfiguration(isPressed: button.isPressed))
  }
}

/// Mounts the body of the style that was set around a button.
@MainActor
final class ButtonStyling {
  let mount:
    (
      _ inputs: _ViewInputs, _ isPressed: Attribute<Bool>,
      _ label: @escaping @MainActor (_ViewInputs) -> Void
    ) -> Void

  /// The body is a rule over the style with its dynamic properties and over whether the button is
  /// pressed; the label is a placeholder (STY-1).
  init<Style: ButtonStyle>(_ style: Attribute<Style>) {
    mount = { inputs, isPressed, label in
      let rule = ButtonRule(style: style, isPressed: isPressed)
      let button = Attribute(rule, in: inputs.subgraph)
      let accessor = ButtonStyleBody<Style>.self
      var (body, bodyInputs) = makeBody(accessor, of: button, inputs: inputs)
      bodyInputs.placeholders = Placeholder(
        owner: ObjectIdentifier(ButtonStyleConfiguration.Label.self),
        outer: inputs.placeholders,
        make: label
      )
      Style.Body._makeView(view: _GraphValue(body), inputs: bodyInputs)
    }
  }
}

private struct ButtonRule<Style: ButtonStyle>: Rule {
  let style: Attribute<Style>
  let isPressed: Attribute<Bool>

  var value: StyledButton<Style> {
    StyledButton(style: style.value, isPressed: isPressed.value)
  }
}

/// Sets the style of buttons inside.
public struct _ButtonStyleModifier<Style: ButtonStyle> {
  let style: Style
}

extension _ButtonStyleModifier: PrimitiveModifier {
  /// Mounts the content with the style for its buttons.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    var inputs = inputs
    inputs.buttonStyling = ButtonStyling(modifier.attribute.field(\.style))
    body(inputs)
  }
}

/// Sets the style of buttons inside to one of the system's, in place of any other.
public struct _SystemButtonStyleModifier<Style: PrimitiveButtonStyle> {
  let style: Style
}

extension _SystemButtonStyleModifier: PrimitiveModifier {
  /// Mounts the content without a style of the program for its buttons.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    var inputs = inputs
    inputs.buttonStyling = nil
    body(inputs)
  }
}

/// A look that the system draws.
public protocol PrimitiveButtonStyle: Sendable {}

/// The system's looks of buttons.
public struct _SystemButtonStyle: PrimitiveButtonStyle, Equatable {
  fileprivate let name: String
}

extension PrimitiveButtonStyle where Self == _SystemButtonStyle {
  /// What suits the place.
  public static var automatic: _SystemButtonStyle { _SystemButtonStyle(name: "automatic") }
  /// The label alone, dimmed while pressed.
  public static var plain: _SystemButtonStyle { _SystemButtonStyle(name: "plain") }
  /// The label alone, tinted.
  public static var borderless: _SystemButtonStyle { _SystemButtonStyle(name: "borderless") }
  /// A tinted background.
  public static var bordered: _SystemButtonStyle { _SystemButtonStyle(name: "bordered") }
  /// A filled background.
  public static var borderedProminent: _SystemButtonStyle {
    _SystemButtonStyle(name: "borderedProminent")
  }
}

extension View {
  /// Sets the style of buttons inside.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    modifier(_ButtonStyleModifier(style: style))
  }

  /// Sets the style of buttons inside to one of the system's.
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    modifier(_SystemButtonStyleModifier(style: style))
  }
}
