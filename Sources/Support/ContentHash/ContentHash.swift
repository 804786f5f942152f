/// The hash of bytes, as hexadecimal digits.
package func contentHash(of bytes: UnsafeRawBufferPointer) -> String {
  var hash = SHA256()
  hash.update(bytes)
  return hash.hexadecimal
}

/// The hash of texts in this order, as hexadecimal digits.
///
/// Each text is hashed together with its length, so that no two lists of texts run into each other.
package func contentHash(of texts: [String]) -> String {
  var hash = SHA256()
  for text in texts {
    withUnsafeBytes(of: UInt64(text.utf8.count).littleEndian) { hash.update($0) }
    var text = text
    text.withUTF8 { hash.update(UnsafeRawBufferPointer($0)) }
  }
  return hash.hexadecimal
}
