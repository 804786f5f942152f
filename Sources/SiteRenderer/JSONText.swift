/// The text as a JSON string that may also stand in a script.
func jsonString(_ text: String) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count + 2)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": bytes += "\\\"".utf8
    case "\\": bytes += "\\\\".utf8
    case "\n": bytes += "\\n".utf8
    case "<", "\u{2028}", "\u{2029}", "\u{0}"..<"\u{20}":
      let hex = String(scalar.value, radix: 16)
      bytes += ("\\u" + String(repeating: "0", count: 4 - hex.count) + hex).utf8
    default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }
  return "\"" + String(decoding: bytes, as: UTF8.self) + "\""
}
