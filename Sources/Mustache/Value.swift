/// What a template can show: a closed set of values, built from page models.
package enum Value: Equatable, Sendable {
  /// Text, escaped where a template shows it with `{{name}}`.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// A condition.
  case boolean(Bool)
  /// A sequence, over which a section repeats.
  case list([Value])
  /// Named values.
  case object(Members)
  /// Markup that is safe already and never escaped again.
  case html(String)
}

extension Value {
  /// Whether a section shows its content; an empty string, an empty list and `false` do not.
  var isTruthy: Bool {
    switch self {
    case .string(let text), .html(let text): !text.isEmpty
    case .integer, .object: true
    case .boolean(let condition): condition
    case .list(let values): !values.isEmpty
    }
  }

  /// The value as plain text, unescaped.
  var text: String {
    switch self {
    case .string(let text), .html(let text): text
    case .integer(let number): "\(number)"
    case .boolean(let condition): condition ? "true" : "false"
    case .list(let values): values.map(\.text).joined(separator: ",")
    case .object: ""
    }
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(arrayLiteral elements: Value...) { self = .list(elements) }

  package init(dictionaryLiteral elements: (String, Value)...) {
    self = .object(Members(elements))
  }
}

/// The text with the five characters escaped that mean something in HTML or its attributes.
package func escapedHTML(_ text: String) -> String {
  let needsNone = text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isPlain) }
  if needsNone == true { return text }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count + 32)
  bytes.append(escapedHTML: text)
  return String(decoding: bytes, as: UTF8.self)
}

extension [UInt8] {
  /// Adds a text with what `escapedHTML(_:)` escapes.
  package mutating func append(escapedHTML text: String) {
    let isAdded: Void? = text.utf8.withContiguousStorageIfAvailable { append(escaping: $0) }
    if isAdded == nil { append(escaping: Array(text.utf8)) }
  }

  /// Adds the UTF-8 of a text with what `escapedHTML(_:)` escapes.
  package mutating func append(escapedHTML text: ArraySlice<UInt8>) { append(escaping: text) }

  private mutating func append<Text: RandomAccessCollection<UInt8>>(escaping text: Text)
  where Text.Index == Int {
    var start = text.startIndex
    for index in text.indices where !isPlain(text[index]) {
      guard let entity = entity(for: text[index]) else { continue }
      self += text[start..<index]
      self += entity.utf8
      start = index + 1
    }
    self += text[start...]
  }
}

private func isPlain(_ byte: UInt8) -> Bool {
  // Letters and spaces, which are the most frequent, first.
  byte > UInt8(ascii: ">") || byte < UInt8(ascii: "\"") || entity(for: byte) == nil
}

private func entity(for byte: UInt8) -> String? {
  switch byte {
  case UInt8(ascii: "&"): "&amp;"
  case UInt8(ascii: "<"): "&lt;"
  case UInt8(ascii: ">"): "&gt;"
  case UInt8(ascii: "\""): "&quot;"
  case UInt8(ascii: "'"): "&#39;"
  default: nil
  }
}
