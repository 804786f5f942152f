/// The text with the five characters escaped that mean something in HTML or its attributes.
package func escapedHTML(_ text: String) -> String {
  let utf8 = text.utf8.span
  var isPlain = true
  for index in utf8.indices where entity(for: utf8[index]) != nil { isPlain = false }
  if isPlain { return text }
  var bytes: [UInt8] = []
  bytes.append(escapedHTML: text)
  return String(decoding: bytes, as: UTF8.self)
}

extension [UInt8] {
  /// Adds a text with what `escapedHTML(_:)` escapes.
  package mutating func append(escapedHTML text: String) { append(escapedHTML: text.utf8.span) }

  /// Adds the UTF-8 of a text with what `escapedHTML(_:)` escapes.
  package mutating func append(escapedHTML text: Span<UInt8>) {
    var start = 0
    for index in text.indices {
      guard let entity = entity(for: text[index]) else { continue }
      if index > start { append(copy: text.extracting(start..<index)) }
      append(copy: entity)
      start = index + 1
    }
    if start < text.count { append(copy: text.extracting(start...)) }
  }

  /// Adds the UTF-8 of a text as it is.
  package mutating func append(copy text: String) { append(copy: text.utf8.span) }

  /// Adds bytes as they are.
  package mutating func append(copy bytes: Span<UInt8>) {
    bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
  }
}

@inline(__always)
private func entity(for byte: UInt8) -> String? {
  // Letters and spaces, which are the most frequent, first.
  if byte > UInt8(ascii: ">") || byte < UInt8(ascii: "\"") { return nil }
  return switch byte {
  case UInt8(ascii: "&"): "&amp;"
  case UInt8(ascii: "<"): "&lt;"
  case UInt8(ascii: ">"): "&gt;"
  case UInt8(ascii: "\""): "&quot;"
  case UInt8(ascii: "'"): "&#39;"
  default: nil
  }
}
