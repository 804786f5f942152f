import ValueComparison

/// Attributes and the edges between them; brings values up to date on demand.
///
/// A change pushes only a dirty mark; a value is computed when it is pulled (AG-3). The graph belongs to
/// one thread and does not depend on views.
public final class Graph {
  package let closures: ClosureComparison
  package let firstComparisonIsBitwise: Bool
  /// Whether the graph's owner records what runs.
  package var isTraced = false
  /// How many ranges have been compared so far.
  package private(set) var comparisons = 0
  /// Called for each comparison of the first input (the view value) of a node with an identity.
  package var onComparison: ((_ identity: Int, _ isEqual: Bool, _ fields: [String]) -> Void)?
  /// Called with the values of each such comparison, and with the range that the node reads.
  package var onChange:
    ((_ identity: Int, ValueChange, _ type: Any.Type, _ offset: Int, _ isEqual: Bool) -> Void)?
  /// The fields that differed in the last comparison.
  private var differingFields: [String] = []
  /// How often a rule read its own value while computing it (AG-17).
  package private(set) var cycles = 0
  /// The rule that is running.
  private var current: Node?
  /// Whether the running rule has called user code.
  private var isRunningUserCode = false
  /// Whether reads get the last values of consumers, which then don't run.
  private(set) var showsLastValues = false
  /// Subgraphs with consumers that wait for the next render.
  var postponed: [Subgraph] = []

  package init(
    closures: ClosureComparison = .capturesInspected,
    firstComparisonIsBitwise: Bool = false
  ) {
    self.closures = closures
    self.firstComparisonIsBitwise = firstComparisonIsBitwise
  }

  package func comparisonOptions(mode: ComparisonMode) -> ComparisonOptions {
    ComparisonOptions(
      mode: mode,
      closures: closures,
      firstComparisonIsBitwise: firstComparisonIsBitwise
    )
  }

  /// Runs user code: what it reads adds no edge to the running rule (AG-18).
  package func withoutCurrentAttribute<Result>(_ body: () -> Result) -> Result {
    let wasUserCode = beginUserCode()
    defer { endUserCode(wasUserCode) }
    return body()
  }

  /// Reads what was last computed: no consumer runs, such as the body of a view that is out of sight.
  package func withLastValues<Result>(_ body: () -> Result) -> Result {
    showsLastValues = true
    defer { showsLastValues = false }
    return body()
  }

  /// Treats what runs from here on as user code, until the matching `endUserCode`.
  /// - Returns: Whether user code was already running; pass it to `endUserCode`.
  package func beginUserCode() -> Bool {
    let wasUserCode = isRunningUserCode
    isRunningUserCode = true
    return wasUserCode
  }

  /// Ends the section that `beginUserCode` started.
  package func endUserCode(_ wasUserCode: Bool) { isRunningUserCode = wasUserCode }

  /// The rule that is running; valid only while a rule runs.
  package var runningRule: Node {
    guard let current, !isRunningUserCode else { fault("a rule is running") }
    return current
  }

  /// Records that the running rule reads a range, and brings that range up to date.
  /// - Returns: Whether the range differs from what the rule's last run read.
  func recordRead(of source: Node, at offset: Int, type: Any.Type) -> Bool {
    require(!source.isEnded, "an attribute was read after its subgraph had ended")
    guard let reader = current, !isRunningUserCode else {
      pull(source)
      return false
    }
    let index =
      reader.inputIndex(of: source, at: offset)
      ?? reader.addInput(source, at: offset, type: type, always: false)
    reader.inputs.update(index) { $0.isEnabled = true }
    pull(source)
    if index < reader.inputs.count, reader.isInput(index, source, at: offset) {
      return reader.isInputChanged(index)
    }
    // The pull may have ended other nodes and so removed edges of the reader.
    return reader.inputIndex(of: source, at: offset).map(reader.isInputChanged) ?? true
  }

  /// Counts a comparison that is not reported.
  func countComparison() { comparisons += 1 }

