/// Reads the ids of a list's elements through a key path.
class ElementIDs<Element, ID: Hashable> {
  private let keyPath: KeyPath<Element, ID>

  fileprivate init(_ keyPath: KeyPath<Element, ID>) { self.keyPath = keyPath }

  /// The id of an element.
  func id(of element: Element) -> ID { element[keyPath: keyPath] }

  /// Whether these ids come from the same key path.
  final func areAlong(_ other: KeyPath<Element, ID>) -> Bool {
    keyPath === other || keyPath == other
  }

  /// The ids for a key path; the `id` of an `Identifiable` is read without the key path, which would
  /// take several times as long.
  static func along(_ keyPath: KeyPath<Element, ID>) -> ElementIDs {
    func identified<Identified: Identifiable>(_ type: Identified.Type) -> ElementIDs? {
      keyPath == \Identified.id ? IdentifiableIDs<Identified>(\.id) as? ElementIDs : nil
    }
    let identifiable = Element.self as? any Identifiable.Type
    return identifiable.flatMap { identified($0) } ?? ElementIDs(keyPath)
  }
}

private final class IdentifiableIDs<Element: Identifiable>: ElementIDs<Element, Element.ID> {
  override func id(of element: Element) -> Element.ID { element.id }
}
