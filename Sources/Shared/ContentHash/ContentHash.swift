/// The hash of bytes, as hexadecimal digits.
package func contentHash(of bytes: UnsafeRawBufferPointer) -> String {
  var hash = SHA256()
  hash.update(bytes)
  return hash.hexadecimal
}

/// The hash of the texts in this order, as hexadecimal digits.
///
/// Each text is hashed with its length, so lists that concatenate to the same text have different hashes.
package func contentHash(of texts: [String]) -> String {
  var hash = SHA256()
  for text in texts {
    withUnsafeBytes(of: UInt64(text.utf8.count).littleEndian) { hash.update($0) }
    var text = text
    text.withUTF8 { hash.update(UnsafeRawBufferPointer($0)) }
  }
  return hash.hexadecimal
}
