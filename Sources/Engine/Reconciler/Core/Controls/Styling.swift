import AttributeGraph
import ValueComparison

/// A control style: makes a view from the configuration of a control.
///
/// All styles that a program can write have this form.
@MainActor @preconcurrency
public protocol _ControlStyle {
  /// The configuration that the style receives.
  associatedtype _Configuration
  /// The type of the styled view.
  associatedtype Body: View
  /// Makes the styled view of a control.
  @ViewBuilder func makeBody(configuration: _Configuration) -> Body
  /// The type that identifies the controls that the style applies to.
  static var _controls: Any.Type { get }
}

extension _ControlStyle {
  /// The configuration type.
  public static var _controls: Any.Type { _Configuration.self }
}

/// A style that the system draws: it contains nothing to count, so its body is never evaluated.
@MainActor @preconcurrency
public protocol _SystemDrawn: _ControlStyle where Body == Never {}

extension _SystemDrawn {
  /// Never called.
  public func makeBody(configuration: _Configuration) -> Never {
    fault(
      "makeBody(configuration:) cannot be called on \(typeName(of: Self.self)), which the system draws: set the "
        + "style with a modifier such as .buttonStyle(_:)"
    )
  }
}

/// A style set on an ancestor of controls, linked to the styles set further out.
final class StyleScope {
  /// The type that identifies the controls that the style applies to.
  let controls: ObjectIdentifier
  let outer: StyleScope?
  /// A `Styling` for that type; `nil` if the system draws the control.
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

  /// Makes a rule for the body, which depends on the style, its dynamic properties and the configuration.
  ///
  /// Labels are placeholders in the configuration (STY-1). Inside the body, the outer styles apply.
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

/// A style with its configuration; the style comes first, so that its properties are found (STY-1).
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
  static var kind: String { "styles" }

  @MainActor
  static func body(of control: StyledControl<Style>) -> Style.Body {
    control.style.makeBody(configuration: control.configuration)
  }
}

extension _ViewInputs {
  /// The innermost style for controls, if the program defines it and it takes this configuration.
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

  /// The innermost style for controls, if the program defines it.
  func styling<Configuration>(for controls: Configuration.Type) -> Styling<Configuration>? {
    styling(for: controls, telling: controls)
  }

  /// Inputs in which a placeholder stands for a view.
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
  /// Mounts that part of the control, with the styles that apply around the control.
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

/// Sets the style of the controls in the content.
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
