/// Named values.
///
/// An object has few, so that looking through their names takes less than hashing one would.
package struct Members: Sendable {
  private var members: [(String, Value)]

  package init(_ members: [(String, Value)] = []) { self.members = members }

  /// The value of that name; of several, the one that was added last.
  package subscript(name: String) -> Value? {
    get { index(of: name).map { members[$0].1 } }
    set {
      if let index = index(of: name) { members.remove(at: index) }
      if let newValue { members.append((name, newValue)) }
    }
  }

  /// Adds members, which take the place of those that have their names.
  package mutating func add(_ others: Members) { members += others.members }

  private func index(of name: String) -> Int? {
    let length = name.utf8.count
    // Lengths differ more often than not, and take less to compare than texts.
    return members.lastIndex { $0.0.utf8.count == length && $0.0 == name }
  }
}

extension Members: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, Value)...) { self.init(elements) }
}

extension Members: Equatable {
  package static func == (first: Self, second: Self) -> Bool {
    first.members.elementsEqual(second.members, by: ==)
  }
}

extension Members: Sequence {
  package func makeIterator() -> some IteratorProtocol<(String, Value)> {
    members.makeIterator()
  }
}
