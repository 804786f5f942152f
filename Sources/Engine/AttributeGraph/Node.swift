import ValueComparison

/// One attribute of the graph: a value, its inputs and its readers.
///
/// The base class is an *external* attribute, whose value is set from outside; subclasses compute
/// their values (AG-1). A `Subgraph` owns its nodes and ends them (AG-15).
open class Node {
  /// The state of a node; each flag is independent of the others (AG-2).
  package struct Flags: OptionSet {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// An input may have changed since the last run: the node has to be pulled.
    package static let dirty = Flags(rawValue: 1)
    /// The next pull runs the rule even if no input has changed.
    package static let pending = Flags(rawValue: 2)
    /// The node is being pulled; a second pull inside the first is a cycle (AG-17).
    package static let updating = Flags(rawValue: 4)
    /// The rule was invalidated by its own node and not by an input, as with Observation (AG-8).
    package static let selfModified = Flags(rawValue: 8)
    /// Renders pull the node; without consumers, nothing is evaluated (AG-3).
    package static let consumer = Flags(rawValue: 16)
    /// A consumer that is also pulled after every transaction (AG-16).
    package static let transactional = Flags(rawValue: 32)
    /// The consumer is in its subgraph's list of consumers to pull.
    static let queued = Flags(rawValue: 64)
    /// The node's subgraph has ended.
    static let ended = Flags(rawValue: 128)
  }

  package internal(set) final var flags: Flags = []
  /// How a new output of this node is compared with the last one; `EquatableView` uses `==` more often
  /// than the default does (CMP-1).
  package final var comparisonMode = ComparisonMode.equatableUnlessPOD
  /// Whether the value is a view in the value of the first input, such as a branch of a condition.
  package final var isPayload = false
  /// Whether the container's batch sets the node's value; the node then has no edge to the container.
  package internal(set) final var isBatched = false
  /// The index among the consumers of the subgraph, in source order.
  final var order: Int32 = 0
  final var storage: ValueStorage?
  final var outputs = EdgeList<OutputEdge>()
  package final let graph: Graph
  /// The subgraph that owns the node.
  package final let subgraph: Subgraph
  final var inputs = EdgeList<InputEdge>()
  /// The identity under which comparisons of the first input are reported; 0 to report none.
  package final var identity = 0
  /// The subgraphs that the node has mounted, if it is a dynamic container.
  package final var childSubgraphs: ChildSubgraphs?

  /// A node that computes its value when it is first pulled.
  public init(in subgraph: Subgraph) {
    (graph, self.subgraph) = (subgraph.graph, subgraph)
    flags = [.dirty, .pending]
    subgraph.add(self)
  }

  /// Whether the node has ended with its subgraph; after that it is neither read nor written.
  package final var isEnded: Bool { flags.contains(.ended) }

  /// Computes the value; does nothing for an external attribute, whose value is set.
  open func run() {}

  /// Releases what an ended node holds, because values and rules may refer back to the node.
  open func tearDown() {
    storage = nil
    childSubgraphs = nil
  }

  /// Called after the whole subgraph has been torn down, before its end actions run.
  open func hasEnded() {}

  /// The index of the edge to a source's value at an offset.
  final func inputIndex(of source: Node, at offset: Int) -> Int? {
    for index in inputs.indices where isInput(index, source, at: offset) { return index }
    return nil
  }

  /// Whether an input edge leads to a source's value at an offset.
  final func isInput(_ index: Int, _ source: Node, at offset: Int) -> Bool {
    inputs[index].source === source && inputs[index].offset == Int32(offset)
  }
}

/// What a node reads: a range of another node's value (AG-12).
///
/// Edges retain both ends; when a subgraph ends, it removes the edges of all its nodes.
struct InputEdge {
  let source: Node
  /// In bytes; 32 bits wide, because each row of a list has several edges.
  let offset: Int32
  /// The index of the mirroring edge in `source.outputs`.
  var outputIndex: Int32
  /// The input was read in the current or last run.
  var isEnabled = true
  /// The input is kept even when a run does not read it.
  var isAlwaysEnabled = false
}

/// A reader of a node, and the index of the reader's input edge.
struct OutputEdge {
  let reader: Node
  private let type: Any.Type
  private let start: Int32
  var inputIndex: Int32
  /// The value has changed since the reader's last run.
  ///
  /// The mark is on the output side, so that storing an equal value does not touch the reader.
  var isChanged = true

  init(reader: Node, inputIndex: Int, range: ValueRange) {
    self.reader = reader
    self.inputIndex = Int32(inputIndex)
    start = Int32(range.offset)
    type = range.type
  }

  /// The range that the reader reads.
  var range: ValueRange { ValueRange(offset: Int(start), type: type) }
}

/// A part of a node's value (AG-12).
struct ValueRange: Equatable {
  /// In bytes from the start of the value.
  let offset: Int
  /// The static type of the part, which decides how it is compared.
  let type: Any.Type

  static func == (first: ValueRange, second: ValueRange) -> Bool {
    first.offset == second.offset && first.type == second.type
  }
}
