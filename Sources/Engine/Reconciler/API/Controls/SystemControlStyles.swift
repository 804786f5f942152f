// The looks of buttons and switches that the system draws.

/// Buttons as the system chooses.
public struct DefaultButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// Buttons as the system chooses.
  public init() {}
}

/// A label alone, dimmed while pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// A label alone, dimmed while pressed.
  public init() {}
}

/// A label alone, tinted.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// A label alone, tinted.
  public init() {}
}

/// A label on a tinted background.
public struct BorderedButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// A label on a tinted background.
  public init() {}
}

/// A label on a filled background.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// A label on a filled background.
  public init() {}
}

/// A label like a link of a page.
public struct LinkButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// A label like a link of a page.
  public init() {}
}

/// A label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// A label on glass.
  public init() {}
}

/// A label on glass of the app's color.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// A label on glass of the app's color.
  public init() {}
}

/// A label in a bar of accessories.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, _SystemDrawn {
  /// A label in a bar of accessories.
  public init() {}
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A label on glass of the app's color.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A label in a bar of accessories.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// Buttons as the system chooses.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A label alone, dimmed while pressed.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label alone, tinted.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a tinted background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label on a filled background.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A label like a link of a page.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// Switches as the system chooses.
public struct DefaultToggleStyle: ToggleStyle, _SystemDrawn {
  /// Switches as the system chooses.
  public init() {}
}

/// A knob that moves.
public struct SwitchToggleStyle: ToggleStyle, _SystemDrawn {
  /// A knob that moves.
  public init() {}
  /// A knob that moves on a color.
  public init(tint: Color) {}
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle, _SystemDrawn {
  /// A button that stays pressed.
  public init() {}
}

/// A box with a check mark.
public struct CheckboxToggleStyle: ToggleStyle, _SystemDrawn {
  /// A box with a check mark.
  public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// Switches as the system chooses.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A knob that moves.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a check mark.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
