extension Sequence {
  /// The first element of each value that a closure gives, in their order.
  package func unique(by key: (Element) -> some Hashable) -> [Element] {
    var known: Set<AnyHashable> = []
    return filter { known.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// The elements in their order, each once.
  package var unique: [Element] { unique(by: \.self) }
}
