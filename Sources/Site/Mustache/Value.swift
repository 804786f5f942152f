/// A value that a template can show: a closed set of types, built from page models.
package enum Value: Equatable, Sendable {
  /// Text, which `{{name}}` escapes.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// A condition.
  case boolean(Bool)
  /// A sequence that a section iterates over.
  case list([Value])
  /// Named values.
  case object(Members)
  /// Safe markup that is never escaped.
  case html(String)
  /// Safe markup in UTF-8.
  case markup([UInt8])
}

/// An object's values by their names.
package typealias Members = [String: Value]

extension Value {
  /// Whether a section shows its content; an empty string, an empty list and `false` do not.
  var isTruthy: Bool {
    switch self {
    case .string(let text), .html(let text): !text.isEmpty
    case .markup(let bytes): !bytes.isEmpty
    case .integer, .object: true
    case .boolean(let condition): condition
    case .list(let values): !values.isEmpty
    }
  }

  /// The value as plain text, unescaped.
  var text: String {
    switch self {
    case .string(let text), .html(let text): text
    case .markup(let bytes): String(decoding: bytes, as: UTF8.self)
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
    self = .object(Members(uniqueKeysWithValues: elements))
  }
}
