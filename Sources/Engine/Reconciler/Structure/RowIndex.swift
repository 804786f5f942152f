import FoundationEssentials

/// Finds the rows of a list by their ids; compiled apart for the common types of ids.
struct RowIndex<ID: Hashable> {
  private var rows: [ID: Row] = [:]

  /// An empty index with room for some rows.
  init(capacity: Int) { rows.reserveCapacity(capacity) }

  /// The index of some rows by their ids, which are all different.
  init(_ ids: [ID], _ rows: [Row]) {
    self.init(capacity: rows.count)
    for (id, row) in zip(ids, rows) { add(row, id) }
  }

  /// The row with an id, if there is one.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  func row(_ id: ID) -> Row? { rows[id] }

  /// Adds a row, in the place of another of the same id.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  mutating func add(_ row: Row, _ id: ID) { rows[id] = row }

  /// Takes out the row with an id, if there is one.
  @discardableResult
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  mutating func remove(_ id: ID) -> Row? { rows.removeValue(forKey: id) }

  /// Whether no id occurs twice.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  static func areDistinct(_ ids: [ID]) -> Bool {
    areAscending(ids) || Set(ids).count == ids.count
  }

  /// Whether the ids are numbers of which each is greater than the one before, so that none need be hashed.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  private static func areAscending(_ ids: [ID]) -> Bool {
    guard let numbers = ids as? [Int] else { return false }
    for index in numbers.indices.dropFirst() where numbers[index - 1] >= numbers[index] {
      return false
    }
    return true
  }
}
