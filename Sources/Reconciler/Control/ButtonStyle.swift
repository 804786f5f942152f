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
  /// Whether the button is held down; a tap of a scenario is over at once.
  public let isPressed = false

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

/// The `makeBody(configuration:)` of a style.
private enum ButtonStyleBody<Style: ButtonStyle>: BodyAccessor {
  static func body(of style: Style) -> Style.Body {
    style.makeBody(configuration: ButtonStyleConfiguration())
  }
}

/// Mounts the body of the style that was set around a button.
@MainActor
final class ButtonStyling {
  let mount: (_ViewInputs, _ label: @escaping @MainActor (_ViewInputs) -> Void) -> Void

  /// The body is a rule over the style alone, with its dynamic properties; the label is a
  /// placeholder (STY-1).
  init<Style: ButtonStyle>(_ style: Attribute<Style>) {
    mount = { inputs, label in
      let accessor = ButtonStyleBody<Style>.self
      var (body, bodyInputs) = makeBody(accessor, of: style, inputs: inputs)
      bodyInputs.placeholders = Placeholder(
        owner: ObjectIdentifier(ButtonStyleConfiguration.Label.self),
        outer: inputs.placeholders,
        make: label
      )
      Style.Body._makeView(view: _GraphValue(body), inputs: bodyInputs)
    }
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
    modifier(_StyleModifier(style: style))
  }
}
