extension [UInt8] {
  /// Adds the UTF-8 of a text unescaped.
  mutating func append(copy text: String) { append(copy: text.utf8.span) }

  /// Adds bytes unescaped.
  mutating func append(copy bytes: Span<UInt8>) {
    bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
  }
}
