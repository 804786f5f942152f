import ValueComparison

/// The edges on one side of a node; the first two are stored inline, and few nodes have more.
struct EdgeList<Edge>: RandomAccessCollection {
  private var first: Edge?
  private var second: Edge?
  private var others: [Edge] = []

  /// No edges.
  init() {}

  var startIndex: Int { 0 }
  var endIndex: Int { count }
  var count: Int { first == nil ? 0 : second == nil ? 1 : others.count + 2 }
  var isEmpty: Bool { first == nil }

  subscript(index: Int) -> Edge { read(index) { $0 } }

  /// Reads a property of an edge in place, without copying the whole edge.
  @inline(__always)
  func read<Part>(_ index: Int, _ part: (Edge) -> Part) -> Part {
    switch index {
    case 0: if let first { return part(first) }
    case 1: if let second { return part(second) }
    default: return part(others[index - 2])
    }
    fault("an edge is in the list")
  }

  /// Changes an edge in place.
  ///
  /// A subscript would be a call that allocates a frame for each change.
  @inline(__always)
  mutating func update(_ index: Int, _ change: (inout Edge) -> Void) {
    switch index {
    case 0: Self.update(&first, change)
    case 1: Self.update(&second, change)
    default: change(&others[index - 2])
    }
  }

  @inline(__always)
  private static func update(_ slot: inout Edge?, _ change: (inout Edge) -> Void) {
    guard var edge = slot.take() else { fault("an edge is in the list") }
    change(&edge)
    slot = edge
  }

  mutating func append(_ edge: Edge) {
    if first == nil {
      first = edge
    } else if second == nil {
      second = edge
    } else {
      others.append(edge)
    }
  }

  mutating func popLast() -> Edge? { others.popLast() ?? second.take() ?? first.take() }

  /// Removes an edge; those after it move up.
  mutating func remove(at index: Int) {
    switch index {
    case 0: (first, second) = (second, others.isEmpty ? nil : others.removeFirst())
    case 1: second = others.isEmpty ? nil : others.removeFirst()
    default: others.remove(at: index - 2)
    }
  }
}