  /// Whether a range of a value is unchanged; the differing fields are named only for a trace.
  func compare(_ change: ValueChange, _ range: ValueRange, options: ComparisonOptions) -> Bool {
    guard onComparison != nil else {
      return change.isUnchanged(range.type, at: range.offset, options: options)
    }
    let answer = change.compareNamingFields(of: range.type, at: range.offset, options: options)
    differingFields = answer.differing
    return answer.isEqual
  }

  /// Counts and reports the result of the last comparison for a reader.
  func reportComparison(of output: OutputEdge, _ change: ValueChange, isEqual: Bool) {
    comparisons += 1
    guard onComparison != nil, output.inputIndex == 0 else { return }
    reportComparison(change, output.range, to: output.reader, isEqual: isEqual)
  }

  /// Reports a comparison of a node's first input; equal values of a view with a payload are also equal
  /// values of the views in it, which are then not compared again.
  ///
  /// The values are those of a view in it only if it has the same type.
  private func reportComparison(
    _ change: ValueChange,
    _ range: ValueRange?,
    to reader: Node,
    isEqual: Bool
  ) {
    if reader.identity != 0 {
      if let range { onChange?(reader.identity, change, range.type, range.offset, isEqual) }
      onComparison?(reader.identity, isEqual, differingFields)
    } else if reader.isPayload, isEqual {
      for inner in reader.outputs.indices where reader.outputs[inner].inputIndex == 0 {
        let output = reader.outputs[inner]
        let own = output.range.type == range?.type ? range : nil
        reportComparison(change, own, to: output.reader, isEqual: true)
      }
    }
  }

  /// Brings a node up to date: first its dirty inputs, in the order of its edges; then its rule, but only
  /// if one of them changed (AG-4, AG-5).
  package func pull(_ target: Node) {
    guard target.needsPull, !target.keepsLastValue, enter(target) else { return }
    guard !target.mustRun else { return finish(target) }
    var frame = UpdateFrame(node: target)
    guard let input = frame.nextDirtyInput() else { return finish(target) }
    pullInputs(of: frame, from: input)
  }

  private func pullInputs(of first: UpdateFrame, from input: Node) {
    var frames = [first]
    if enter(input) { frames.append(UpdateFrame(node: input)) }
    while var frame = frames.popLast() {
      if let input = frame.nextDirtyInput() {
        frames.append(frame)
        if enter(input) { frames.append(UpdateFrame(node: input)) }
        continue
      }
      finish(frame.node)
    }
  }

  /// Whether the node may be updated, which is not the case while it is already updating (AG-17).
  private func enter(_ node: Node) -> Bool {
    guard !node.flags.contains(.updating) else {
      cycles += 1
      return false
    }
    node.flags.insert(.updating)
    return true
  }

  private func finish(_ node: Node) {
    if node.mustRun || node.isAnyInputChanged {
      node.disableInputs()
      run(node)
      node.dropUnreadInputs()
    }
    node.flags.subtract([.pending, .selfModified, .updating])
    // What came from last values has to be computed again.
    if !showsLastValues { node.flags.remove(.dirty) }
  }

  private func run(_ node: Node) {
    let outer = current
    let wasUserCode = isRunningUserCode
    (current, isRunningUserCode) = (node, false)
    node.run()
    (current, isRunningUserCode) = (outer, wasUserCode)
  }
}

/// A node whose inputs are being brought up to date.
private struct UpdateFrame {
  let node: Node
  private var index = 0

  init(node: Node) { self.node = node }

  /// The next dirty input that may have changed; an input already marked as changed needs no pull.
  mutating func nextDirtyInput() -> Node? {
    guard !node.mustRun else { return nil }
    while index < node.inputs.count {
      defer { index += 1 }
      guard !node.isInputChanged(index) else { continue }
      let source = node.inputs[index].source
      if source.flags.contains(.dirty), !source.keepsLastValue { return source }
    }
    return nil
  }
}
