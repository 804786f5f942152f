/// The text as a JSON string that may also stand in a script.
func jsonString(_ text: String) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count + 2)
  bytes.append(jsonString: text)
  return String(decoding: bytes, as: UTF8.self)
}

extension [UInt8] {
  /// Adds a text as a JSON string that may also stand in a script.
  mutating func append(jsonString text: String) { append(jsonString: Array(text.utf8)) }

  /// Adds a text in UTF-8 likewise.
  mutating func append(jsonString bytes: [UInt8]) {
    append(UInt8(ascii: "\""))
    // What needs no escape is added in one piece, up to what does.
    var start = 0
    let isPlain = plainBytes
    for index in bytes.indices where !isPlain[Int(bytes[index])] {
      guard let (escape, length) = escape(for: bytes[...index]) else { continue }
      self += bytes[start..<index + 1 - length]
      self += escape.utf8
      start = index + 1
    }
    self += bytes[start...]
    append(UInt8(ascii: "\""))
  }
}

/// Whether each byte can stand for itself, whatever is before it.
private let plainBytes = (0...UInt8.max).map { byte in
  switch byte {
  case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), 0xA8, 0xA9: false
  default: true
  }
}

/// What stands for the last character of some bytes, and how many bytes that has.
private func escape(for bytes: ArraySlice<UInt8>) -> (text: String, length: Int)? {
  guard let byte = bytes.last else { return nil }
  switch byte {
  case UInt8(ascii: "\""): return ("\\\"", 1)
  case UInt8(ascii: "\\"): return ("\\\\", 1)
  case UInt8(ascii: "\n"): return ("\\n", 1)
  // U+2028 and U+2029 end a line of a script.
  case 0xA8 where bytes.suffix(3).elementsEqual([0xE2, 0x80, 0xA8]): return ("\\u2028", 3)
  case 0xA9 where bytes.suffix(3).elementsEqual([0xE2, 0x80, 0xA9]): return ("\\u2029", 3)
  case 0..<0x20, UInt8(ascii: "<"):
    let hex = String(byte, radix: 16)
    return ("\\u00" + (hex.utf8.count < 2 ? "0" : "") + hex, 1)
  default: return nil
  }
}
