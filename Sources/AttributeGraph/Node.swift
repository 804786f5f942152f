import ValueComparison

/// One attribute of the graph: a value, the attributes it was computed from, and who reads it.
///
/// The base class is an *external* attribute, whose value is set from outside; `RuleNode` computes
/// its own (AG-1). Nodes are created in a `Subgraph`, which ends their life (AG-15).
package class Node {
  /// What is known of a node's value (AG-2).
  package struct Flags: OptionSet {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Some input may have changed since the last run.
    package static let dirty = Flags(rawValue: 1)
    /// The rule must run, whatever its inputs say.
    package static let pending = Flags(rawValue: 2)
    /// The rule is running.
    package static let updating = Flags(rawValue: 4)
    /// The node invalidated itself, as Observation does (AG-8).
    package static let selfModified = Flags(rawValue: 8)
    /// Pulled after every transaction, before anything is rendered (AG-16).
    package static let transactional = Flags(rawValue: 16)
    /// Pulled at every render: what makes evaluation happen at all (AG-3).
    package static let consumer = Flags(rawValue: 32)
    /// The node waits in its subgraph's queue of dirty consumers.
    static let queued = Flags(rawValue: 64)
    /// The node's subgraph has ended.
    static let ended = Flags(rawValue: 128)
  }

  package internal(set) final var flags: Flags = []
  /// How outputs of this node are compared with their predecessors; `EquatableView` asks for more
  /// use of `==` than the default (CMP-1).
  package final var comparisonMode = ComparisonMode.equatableUnlessPOD
  /// The position among the consumers of the subgraph, in the order of the source.
  final var order: Int32 = 0
  final let subgraph: Subgraph
  final var storage: ValueStorage?
  final var inputs: [InputEdge] = []
  final var outputs: [OutputEdge] = []
  /// The next node of the same subgraph, in the order of creation.
  final var nextInSubgraph: Node?
  /// The next of the subgraph's dirty consumers, in the order of the source.
  final var nextDirty: Node?
  /// The number under which comparisons of the first input are reported; 0 where they are not.
  package final var identity = 0
  /// What a dynamic container mounted below itself.
  package final var content: ContainerContent?

  init(in subgraph: Subgraph, storage: ValueStorage? = nil) {
    self.subgraph = subgraph
    self.storage = storage
    subgraph.adopt(self)
  }

  final var graph: Graph { subgraph.graph }

  /// Whether the node has ended with its subgraph; it is then neither read nor written.
  package var isEnded: Bool { flags.contains(.ended) }

  /// Runs the rule; an external attribute has none.
  func run() {}

  /// Releases what an ended node holds: values and rules may lead back to the node itself.
  func letGo() { (storage, content) = (nil, nil) }

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
/// Edges hold both their ends: a subgraph that ends cuts the edges of all its nodes.
struct InputEdge {
  let source: Node
  /// In bytes; narrow, as there are some edges for each row of a list.
  let offset: Int32
  /// The position of the mirroring edge in `source.outputs`.
  var outputIndex: Int32
  /// The input differed since the last run.
  var isChanged = true
  /// The input was read in the current or last run.
  var isEnabled = true
  /// The input is kept even when a run does not read it.
  var isAlwaysEnabled = false
}

/// Who reads a node, and through which of its input edges.
struct OutputEdge {
  let reader: Node
  var inputIndex: Int32
  private let start: Int32
  private let type: Any.Type

  init(reader: Node, inputIndex: Int, range: ValueRange) {
    self.reader = reader
    self.inputIndex = Int32(inputIndex)
    start = Int32(range.offset)
    type = range.type
  }

  /// What the reader reads.
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
