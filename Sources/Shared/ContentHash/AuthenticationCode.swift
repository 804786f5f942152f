/// The code that only someone with the key, of at most 64 bytes, can compute for these bytes.
///
/// It is HMAC-SHA-256 (RFC 2104), as hexadecimal digits.
package func authenticationCode(of pieces: [[UInt8]], key: [UInt8]) -> String {
  precondition(key.count <= 64, "a longer key would have to be hashed first")
  let key = key + [UInt8](repeating: 0, count: 64 - key.count)
  var inner = SHA256()
  for piece in [key.map { $0 ^ 0x36 }] + pieces { piece.withUnsafeBytes { inner.update($0) } }
  var outer = SHA256()
  key.map { $0 ^ 0x5C }.withUnsafeBytes { outer.update($0) }
  withUnsafeBytes(of: inner.finish()) { outer.update($0) }
  return outer.hexadecimal
}
