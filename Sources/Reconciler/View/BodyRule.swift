import AttributeGraph
import ScenarioTrace
import ValueComparison

/// What has a body: a view, a modifier, a style.
@MainActor
package protocol BodyAccessor {
  /// The type that holds the stored properties.
  associatedtype Container
  /// What the body produces.
  associatedtype Body
  /// Evaluates the body of a container whose dynamic properties are connected.
  static func body(of container: Container) -> Body
  /// The type that the program declares: the container's, or that of what stands first in it.
  static var declaredType: Any.Type { get }
}

extension BodyAccessor {
  package static var declaredType: Any.Type { Container.self }
}

/// The `body` of a view.
package enum ViewBody<Content: View>: BodyAccessor {
  package static func body(of view: Content) -> Content.Body { view.body }
}

/// Mounts the rule that evaluates a body.
/// - Returns: The body's attribute, and the inputs for what it consists of.
@MainActor
package func makeBody<Accessor: BodyAccessor>(
  _ accessor: Accessor.Type,
  of container: Attribute<Accessor.Container>,
  inputs: _ViewInputs
) -> (body: Attribute<Accessor.Body>, inputs: _ViewInputs) {
  let type = Accessor.declaredType
  precondition(
    !(type is AnyObject.Type),
    "\(typeName(of: type)) is a class; views are structs or enums (BODY-1)"
  )
  let identity = inputs.host.mount(type, below: inputs.identity)
  var bodyInputs = inputs
  bodyInputs.identity = identity
  let properties = DynamicProperties(of: type, inputs: bodyInputs)
  let rule = BodyRule<Accessor>(
    host: inputs.host,
    identity: identity,
    container: container,
    environment: inputs.environment,
    properties: properties
  )
  let body = Attribute(rule, in: inputs.subgraph)
  body.node.identity = identity
  inputs.subgraph.addConsumer(body)
  inputs.subgraph.onEnd { [host = inputs.host] in host.unmount(identity) }
  return (body, bodyInputs)
}

/// Evaluates a body when its container's value, a dynamic property or something observed changed.
///
/// A container without dynamic properties depends on its value alone (BODY-2); one with them
/// depends on its identity and on each box too, and its body runs only if the value differs or a box
/// says so (BODY-3, BODY-4).
private struct BodyRule<Accessor: BodyAccessor>: StatefulRule {
  unowned let host: ViewHost
  let identity: Int
  let container: Attribute<Accessor.Container>
  let environment: Attribute<EnvironmentValues>
  let properties: DynamicProperties
  private var observation = BodyObservation()

  init(
    host: ViewHost,
    identity: Int,
    container: Attribute<Accessor.Container>,
    environment: Attribute<EnvironmentValues>,
    properties: DynamicProperties
  ) {
    self.host = host
    self.identity = identity
    self.container = container
    self.environment = environment
    self.properties = properties
  }

  mutating func update(_ context: RuleContext<Accessor.Body>) {
    var (value, isValueChanged) = container.read()
    let isFirst = !context.hasValue
    var causes = observation.takeTriggers(isSelfModified: context.isSelfModified)
    let origins = properties.isEmpty ? [] : updateProperties(of: &value, for: context.node)
    causes.reserveCapacity(causes.count + 2 + origins.count)
    if isValueChanged { causes.append("@self") }
    if isFirst, !properties.isEmpty { causes.append("@identity") }
    for origin in origins { causes.append(origin.name) }
    guard !causes.isEmpty || isFirst || context.isSelfModified else { return }
    if !isFirst { recordOrigins(of: origins, isValueChanged: isValueChanged) }
    context.output(evaluate(value, causes: causes, for: context.node))
  }

  private mutating func updateProperties(
    of value: inout Accessor.Container,
    for node: Node
  ) -> [ChangedProperty] {
    guard properties.runsUserCode else { return properties.update(&value) }
    // Brought up to date here, what rules of the environment observe is not this body's.
    if properties.readsEnvironment { _ = environment.read() }
    return observation.track(for: node, host: host) {
      properties.update(&value)
    }
  }

  /// Says where each cause came from; the first evaluation needs no cause.
  private func recordOrigins(of properties: [ChangedProperty], isValueChanged: Bool) {
    if isValueChanged {
      let fields = host.takeDifferingFields(of: identity)
      let origin = CauseOrigin.value(parent: container.producer, fields: fields)
      host.record(.caused(identity: identity, item: "@self", origin: origin))
    }
    for property in properties {
      guard let origin = property.origin else { continue }
      host.record(.caused(identity: identity, item: property.name, origin: origin))
    }
  }

  private mutating func evaluate(
    _ value: Accessor.Container,
    causes: [String],
    for node: Node
  ) -> Accessor.Body {
    host.record(.evaluated(identity: identity, causes: causes))
    return host.graph.withoutCurrentAttribute {
      BodyFrame.during(onMainActor { Accessor.declaredType }, causes: causes) {
        observation.track(for: node, host: host) { onMainActor { Accessor.body(of: value) } }
      }
    }
  }
}
