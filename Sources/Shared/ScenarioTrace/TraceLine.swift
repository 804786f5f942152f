/// One line of a trace: fields that are separated by tabs.
///
/// In a field, a backslash is `\\`, and control characters are `\t`, `\n`, `\r` or, with two hexadecimal digits,
/// `\x00`. So a newline or a tab in the bytes is never part of a text.
struct TraceLine {
  /// The fields so far, each followed by a tab.
  private(set) var bytes: [UInt8]

  /// Starts a line, with the storage of another one.
  init(reusing bytes: consuming [UInt8] = []) {
    bytes.removeAll(keepingCapacity: true)
    self.bytes = bytes
  }

  /// Ends the line.
  mutating func end() { bytes[bytes.count - 1] = UInt8(ascii: "\n") }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      if utf8.contains(where: Self.isEscaped) {
        for byte in utf8 { addEscaped(byte) }
      } else {
        bytes += utf8
      }
    }
    bytes.append(UInt8(ascii: "\t"))
  }

  mutating func add(_ number: Int) {
    bytes += "\(number)".utf8
    bytes.append(UInt8(ascii: "\t"))
  }

  /// Adds a list: its length, then its items.
  mutating func add(_ items: [String]) {
    add(items.count)
    for item in items { add(item) }
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\")
  }

  private mutating func addEscaped(_ byte: UInt8) {
    guard Self.isEscaped(byte) else { return bytes.append(byte) }
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\\"): bytes.append(byte)
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      bytes.append(UInt8(ascii: "x"))
      for digit in [byte >> 4, byte & 0xF] { bytes += String(digit, radix: 16).utf8 }
    }
  }
}

/// The fields of a line, or `nil` if one has an escape that no writer makes.
func traceFields(of line: some StringProtocol) -> [String]? {
  var fields: [String] = []
  // Slices of an array are several times faster here than those of a text.
  for field in Array(line.utf8).split(
    separator: UInt8(ascii: "\t"),
    omittingEmptySubsequences: false
  ) {
    guard let field = unescaped(field) else { return nil }
    fields.append(field)
  }
  return fields
}

private func unescaped(_ field: ArraySlice<UInt8>) -> String? {
  guard field.contains(UInt8(ascii: "\\")) else { return String(decoding: field, as: UTF8.self) }
  var bytes: [UInt8] = []
  var rest = field[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "\\") else {
      bytes.append(byte)
      continue
    }
    switch rest.popFirst() {
    case UInt8(ascii: "\\"): bytes.append(byte)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "x"):
      let digits = rest.prefix(2).compactMap { hexadecimalValue(of: $0) }
      guard digits.count == 2, digits[0] < 8 else { return nil }
      rest = rest.dropFirst(2)
      bytes.append(digits[0] << 4 | digits[1])
    default: return nil
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func hexadecimalValue(of digit: UInt8) -> UInt8? {
  switch digit {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
  default: nil
  }
}
