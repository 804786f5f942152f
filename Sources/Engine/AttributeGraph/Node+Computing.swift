import ValueComparison

/// How a value compares with the one before it.
package enum Repetition {
  /// There was none, or something differs.
  case none
  /// Only what closures captured differs.
  case exceptCaptures
  /// Each range that a reader reads compared equal, and everything else is identical.
  case whole
}

/// What a subclass of `Node` needs in order to compute its value.
extension Node {
  /// Whether an earlier run has output a value.
  package final var hasValue: Bool { storage != nil }

  /// Whether the node invalidated itself since its last run (AG-8).
  package final var isSelfModified: Bool { flags.contains(.selfModified) }

  /// Adds the first edge, to the attribute that every run reads through `primaryValue`.
  package final func setPrimaryInput<Value>(_ attribute: Attribute<Value>) {
    _ = addInput(attribute.node, at: attribute.offset, type: Value.self, always: true)
  }

  /// Brings the first input up to date.
  /// - Returns: Whether it differs from the value in the last run.
  package final func updatePrimaryInput() -> Bool {
    inputs.read(0) { edge in
      require(!edge.source.isEnded, "an attribute was read after its subgraph had ended")
      if edge.source.needsPull { graph.pull(edge.source) }
    }
    return isInputChanged(0)
  }

  /// The value of the first input, which must have been pulled.
  package final func primaryValue<Value>(as type: Value.Type = Value.self) -> Value {
    inputs.read(0) { $0.source.load(type, at: Int($0.offset)) }
  }

  /// The identity of the body that produced the first input; 0 if there is none.
  package final var primaryProducer: Int { inputs[0].source.nearestIdentity }

  /// Outputs a value.
  package final func output<Value>(_ value: consuming Value) { store(value, in: graph) }

  /// Outputs a value, for a trace.
  /// - Returns: How the value compares with the one before.
  package final func outputComparingWhole<Value>(_ value: consuming Value) -> Repetition {
    storeComparingWhole(value, in: graph)
  }
}
