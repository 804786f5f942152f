/// Positions in a list, as editing it reports them.
public struct IndexSet: Equatable, Hashable, Sendable, Collection, ExpressibleByArrayLiteral {
  private var indexes: [Int]

  /// Some positions, in order and each once.
  public init<S: Sequence>(_ elements: S) where S.Element == Int {
    indexes = Set(elements).sorted()
  }
  /// One position.
  public init(integer value: Int) { indexes = [value] }
  /// No position.
  public init() { indexes = [] }
  /// Some positions.
  public init(arrayLiteral elements: Int...) { self.init(elements) }

  /// Where the positions start.
  public var startIndex: Int { indexes.startIndex }
  /// Behind the last of the positions.
  public var endIndex: Int { indexes.endIndex }
  /// The next place.
  public func index(after index: Int) -> Int { index + 1 }
  /// The position at a place.
  public subscript(position: Int) -> Int { indexes[position] }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at some positions.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: offset) }
  }

  /// Moves the elements at some positions to before another position.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    let before = source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: destination - before)
  }
}
