import ValueComparison

/// A typed handle on a node's value, or on a field inside it (an offset attribute, AG-12).
package struct Attribute<Value> {
  package let node: Node
  /// Bytes from the start of the node's value to this field.
  package let offset: Int

  /// Refers to the whole value of a node, which must be of this type.
  package init(node: Node, offset: Int = 0) {
    self.node = node
    self.offset = offset
  }

  /// An attribute whose value is set from outside (AG-1).
  package init(external value: Value, in subgraph: Subgraph) {
    let node = Node(in: subgraph)
    node.storage = ValueStorage(value)
    node.flags = []
    self.init(node: node)
  }

  /// The value, brought up to date first; inside a rule this adds an edge (AG-9).
  package var value: Value { read().value }

  /// The value, or `nil` after the attribute has ended.
  package var currentValue: Value? { node.isEnded ? nil : value }

  /// The value, and whether it differs from what the running rule read in its last run.
  package func read() -> (value: Value, isChanged: Bool) {
    let isChanged = node.graph.recordRead(of: node, at: offset, type: Value.self)
    return (node.load(Value.self, at: offset), isChanged)
  }

  /// An attribute over a part of this one's value; nothing is copied or computed (AG-12).
  package func field<Field>(at offset: Int, as type: Field.Type) -> Attribute<Field> {
    Attribute<Field>(node: node, offset: self.offset + offset)
  }

  /// An attribute over a stored property.
  package func field<Field>(_ property: KeyPath<Value, Field>) -> Attribute<Field> {
    guard let offset = MemoryLayout<Value>.offset(of: property) else {
      fault("an offset attribute needs a stored property of a struct")
    }
    return field(at: offset, as: Field.self)
  }

  /// The identity of the nearest upstream body, which produced the value; 0 if there is none.
  package var producer: Int { node.nearestIdentity }

  /// Replaces an external value; equal values change nothing (AG-6).
  package func set(_ value: Value) {
    if node.store(value, in: node.graph) { node.pushDirty() }
  }

  /// Fires the attribute: every reader sees a change, without comparison (AG-8).
  package func signal() { node.signal() }
}

extension Node {
  /// The identity of the node, or of the nearest upstream node that has one; a node without inputs
  /// uses the identity of its container.
  package final var nearestIdentity: Int {
    var node: Node? = self
    while let candidate = node, candidate.identity == 0 {
      node = candidate.inputs.first?.source ?? candidate.subgraph.container
    }
    return node?.identity ?? 0
  }

  @inline(__always)
  final func load<Value>(_ type: Value.Type, at offset: Int) -> Value {
    guard let storage else { fault("a node that was pulled has a value") }
    return storage.load(as: type, at: offset)
  }
}
