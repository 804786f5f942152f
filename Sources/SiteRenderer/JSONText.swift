/// The text as a JSON string that may also stand in a script.
func jsonString(_ text: String) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count + 2)
  bytes.append(jsonString: text)
  return String(decoding: bytes, as: UTF8.self)
}

extension [UInt8] {
  /// Adds a text as a JSON string that may also stand in a script.
  mutating func append(jsonString text: String) {
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): self += "\\\"".utf8
      case UInt8(ascii: "\\"): self += "\\\\".utf8
      case UInt8(ascii: "\n"): self += "\\n".utf8
      case 0..<0x20, UInt8(ascii: "<"):
        let hex = String(byte, radix: 16)
        self += ("\\u00" + (hex.utf8.count < 2 ? "0" : "") + hex).utf8
      // U+2028 and U+2029 end a line of a script.
      case 0xA8 where suffix(2).elementsEqual([0xE2, 0x80]): replaceLast(2, with: "\\u2028")
      case 0xA9 where suffix(2).elementsEqual([0xE2, 0x80]): replaceLast(2, with: "\\u2029")
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func replaceLast(_ count: Int, with text: String) {
    removeLast(count)
    self += text.utf8
  }
}
