/// A JSON document of any form that was read.
enum JSONInput: Decodable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONInput])
  case object([String: JSONInput])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let boolean = try? value.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSONInput].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSONInput].self))
    }
  }

  /// A member of an object.
  subscript(key: String) -> JSONInput? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The strings of an array, or a single one.
  var strings: [String] {
    switch self {
    case .array(let items): items.compactMap(\.string)
    case .string(let text): [text]
    default: []
    }
  }

  /// The id of a request, to be sent back as it came.
  var asID: JSONValue? {
    switch self {
    case .string(let text): .string(text)
    case .number(let number): Int(exactly: number).map { .integer($0) }
    default: nil
    }
  }
}
