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

/// Buttons as the system chooses.
public struct DefaultButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// Buttons as the system chooses.
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// Buttons as the system chooses.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A label alone, dimmed while pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// A label alone, dimmed while pressed.
  public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A label alone, dimmed while pressed.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A label alone, tinted.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// A label alone, tinted.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label alone, tinted.
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

/// A label like a link of a page.
public struct LinkButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// A label like a link of a page.
  public init() {}
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A label like a link of a page.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// A label on glass.
  public init() {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// A label on glass of the app's color.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// A label on glass of the app's color.
  public init() {}
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A label on glass of the app's color.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A label in a bar of accessories.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// A label in a bar of accessories.
  public init() {}
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A label in a bar of accessories.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
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

extension View {
  /// Sets the style of buttons inside.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
  /// Sets the style of buttons inside, and how they react.
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
  /// Sets the outline of buttons inside.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    inert(shape)
  }
}
