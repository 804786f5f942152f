import ValueComparison

/// What a subclass of `Node` needs in order to compute its value.
extension Node {
  /// Whether an earlier run has put something out.
  package final var hasValue: Bool { storage != nil }

  /// Whether the node invalidated itself since its last run (AG-8).
  package final var isSelfModified: Bool { flags.contains(.selfModified) }

  /// Adds the first edge, to what every run reads by `primaryValue`.
  package final func setPrimaryInput<Value>(_ attribute: Attribute<Value>) {
    _ = addInput(attribute.node, at: attribute.offset, type: Value.self, always: true)
  }

  /// Brings what the first edge leads to up to date.
  /// - Returns: Whether it differs from that of the last run.
  package final func updatePrimaryInput() -> Bool {
    inputs.read(0) { edge in
      precondition(!edge.source.isEnded, "an attribute was read after its subgraph had ended")
      if edge.source.needsPull { graph.pull(edge.source) }
    }
    return isInputChanged(0)
  }

  /// The value that the first edge leads to, which has been pulled.
  package final func primaryValue<Value>(as type: Value.Type = Value.self) -> Value {
    inputs.read(0) { $0.source.load(type, at: Int($0.offset)) }
  }

  /// The identity of the body that produced what the first edge leads to, 0 for none.
  package final var primaryProducer: Int { inputs[0].source.nearestIdentity }

  /// Puts out a value.
  package final func output<Value>(_ value: consuming Value) { store(value, in: graph) }
}
