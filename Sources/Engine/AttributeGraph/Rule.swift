import ValueComparison

/// A pure function of other attributes (AG-1).
package protocol Rule {
  /// What the rule computes.
  associatedtype Value
  /// Computed from the attributes that it reads.
  var value: Value { get }
}

/// A rule that keeps state between runs and decides itself whether it has a new output.
package protocol StatefulRule {
  /// The type of the output.
  associatedtype Value
  /// Runs the rule; if it sets no output, nothing propagates (AG-7).
  mutating func update(_ context: RuleContext<Value>)
}

/// Gives a stateful rule access to its own node while it runs.
package struct RuleContext<Value> {
  package let node: Node

  /// The attribute whose rule is running.
  package var attribute: Attribute<Value> { Attribute(node: node) }

  /// Whether an earlier run has output a value.
  package var hasValue: Bool { node.storage != nil }

  /// Whether the node invalidated itself since its last run (AG-8).
  package var isSelfModified: Bool { node.flags.contains(.selfModified) }

  /// Outputs a value.
  package func output(_ value: Value) { node.store(value, in: node.graph) }
}

extension Attribute {
  /// An attribute computed by a rule.
  package init<R: Rule>(_ rule: R, in subgraph: Subgraph) where R.Value == Value {
    self.init(node: RuleNode(PureRule(rule: rule), in: subgraph))
  }

  /// An attribute computed by a rule that keeps state between runs.
  package init<R: StatefulRule>(_ rule: R, in subgraph: Subgraph) where R.Value == Value {
    self.init(node: RuleNode(rule, in: subgraph))
  }

  /// Makes the attribute's rule run at its next pull (AG-8); has no effect after the node has ended.
  package func invalidate() { node.invalidate() }
}

private struct PureRule<R: Rule>: StatefulRule {
  let rule: R
  mutating func update(_ context: RuleContext<R.Value>) { context.output(rule.value) }
}

/// A node that computes its value by a rule.
private final class RuleNode<R: StatefulRule>: Node {
  private var rule: R?

  init(_ rule: R, in subgraph: Subgraph) {
    self.rule = rule
    super.init(in: subgraph)
  }

  override func run() { rule?.update(RuleContext(node: self)) }

  override func tearDown() {
    super.tearDown()
    rule = nil
  }
}
