import AttributeGraph
import ValueComparison

/// A part of a user interface: a value whose `body` describes its content.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's content; `Never` for primitives.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Mounts the view. The default evaluates `body`; only the engine's primitives implement it themselves.
  @MainActor static func _makeView(view: _GraphValue<Self>, inputs: consuming _ViewInputs)

  /// How many list rows the view is, as far as its type determines this (LAZY-2).
  @MainActor static var _rowCount: _RowCount { get }

  /// Whether the view's type has an explicit id outside of any body (LAZY-7).
  @MainActor static var _isIdentified: Bool { get }
}

extension View {
  /// The row count of `body`; 1 for a primitive.
  public static var _rowCount: _RowCount {
    Body.self == Never.self ? .fixed(1) : .ofBody(of: Self.self)
  }

  /// By default, a view has no explicit id.
  public static var _isIdentified: Bool { false }

  /// Mounts a rule for `body`, and below it the content of `body` (BODY-1).
  public static func _makeView(view: _GraphValue<Self>, inputs: consuming _ViewInputs) {
    let body = BodyPlan.of(view: Self.self).mount(of: view.attribute, inputs: &inputs)
    Body.makeListed(view: _GraphValue(Attribute(node: body)), inputs: inputs)
  }
}

/// A primitive: a view that the engine mounts itself and that has no body to evaluate (BODY-8).
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// A primitive's body is never evaluated.
  public var body: Never { noBody(of: Self.self) }
}

extension Never: View {
  /// A value of `Never` cannot exist.
  public var body: Never { fault("a value of Never does not exist") }
  /// Mounts nothing.
  public static func _makeView(view: _GraphValue<Never>, inputs: _ViewInputs) {}
}

/// A view or modifier value in the attribute graph.
public struct _GraphValue<Value> {
  package let attribute: Attribute<Value>

  package init(_ attribute: Attribute<Value>) { self.attribute = attribute }

  /// A stored property of the value, as a separate attribute (AG-12).
  package subscript<Field>(property: KeyPath<Value, Field>) -> _GraphValue<Field> {
    _GraphValue<Field>(attribute.field(property))
  }
}
