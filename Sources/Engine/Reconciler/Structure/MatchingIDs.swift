import FoundationEssentials
import ValueComparison

/// Ids that elements had, of which the first is for the first element, or backwards the last for the last.
struct MatchingIDs<ID: Equatable> {
  let ids: [ID]
  /// Whether to begin with the last element.
  var isBackwards = false
  /// How many elements are visited at most.
  var limit = Int.max

  /// The number of elements before the first whose id is another one.
  @inline(__always)
  func count<Elements: RandomAccessCollection>(
    in elements: Elements,
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
}

/// The ids of all elements, in order.
@inline(__always)
func allIDs<Elements: RandomAccessCollection, ID>(
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
