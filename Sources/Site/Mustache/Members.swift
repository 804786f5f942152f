/// Named values.
///
/// An object has few, so that looking through their names takes less than hashing one would.
package struct Members: Sendable {
  private var members: [(String, Value)]
  /// The marks of all names, by which an object that lacks a name is known as such at once.
  private var marks: UInt64 = 0

  package init(_ members: [(String, Value)] = []) {
    self.members = members
    for index in members.indices { marks |= Self.mark(of: members[index].0) }
  }

  /// The value of that name; of several, the one that was added last.
  package subscript(name: String) -> Value? {
    get { self[name, Self.mark(of: name)] }
    set {
      let mark = Self.mark(of: name)
      if let index = index(of: name, mark) { members.remove(at: index) }
      guard let newValue else { return }
      members.append((name, newValue))
      marks |= mark
    }
  }

  /// The same for a name whose mark is known.
  subscript(name: String, mark: UInt64) -> Value? {
    index(of: name, mark).map { members[$0].1 }
  }

  /// Adds members, which take the place of those that have their names.
  package mutating func add(_ others: Members) {
    members += others.members
    marks |= others.marks
  }

  /// One of 64 bits, another one for most other names.
  static func mark(of name: String) -> UInt64 {
    let number = name.utf8.count &* 11 &+ Int(name.utf8.first ?? 0)
    return 1 << UInt64(number & 63)
  }

  private func index(of name: String, _ mark: UInt64) -> Int? {
    guard marks & mark != 0 else { return nil }
    let length = name.utf8.count
    var index = members.count - 1
    // Lengths differ more often than not, and take less to compare than texts.
    while index >= 0, members[index].0.utf8.count != length || members[index].0 != name {
      index -= 1
    }
    return index < 0 ? nil : index
  }

  /// How many bytes of markup there are, apart from what is in objects.
  var markupLength: Int {
    members.reduce(0) { sum, member in
      switch member.1 {
      case .markup(let bytes): sum + bytes.count
      case .html(let text): sum + text.utf8.count
      default: sum
      }
    }
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
