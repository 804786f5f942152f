/// The text with the five characters as entities that are special in HTML or its attributes.
///
/// Control characters and noncharacters that neither HTML nor XML allows become U+FFFD.
package func escapedHTML(_ text: String) -> String {
  var bytes: [UInt8] = []
  bytes.append(escapedHTML: text.utf8.span)
  return String(decoding: bytes, as: UTF8.self)
}

extension [UInt8] {
  /// Adds UTF-8 text, escaped like `escapedHTML(_:)`.
  package mutating func append(escapedHTML text: Span<UInt8>) {
    append(text, apostrophe: "&#39;")
  }

  /// Adds UTF-8 text escaped for content and for attributes in double quotes: `'` stays as it is.
  package mutating func append(escapedText text: Span<UInt8>) { append(text, apostrophe: "'") }

  private mutating func append(_ text: Span<UInt8>, apostrophe: String) {
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "&"): self += "&amp;".utf8
      case UInt8(ascii: "<"): self += "&lt;".utf8
      case UInt8(ascii: ">"): self += "&gt;".utf8
      case UInt8(ascii: "\""): self += "&quot;".utf8
      case UInt8(ascii: "'"): self += apostrophe.utf8
      case 0..<0x09, 0x0B, 0x0E..<0x20, 0x7F: self += "\u{FFFD}".utf8
      // The end of U+FFFE or U+FFFF.
      case 0xBE...0xBF where index >= 2 && text[index - 1] == 0xBF && text[index - 2] == 0xEF:
        append(0xBD)
      case let byte: append(byte)
      }
    }
  }
}
