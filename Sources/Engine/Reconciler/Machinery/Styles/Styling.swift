import AttributeGraph

/// A look of controls, as a view made of what the style is told of a control.
///
/// All styles that a program can write are styles of this form.
@MainActor @preconcurrency
public protocol _ControlStyle {
  /// What a style is told of a control.
  associatedtype _Configuration
  /// The type of the look.
  associatedtype Body: View
  /// Makes the look of a control.
  @ViewBuilder func makeBody(configuration: _Configuration) -> Body
  /// The type that stands for the controls that the style is for.
  static var _controls: Any.Type { get }
}

extension _ControlStyle {
  /// What the style is told.
  public static var _controls: Any.Type { _Configuration.self }
}

/// A look that the system draws: nothing of it can be counted, so its body is never asked for.
@MainActor @preconcurrency
public protocol _SystemDrawn: _ControlStyle where Body == Never {}

extension _SystemDrawn {
  /// Never asked for.
  public func makeBody(configuration: _Configuration) -> Never {
    preconditionFailure("the body of a style of the system was asked for")
  }
}

/// A style set around controls, and those further out.
final class StyleScope {
  /// The type that stands for the controls that the style is for.
  let controls: ObjectIdentifier
  let outer: StyleScope?
  /// A `Styling` for that type; `nil` where the system draws.
  let styling: AnyObject?

  init(controls: ObjectIdentifier, styling: AnyObject?, outer: StyleScope?) {
    self.controls = controls
    self.styling = styling
    self.outer = outer
  }
}

/// Mounts the body of a style in place of a control.
@MainActor
final class Styling<Configuration> {
  let mount: (_ inputs: _ViewInputs, _ configuration: Attribute<Configuration>) -> Void

  /// Makes the body a rule over the style with its dynamic properties and over what it is told.
  ///
  /// Labels are placeholders in that (STY-1). Inside, the styles from further out hold.
  init<Style: _ControlStyle>(_ style: Attribute<Style>, outer: StyleScope?)
  where Style._Configuration == Configuration {
    mount = { inputs, configuration in
      let rule = StyledRule(style: style, configuration: configuration)
      let control = Attribute(rule, in: inputs.subgraph)
      let accessor = StyleBody<Style>.self
      var (body, bodyInputs) = makeBody(accessor, of: control, inputs: inputs)
      bodyInputs.around.styles = outer
      Style.Body._makeView(view: _GraphValue(body), inputs: bodyInputs)
    }
  }
}

/// A style with what it is told; the style comes first, so that its properties are found (STY-1).
private struct StyledControl<Style: _ControlStyle> {
  var style: Style
  let configuration: Style._Configuration
}

private struct StyledRule<Style: _ControlStyle>: Rule {
  let style: Attribute<Style>
  let configuration: Attribute<Style._Configuration>

  var value: StyledControl<Style> {
    StyledControl(style: style.value, configuration: configuration.value)
  }
}

/// The `makeBody(configuration:)` of a style.
private enum StyleBody<Style: _ControlStyle>: @preconcurrency BodyAccessor {
  static var declaredType: Any.Type { Style.self }

  @MainActor
  static func body(of control: StyledControl<Style>) -> Style.Body {
    control.style.makeBody(configuration: control.configuration)
  }
}

extension _ViewInputs {
  /// The innermost style for controls, if it is of the program and told this of them.
  func styling<Configuration>(
    for controls: Any.Type,
    telling configuration: Configuration.Type
  ) -> Styling<Configuration>? {
    var scope = around.styles
    while let candidate = scope, candidate.controls != ObjectIdentifier(controls) {
      scope = candidate.outer
    }
    return scope?.styling as? Styling<Configuration>
  }

  /// The innermost style for controls, if it is of the program.
  func styling<Configuration>(for controls: Configuration.Type) -> Styling<Configuration>? {
    styling(for: controls, telling: controls)
  }

  /// Mounts what follows with a view for a placeholder in it.
  func filling<Part>(
    _ placeholder: Part.Type,
    with make: @escaping @MainActor (_ViewInputs) -> Void
  ) -> _ViewInputs {
    var inputs = self
    inputs.around.placeholders = Placeholder(
      owner: ObjectIdentifier(placeholder),
      outer: around.placeholders,
      make: make
    )
    return inputs
  }
}

/// Stands for a part of a control, such as its label, in the body of a style (STY-1).
@MainActor @preconcurrency
package protocol StylePart: PrimitiveView {}

extension StylePart {
  /// Mounts the part of the control itself, below the styles that hold around the control.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let owner = ObjectIdentifier(Self.self)
    guard let part = Placeholder.nearest(to: owner, from: inputs.around.placeholders) else {
      return
    }
    var inputs = inputs
    inputs.around.placeholders = part.outer
    part.make(inputs)
  }
}

/// Sets the style of controls inside.
public struct _ControlStyleModifier<Style: _ControlStyle> {
  let style: Style
}

extension _ControlStyleModifier: PrimitiveModifier {
  /// Mounts the content with the style for its controls.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let style = modifier.attribute.field(\.style)
    let isSystemDrawn = Style.self is any _SystemDrawn.Type
    var inputs = inputs
    inputs.around.styles = StyleScope(
      controls: ObjectIdentifier(Style._controls),
      styling: isSystemDrawn ? nil : Styling(style, outer: inputs.around.styles),
      outer: inputs.around.styles
    )
    body(inputs)
  }
}
