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
    let text = bytes.span
    var start = 0
    var index = 0
    // What needs no escape is added in one piece, up to what does.
    while let place = text.firstOddPlace(from: index) {
      index = place + 1
      guard let (escape, length) = escape(for: bytes[..<index]) else { continue }
      self += bytes[start..<index - length]
      self += escape.utf8
      start = index
    }
    self += bytes[start...]
    append(UInt8(ascii: "\""))
  }
}

extension Span<UInt8> {
  /// The first place from one on whose byte may not stand for itself.
  fileprivate func firstOddPlace(from start: Int) -> Int? {
    var place = start
    // Without a branch for each byte, a block of them is looked at as one vector.
    let block = 16
    while count - place >= block {
      var isOdd: UInt8 = 0
      for index in place..<place + block { isOdd |= oddity(self[index]) }
      if isOdd != 0 { break }
      place += block
    }
    while place < count, oddity(self[place]) == 0 { place += 1 }
    return place < count ? place : nil
  }
}

/// 0 for a byte that can stand for itself, whatever is before it.
@inline(__always)
private func oddity(_ byte: UInt8) -> UInt8 {
  (byte < 0x20 ? 1 : 0) | (byte == UInt8(ascii: "\"") ? 1 : 0)
    | (byte == UInt8(ascii: "\\") ? 1 : 0)
    | (byte == UInt8(ascii: "<") ? 1 : 0) | (byte & 0xFE == 0xA8 ? 1 : 0)
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
