import AttributeGraph
import ValueComparison

/// A type that has a body: a view, a modifier, a style.
///
/// Bodies are isolated to the main actor, and rules are not isolated; they run when the host pulls them,
/// on the main thread. So types conform with `@preconcurrency`.
package protocol BodyAccessor {
  /// The type with the stored properties.
  associatedtype Container
  /// The type of the body.
  associatedtype Body
  /// Evaluates the body of a container whose dynamic properties are connected.
  static func body(of container: Container) -> Body
  /// The type that the program declares: the container's, or that of its first property.
  static var declaredType: Any.Type { get }
  /// What SwiftUI calls values of the declared type, such as `views`.
  static var kind: String { get }
}

extension BodyAccessor {
  package static var declaredType: Any.Type { Container.self }
}

/// The `body` of a view.
package enum ViewBody<Content: View>: @preconcurrency BodyAccessor {
  package static var kind: String { "views" }

  @MainActor
  package static func body(of view: Content) -> Content.Body { view.body }
}

/// A view of the engine with a body, which is neither counted nor traced.
protocol UntracedView {}

/// Ends a program that calls `body` of something that has none, in SwiftUI's words.
func noBody(of type: Any.Type) -> Never {
  fault("body() should not be called on \(typeName(of: type)).")
}

/// Ends a program that makes a view, modifier or style of a class, as SwiftUI does (BODY-1).
func requireValueType(_ type: Any.Type, of kind: String) {
  guard type is AnyObject.Type else { return }
  let name = typeName(of: type)
  fault("\(kind) must be value types (either a struct or an enum); \(name) is a class.", of: type)
}

/// The properties shared by all identities with a body of the same kind, computed once.
final class BodyPlan {
  /// The type that the program declares.
  let declaredType: Any.Type
  let properties: PropertyPlan
  private let isTraced: Bool
  /// The type of the node that each identity has for its body.
  ///
  /// It is kept as a metatype, because looking the type up again for each node would take longer than
  /// creating the node.
  private let node: BodyNode.Type

  private init<Accessor: BodyAccessor>(_ accessor: Accessor.Type) {
    let type = Accessor.declaredType
    requireValueType(type, of: Accessor.kind)
    declaredType = type
    isTraced = !(type is any UntracedView.Type)
    properties = PropertyPlan(of: type)
    node = TypedBodyNode<Accessor>.self
  }

  private static nonisolated(unsafe) var known = TypeTable<BodyPlan>()

  /// The plan for a view type.
  static func of<Content: View>(view: Content.Type) -> BodyPlan {
    known[view] ?? add(ViewBody<Content>.self, for: view)
  }

  /// The plan for any other kind of body.
  static func of<Accessor: BodyAccessor>(_ accessor: Accessor.Type) -> BodyPlan {
    known[accessor] ?? add(accessor, for: accessor)
  }

  private static func add<Accessor: BodyAccessor>(
    _ accessor: Accessor.Type,
    for key: Any.Type
  ) -> BodyPlan {
    let plan = BodyPlan(accessor)
    known[key] = plan
    return plan
  }

  /// Mounts the body of a container.
  ///
  /// - Parameters:
  ///   - container: The attribute of the container.
  ///   - inputs: The inputs of the container; on return, the inputs for the body's content.
  /// - Returns: The body's node.
  func mount<Container>(of container: Attribute<Container>, inputs: inout _ViewInputs) -> BodyNode {
    if isTraced {
      inputs.identity = inputs.host.mount(declaredType, below: inputs.identity)
      inputs = inputs.drawn(.view, identity: inputs.identity)
    }
    let body = node.init(
      self,
      in: inputs.subgraph,
      identity: isTraced ? inputs.identity : 0,
      shared: inputs.shared
    )
    body.setPrimaryInput(container)
    inputs.subgraph.addConsumer(body)
    return body
  }
}

/// Mounts the rule that evaluates a body.
/// - Returns: The body's attribute, and the inputs for its content.
package func makeBody<Accessor: BodyAccessor>(
  _ accessor: Accessor.Type,
  of container: Attribute<Accessor.Container>,
  inputs: _ViewInputs
) -> (body: Attribute<Accessor.Body>, inputs: _ViewInputs) {
  var inputs = inputs
  let body = BodyPlan.of(accessor).mount(of: container, inputs: &inputs)
  return (Attribute(node: body), inputs)
}
