/// The text with the five characters escaped that are special in HTML or its attributes.
package func escapedHTML(_ text: String) -> String {
  var bytes: [UInt8] = []
  bytes.append(escapedHTML: text)
  return String(decoding: bytes, as: UTF8.self)
}

extension [UInt8] {
  /// Adds a text, escaped like `escapedHTML(_:)`.
  package mutating func append(escapedHTML text: String) { append(escapedHTML: text.utf8.span) }

  /// Adds UTF-8 text, escaped like `escapedHTML(_:)`.
  package mutating func append(escapedHTML text: Span<UInt8>) {
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "&"): self += "&amp;".utf8
      case UInt8(ascii: "<"): self += "&lt;".utf8
      case UInt8(ascii: ">"): self += "&gt;".utf8
      case UInt8(ascii: "\""): self += "&quot;".utf8
      case UInt8(ascii: "'"): self += "&#39;".utf8
      case let byte: append(byte)
      }
    }
  }

  /// Adds the UTF-8 of a text unescaped.
  package mutating func append(copy text: String) { append(copy: text.utf8.span) }

  /// Adds bytes unescaped.
  package mutating func append(copy bytes: Span<UInt8>) {
    bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
  }
}
