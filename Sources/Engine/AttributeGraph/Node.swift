import ValueComparison

/// One attribute of the graph: a value, the attributes it was computed from, and who reads it.
///
/// The base class is an *external* attribute, whose value is set from outside; subclasses compute
/// their own (AG-1). Nodes are created in a `Subgraph`, which ends their life (AG-15).
open class Node {
  /// What is known of a node's value (AG-2).
  package struct Flags: OptionSet {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

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
    /// The pass of the container gives the node its value.
    static let supplied = Flags(rawValue: 256)
  }

  package internal(set) final var flags: Flags = []
  /// How outputs of this node are compared with their predecessors; `EquatableView` asks for more
  /// use of `==` than the default (CMP-1).
  package final var comparisonMode = ComparisonMode.equatableUnlessPOD
  /// The position among the consumers of the subgraph, in the order of the source.
  final var order: Int32 = 0
  // What a pass over many rows reads comes first, side by side.
  final var storage: ValueStorage?
  final var outputs = EdgeList<OutputEdge>()
  package final let graph: Graph
  /// What the node was made in; nothing where it is a subgraph itself.
  private final let home: Subgraph?
  final var inputs = EdgeList<InputEdge>()
  /// The node of the same subgraph that was made before this one; the one after it while they end.
  final var neighbor: Node?
  /// The next of the subgraph's dirty consumers, in the order of the source.
  final var nextDirty: Node?
  /// The number under which comparisons of the first input are reported; 0 where they are not.
  package final var identity = 0
  /// What a dynamic container mounted below itself.
  package final var content: ContainerContent?

  /// A node that computes its value, for the first time when it is pulled.
  public init(in subgraph: Subgraph) {
    (graph, home) = (subgraph.graph, subgraph)
    flags = [.dirty, .pending]
    subgraph.adopt(self)
  }

  /// What a subgraph is as a node.
  init(asSubgraphOf graph: Graph) {
    (self.graph, home) = (graph, nil)
    flags = [.dirty, .pending]
  }

  /// What the node lives and ends with.
  package final var subgraph: Subgraph { home ?? itself }

  /// Whether another node lives in the same subgraph.
  final func livesBeside(_ other: Node) -> Bool { (home ?? self) === (other.home ?? other) }

  /// The node as a subgraph, which it is where it lives in no other.
  var itself: Subgraph { preconditionFailure("a node that is no subgraph lives in one") }

  /// Whether the node has ended with its subgraph; it is then neither read nor written.
  package final var isEnded: Bool { flags.contains(.ended) }

  /// Computes the value; that of an external attribute is only set.
  open func run() {}

  /// Releases what an ended node holds: values and rules may lead back to the node itself.
  open func letGo() {
    storage?.end()
    storage = nil
    content = nil
  }

  /// Called when all of the subgraph has ended, before what else waits for that is told.
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
/// Edges hold both their ends: a subgraph that ends cuts the edges of all its nodes.
struct InputEdge {
  let source: Node
  /// In bytes; narrow, as there are some edges for each row of a list.
  let offset: Int32
  /// The position of the mirroring edge in `source.outputs`.
  var outputIndex: Int32
  /// The input was read in the current or last run.
  var isEnabled = true
  /// The input is kept even when a run does not read it.
  var isAlwaysEnabled = false
}

/// Who reads a node, and through which of its input edges.
struct OutputEdge {
  let reader: Node
  private let type: Any.Type
  private let start: Int32
  var inputIndex: Int32
  /// The value differed since the reader's last run.
  ///
  /// It is marked on this side, so that storing a value touches no reader for which it stays the same.
  var isChanged = true

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
