/// Positions in a list, as edit actions report them.
public struct IndexSet: Equatable, Hashable, Sendable, Collection, ExpressibleByArrayLiteral {
  private var indexes: [Int]

  /// A set of positions, sorted and without duplicates.
  public init<S: Sequence>(_ elements: S) where S.Element == Int {
    indexes = Set(elements).sorted()
  }
  /// A single position.
  public init(integer value: Int) { indexes = [value] }
  /// An empty set.
  public init() { indexes = [] }
  /// A set of positions.
  public init(arrayLiteral elements: Int...) { self.init(elements) }

  /// The index of the first position.
  public var startIndex: Int { indexes.startIndex }
  /// The index after the last position.
  public var endIndex: Int { indexes.endIndex }
  /// The next index.
  public func index(after index: Int) -> Int { index + 1 }
  /// The position at an index.
  public subscript(position: Int) -> Int { indexes[position] }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at some positions.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: offset) }
  }

  /// Moves the elements at some positions to another position.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    let before = source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: destination - before)
  }
}
