import ValueComparison

/// Reads the ids of a list's elements the shortest way: a stored property where it lies, the `id` of
/// an `Identifiable` by its own accessor, and anything else through the key path.
struct ElementIDs<Element, ID> {
  private let path: KeyPath<Element, ID>
  /// The id of an element, which is read where that lies.
  var read: (ElementPlace<Element>) -> ID { reader.read }
  private let reader: IDReader<Element, ID>

  init(_ path: KeyPath<Element, ID>) {
    self.path = path
    if let offset = MemoryLayout<Element>.offset(of: path) {
      reader = IDReader { $0.field(at: offset) }
    } else if let type = Element.self as? any Identifiable.Type,
      let reader = Self.reader(of: type, along: path)
    {
      self.reader = reader
    } else {
      reader = IDReader { $0.lend { $0[keyPath: path] } }
    }
  }

  /// Whether these are the ids along a key path.
  func follow(_ other: KeyPath<Element, ID>) -> Bool { path === other || path == other }

  private static func reader<Identified: Identifiable>(
    of type: Identified.Type,
    along path: KeyPath<Element, ID>
  ) -> IDReader<Element, ID>? {
    guard path == \Identified.id else { return nil }
    let reader = IDReader<Identified, Identified.ID> { $0.lend { $0.id } }
    return reader as? IDReader<Element, ID>
  }
}

/// A function that reads ids; as a value of its own it is cast without a thunk around it.
private struct IDReader<Element, ID> {
  let read: (ElementPlace<Element>) -> ID
}
