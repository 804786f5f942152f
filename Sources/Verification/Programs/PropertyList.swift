/// A property list in the old style of project files: texts, lists and dictionaries.
enum PropertyList: Equatable {
  case text(String)
  case list([PropertyList])
  case dictionary([String: PropertyList])

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var texts: [String] { if case .list(let list) = self { list.compactMap(\.text) } else { [] } }

  subscript(key: String) -> PropertyList? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  /// Reads a file; `nil` if it is no such list.
  init?(_ text: String) {
    var reader = PropertyListReader(text)
    guard let list = reader.value(depth: 0) else { return nil }
    self = list
  }
}

private struct PropertyListReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// More levels than any project has.
  private static let maxDepth = 50

  mutating func value(depth: Int) -> PropertyList? {
    guard depth < Self.maxDepth else { return nil }
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return dictionary(depth)
    case UInt8(ascii: "("): return list(depth)
    default: return word().map(PropertyList.text)
    }
  }

  private mutating func dictionary(_ depth: Int) -> PropertyList? {
    index += 1
    var members: [String: PropertyList] = [:]
    while !take("}") {
      guard let key = word(), take("="), let value = value(depth: depth + 1), take(";") else {
        return nil
      }
      members[key] = value
    }
    return .dictionary(members)
  }

  private mutating func list(_ depth: Int) -> PropertyList? {
    index += 1
    var items: [PropertyList] = []
    while !take(")") {
      guard let item = value(depth: depth + 1) else { return nil }
      items.append(item)
      guard take(",") || peek == UInt8(ascii: ")") else { return nil }
    }
    return .list(items)
  }

  private mutating func word() -> String? {
    skipSpace()
    guard let first = peek else { return nil }
    var word: [UInt8] = []
    guard first == UInt8(ascii: "\"") else {
      while let byte = peek, !Self.ends.contains(byte) {
        word.append(byte)
        index += 1
      }
      return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
    }
    index += 1
    while let byte = peek, byte != first {
      index += 1
      guard byte == UInt8(ascii: "\\"), let next = peek else {
        word.append(byte)
        continue
      }
      index += 1
      word.append(next == UInt8(ascii: "n") ? UInt8(ascii: "\n") : next)
    }
    index += 1
    return String(decoding: word, as: UTF8.self)
  }

  private static let ends = Set(" \t\r\n{}()=;,\"".utf8)

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ mark: Character) -> Bool {
    skipSpace()
    guard peek == mark.asciiValue else { return false }
    index += 1
    return true
  }

  /// Skips spaces and comments.
  private mutating func skipSpace() {
    while let byte = peek {
      if byte <= 0x20 {
        index += 1
      } else if bytes[index...].starts(with: "//".utf8) {
        while let byte = peek, byte != 0x0A { index += 1 }
      } else if bytes[index...].starts(with: "/*".utf8) {
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        index += 2
      } else {
        return
      }
    }
  }
}
