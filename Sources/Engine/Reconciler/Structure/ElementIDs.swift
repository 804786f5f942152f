import ValueComparison

/// Reads the ids of a list's elements the shortest way: a stored property where it lies, the `id` of
/// an `Identifiable` by its own accessor, and anything else through the key path.
///
/// Each way has loops of its own, so that an element costs no more than reading its id.
class ElementIDs<Element, ID: Hashable> {
  fileprivate final let path: KeyPath<Element, ID>

  fileprivate init(_ path: KeyPath<Element, ID>) { self.path = path }

  /// The ids along a key path.
  static func along(_ path: KeyPath<Element, ID>) -> ElementIDs {
    if let offset = MemoryLayout<Element>.offset(of: path) { return StoredIDs(path, at: offset) }
    if let type = Element.self as? any Identifiable.Type, let ids = own(of: type, along: path) {
      return ids
    }
    return ElementIDs(path)
  }

  private static func own<Identified: Identifiable>(
    of type: Identified.Type,
    along path: KeyPath<Element, ID>
  ) -> ElementIDs? {
    path == \Identified.id ? OwnIDs<Identified>(\.id) as? ElementIDs : nil
  }

  /// Whether these are the ids along a key path.
  final func follow(_ other: KeyPath<Element, ID>) -> Bool { path === other || path == other }

  /// The id of an element, which is read where that lies.
  func read(_ element: ElementPlace<Element>) -> ID { element.lend { $0[keyPath: path] } }

  /// The ids of all elements, in order.
  func readAll(of elements: some RandomAccessCollection<Element>) -> [ID] {
    allIDs(of: elements) { element in element.lend { $0[keyPath: path] } }
  }

  /// How many elements one after the other have the ids that are given, see `MatchingIDs`.
  func countMatches(
    of elements: some RandomAccessCollection<Element>,
    with ids: MatchingIDs<ID>
  ) -> Int {
    ids.count(in: elements) { element in element.lend { $0[keyPath: path] } }
  }
}

/// Ids that are stored properties.
private final class StoredIDs<Element, ID: Hashable>: ElementIDs<Element, ID> {
  private let offset: Int

  init(_ path: KeyPath<Element, ID>, at offset: Int) {
    self.offset = offset
    super.init(path)
  }

  override func read(_ element: ElementPlace<Element>) -> ID { element.field(at: offset) }

  override func readAll(of elements: some RandomAccessCollection<Element>) -> [ID] {
    allIDs(of: elements) { $0.field(at: offset) }
  }

  override func countMatches(
    of elements: some RandomAccessCollection<Element>,
    with ids: MatchingIDs<ID>
  ) -> Int {
    ids.count(in: elements) { $0.field(at: offset) }
  }
}

/// The ids that elements have as `Identifiable`.
private final class OwnIDs<Element: Identifiable>: ElementIDs<Element, Element.ID> {
  override func read(_ element: ElementPlace<Element>) -> Element.ID { element.lend { $0.id } }

  override func readAll(of elements: some RandomAccessCollection<Element>) -> [Element.ID] {
    allIDs(of: elements) { element in element.lend { $0.id } }
  }

  override func countMatches(
    of elements: some RandomAccessCollection<Element>,
    with ids: MatchingIDs<Element.ID>
  ) -> Int {
    ids.count(in: elements) { element in element.lend { $0.id } }
  }
}
