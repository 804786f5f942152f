/// The text as a JSON string; inside a script, one that is safe there.
package func jsonString(_ text: String, isInScript: Bool = true) -> String {
  var bytes: [UInt8] = []
  bytes.append(jsonString: Array(text.utf8), isInScript: isInScript)
  return String(decoding: bytes, as: UTF8.self)
}

extension [UInt8] {
  /// Adds a text as a JSON string that is safe inside a script.
  ///
  /// Escapes `<`, so that no text closes a `script` element, and U+2028 and U+2029, which end a line of a
  /// script.
  package mutating func append(jsonString text: String) { append(jsonString: Array(text.utf8)) }

  /// Adds UTF-8 text in the same way; outside of a script, only with the escapes of JSON.
  package mutating func append(jsonString text: [UInt8], isInScript: Bool = true) {
    append(UInt8(ascii: "\""))
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): self += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): self += "\\n".utf8
      case UInt8(ascii: "\r"): self += "\\r".utf8
      case UInt8(ascii: "\t"): self += "\\t".utf8
      case ..<0x10: self += "\\u000\(String(byte, radix: 16))".utf8
      case ..<0x20: self += "\\u00\(String(byte, radix: 16))".utf8
      case _ where !isInScript: append(byte)
      case UInt8(ascii: "<"): self += "\\u003c".utf8
      case 0xA8 where text[..<index].hasSuffix(lineSeparatorStart): replaceLast(2, with: "\\u2028")
      case 0xA9 where text[..<index].hasSuffix(lineSeparatorStart): replaceLast(2, with: "\\u2029")
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

/// The UTF-8 prefix of U+2028 and U+2029.
private let lineSeparatorStart: [UInt8] = [0xE2, 0x80]

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ bytes: [UInt8]) -> Bool { suffix(bytes.count).elementsEqual(bytes) }
}
