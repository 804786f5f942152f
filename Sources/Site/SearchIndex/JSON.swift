import Escaping

/// A JSON value as its text in UTF-8.
struct JSON: Sendable {
  let bytes: [UInt8]

  init(_ number: Int) { bytes = Array(String(number).utf8) }

  init(_ text: String) {
    var bytes: [UInt8] = []
    bytes.append(jsonString: text)
    self.bytes = bytes
  }

  init(_ numbers: [Int]) {
    bytes = Array("[\(numbers.map(String.init).joined(separator: ","))]".utf8)
  }

  init(_ items: some Sequence<JSON>) { bytes = Self.list("[", items.map(\.bytes), "]") }

  init(_ members: KeyValuePairs<String, JSON>) {
    bytes = Self.list("{", members.map { JSON($0).bytes + [UInt8(ascii: ":")] + $1.bytes }, "}")
  }

  /// Comma-separated items, between an opening and a closing text.
  static func list(_ beginning: String, _ items: [[UInt8]], _ end: String) -> [UInt8] {
    var bytes = Array(beginning.utf8)
    bytes.reserveCapacity(items.reduce(bytes.count + end.utf8.count) { $0 + $1.count + 1 })
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += item
    }
    return bytes + Array(end.utf8)
  }
}
