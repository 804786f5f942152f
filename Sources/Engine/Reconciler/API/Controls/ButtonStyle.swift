import AttributeGraph

@MainActor @preconcurrency
public protocol ButtonStyle: _ControlStyle where _Configuration == ButtonStyleConfiguration {
  typealias Configuration = ButtonStyleConfiguration
}

public struct ButtonStyleConfiguration {
  /// A placeholder for the button's label; label updates don't affect the style (STY-1).
  public let label = Label()
  public let role: ButtonRole?
  public let isPressed: Bool

  /// A placeholder for the label of a button.
  public struct Label: StylePart {}
}

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

public struct PrimitiveButtonStyleConfiguration {
  /// A placeholder for the button's label; label updates don't affect the style (STY-1).
  public let label = Label()
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

public struct DefaultButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

public struct PlainButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
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

public struct BorderedButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

public struct LinkButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  public init() {}
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

public struct GlassButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  public init() {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

public struct GlassProminentButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  public init() {}
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  public init() {}
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

public struct ButtonBorderShape: InsettableShape, Hashable {
  private let name: String
  private nonisolated init(_ name: String) { self.name = name }
  public nonisolated static let automatic = ButtonBorderShape("automatic")
  public nonisolated static let capsule = ButtonBorderShape("capsule")
  public nonisolated static let circle = ButtonBorderShape("circle")
  public nonisolated static let roundedRectangle = ButtonBorderShape("roundedRectangle")
  /// A rounded rectangle with a corner radius in points.
  public nonisolated static func roundedRectangle(radius: CGFloat) -> Self {
    Self("roundedRectangle \(radius)")
  }
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

extension View {
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    inert(shape)
  }
}
