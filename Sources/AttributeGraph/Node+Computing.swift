import ValueComparison

/// What a subclass of `Node` needs in order to compute its value.
extension Node {
  /// Whether an earlier run has put something out.
  package final var hasValue: Bool { storage != nil }

  /// Whether the node invalidated itself since its last run (AG-8).
  package final var isSelfModified: Bool { flags.contains(.selfModified) }

  /// Adds the first edge, to what every run reads by `readFollowed`.
  package final func follow<Value>(_ attribute: Attribute<Value>) {
    _ = addInput(attribute.node, at: attribute.offset, type: Value.self, always: true)
  }

  /// The value that the first edge leads to, and whether it differs from that of the last run.
  package final func readFollowed<Value>(
    as type: Value.Type = Value.self
  ) -> (value: Value, isChanged: Bool) {
    let source = inputs[0].source
    precondition(!source.isEnded, "an attribute was read after its subgraph had ended")
    graph.pull(source)
    return (source.load(type, at: Int(inputs[0].offset)), isInputChanged(0))
  }

  /// The identity of the body that produced what the first edge leads to, 0 for none.
  package final var followedProducer: Int { inputs[0].source.nearestIdentity }

  /// Puts out a value.
  package final func output<Value>(_ value: consuming Value) { store(value, in: graph) }
}
