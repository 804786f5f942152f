import FoundationEssentials
import ValueComparison

/// How many elements one after the other have the ids that are given.
///
/// - Parameters:
///   - elements: The elements.
///   - ids: The ids, of which the first is for the first element, or backwards the last for the last.
///   - isBackwards: Whether to begin with the last element.
///   - limit: How many elements are visited at most.
///   - read: The id of an element.
/// - Returns: The number of elements before the first whose id is another one.
func countMatches<Elements: RandomAccessCollection, ID: Equatable>(
  of elements: Elements,
  with ids: [ID],
  backwards isBackwards: Bool = false,
  limit: Int = .max,
  read: (ElementPlace<Elements.Element>) -> ID
) -> Int {
  let limit = min(limit, ids.count, elements.count)
  let (start, step) = isBackwards ? (elements.count - 1, -1) : (0, 1)
  var place = isBackwards ? ids.count - 1 : 0
  var matches = 0
  guard limit > 0 else { return 0 }
  elements.visitElements(from: start, by: step) { _, element in
    guard hasID(read(element), ids, at: place) else { return false }
    place += step
    matches += 1
    return matches < limit
  }
  return matches
}

/// The ids of all elements, in order.
func allIDs<Elements: RandomAccessCollection, ID: Equatable>(
  of elements: Elements,
  read: (ElementPlace<Elements.Element>) -> ID
) -> [ID] {
  var ids: [ID] = []
  ids.reserveCapacity(elements.count)
  elements.visitElements { _, element in
    append(read(element), to: &ids)
    return true
  }
  return ids
}

@_specialize(where ID == Int)
@_specialize(where ID == String)
@_specialize(where ID == UUID)
private func append<ID>(_ id: ID, to ids: inout [ID]) { ids.append(id) }

/// Whether an id is that at a place; compiled apart for the common types of ids.
@_specialize(where ID == Int)
@_specialize(where ID == String)
@_specialize(where ID == UUID)
private func hasID<ID: Equatable>(_ id: ID, _ ids: [ID], at place: Int) -> Bool { ids[place] == id }
