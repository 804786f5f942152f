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
      switch bytes[place] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        self += bytes[start..<place]
        append(UInt8(ascii: "\\"))
        start = place
      case 0xA8, 0xA9:
        // U+2028 and U+2029 end a line of a script.
        guard bytes[..<place].suffix(2).elementsEqual([0xE2, 0x80]) else { continue }
        self += bytes[start..<place - 2]
        self += (bytes[place] == 0xA8 ? "\\u2028" : "\\u2029").utf8
        start = index
      default:
        self += bytes[start..<place]
        self += escape(for: bytes[place]).utf8
        start = index
      }
    }
    self += bytes[start...]
    append(UInt8(ascii: "\""))
  }
}

/// What stands for a sign of ASCII.
private func escape(for byte: UInt8) -> String {
  if byte == UInt8(ascii: "\n") { return "\\n" }
  let hex = String(byte, radix: 16)
  return "\\u00" + (hex.utf8.count < 2 ? "0" : "") + hex
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
