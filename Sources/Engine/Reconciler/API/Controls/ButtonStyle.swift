import AttributeGraph

/// A style that draws buttons from their label.
@MainActor @preconcurrency
public protocol ButtonStyle: _ControlStyle where _Configuration == ButtonStyleConfiguration {
  /// The properties of the control.
  typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button.
public struct ButtonStyleConfiguration {
  /// A placeholder for the button's label; label updates don't affect the style (STY-1).
  public let label = Label()
  /// The role of the button.
  public let role: ButtonRole?
  /// Whether the button is pressed; `true` during the first half of a tap.
  public let isPressed: Bool

  /// A placeholder for the label of a button.
  public struct Label: StylePart {}
}

/// A style that draws buttons from their label and handles their interaction.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: _ControlStyle
where _Configuration == PrimitiveButtonStyleConfiguration {
  /// The properties of the control.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

extension PrimitiveButtonStyle {
  /// Buttons: the innermost style applies, whether or not it handles interaction.
  public static var _controls: Any.Type { ButtonStyleConfiguration.self }
}

/// The properties of a button in a style that handles interaction.
public struct PrimitiveButtonStyleConfiguration {
  /// A placeholder for the button's label; label updates don't affect the style (STY-1).
  public let label = Label()
  /// The role of the button.
  public let role: ButtonRole?
  /// The button itself, so that `trigger()` runs its latest action.
  let button: ButtonTrigger

  /// A placeholder for the label of a button.
  public struct Label: StylePart {}

  /// Runs the button's action.
  public func trigger() { button.action() }
}

/// Runs the latest action of a mounted button.
final class ButtonTrigger {
  let action: () -> Void
  init(action: @escaping () -> Void) { self.action = action }
}

/// Computes a button's style configuration from the button and its pressed state.
struct ButtonConfigurationRule<Label>: Rule {
  let button: Attribute<Button<Label>>
  let isPressed: Attribute<Bool>

  var value: ButtonStyleConfiguration {
    ButtonStyleConfiguration(role: button.field(\.role).value, isPressed: isPressed.value)
  }
}

/// Computes a button's configuration for a style that handles interaction.
struct PrimitiveButtonConfigurationRule<Label>: Rule {
  let button: Attribute<Button<Label>>
  let trigger: ButtonTrigger

  var value: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(role: button.field(\.role).value, button: trigger)
  }
}

/// The system default button style.
public struct DefaultButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// The system default button style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The system default button style.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A plain label, dimmed while pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// A plain label, dimmed while pressed.
  public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A plain label, dimmed while pressed.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A tinted label without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// A tinted label without a border.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A tinted label without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A label on a tinted background.
public struct BorderedButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// A label on a tinted background.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a tinted background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A label on a filled background.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// A label on a filled background.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label on a filled background.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A label styled as a link.
public struct LinkButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// A label styled as a link.
  public init() {}
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A label styled as a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A label on Liquid Glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// A label on Liquid Glass.
  public init() {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on Liquid Glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// A label on tinted Liquid Glass.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// A label on tinted Liquid Glass.
  public init() {}
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A label on tinted Liquid Glass.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A label for an accessory bar.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// A label for an accessory bar.
  public init() {}
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A label for an accessory bar.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// The border shape of a button.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  /// The system default.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// A capsule.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// A rounded rectangle.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// A rounded rectangle with a corner radius in points.
  public static func roundedRectangle(radius: CGFloat) -> Self {
    Self(name: "roundedRectangle \(radius)")
  }
}

extension View {
  /// Sets the style of buttons in this view.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
  /// Sets the style of buttons in this view, including how they handle interaction.
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
  /// Sets the border shape of buttons in this view.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    inert(shape)
  }
}
