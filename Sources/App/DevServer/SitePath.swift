/// The site file for an address, such as `guidelines/index.html`.
///
/// - Parameter target: The path and query of a request, still percent-encoded.
/// - Returns: A path of plain names, or `nil` for an ambiguous or unsafe address: one with
///   `..`, a hidden name, a backslash, a control character or an invalid percent-encoding.
package func sitePath(for target: String) -> String? {
  let path = target.prefix { $0 != "?" && $0 != "#" }
  guard path.hasPrefix("/"), let decoded = percentDecoded(path.dropFirst()) else { return nil }
  guard !decoded.unicodeScalars.contains(where: { $0.value < 32 || $0 == "\\" }) else {
    return nil
  }
  var names = decoded.split(separator: "/", omittingEmptySubsequences: false)
  if names.last?.isEmpty == true { names[names.count - 1] = "index.html" }
  guard names.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }) else { return nil }
  return names.joined(separator: "/")
}

private func percentDecoded(_ text: Substring) -> String? {
  var bytes: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == 2 else { return nil }
    bytes.append(UInt8(digits[0] * 16 + digits[1]))
    rest = rest.dropFirst(2)
  }
  return String(validating: bytes, as: UTF8.self)
}
