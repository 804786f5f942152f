/// A part of a random program: what one view does, and what it contains.
///
/// The program stays as it is while it runs; what changes is its state.
final class ProgramNode: Sendable {
  /// What a view has and shows.
  enum Kind: CaseIterable {
    /// Owns a state, and gives its binding on.
    case state
    /// Owns two numbers in one state, and gives the binding of one on (BIND-15).
    case pair
    /// Holds a binding, and gives on one of two closures (BIND-8).
    case functional
    /// Holds the binding of another.
    case binding
    /// Reads a value of the environment.
    case environment
    /// Sets a value of the environment.
    case environmentWriter
    /// Reads what the host sets.
    case host
    /// Reads a property of the model.
    case model
    /// Has a modifier with a body and a state of its own.
    case modified
    /// Shows one of two.
    case branch
    /// Shows something or nothing.
    case optional
    /// Shows views of different types behind `AnyView`.
    case erased
    /// Shows rows with ids.
    case rows
    /// Starts its content anew when a number changes.
    case identified
    /// Shows several beside each other.
    case several
  }

  let id: Int
  let kind: Kind
  /// Whether the view reads what it has, and not only gives it on.
  let isReader: Bool
  /// Whether the number that is given on is the view's own, or the one given to it.
  let givesOwn: Bool
  let children: [ProgramNode]

  init(depth: Int, nextID: inout Int, _ random: inout Random) {
    id = nextID
    nextID += 1
    kind = Kind.allCases[random.below(Kind.allCases.count)]
    isReader = random.below(3) > 0
    givesOwn = random.below(2) == 0
    var children: [ProgramNode] = []
    for _ in 0..<(depth > 0 ? 2 : 0) {
      children.append(ProgramNode(depth: depth - 1, nextID: &nextID, &random))
    }
    self.children = children
  }
}

/// Where an instance of a view is: the ids of the nodes and rows that lead to it.
struct ProgramPath: Hashable {
  var steps: [Int] = []

  func appending(_ step: Int) -> ProgramPath { ProgramPath(steps: steps + [step]) }
}
