import Diagnostics
import Escaping

/// A JSON document whose keys keep their order, so that the same values produce the same bytes.
indirect enum JSONValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// Seconds with three decimals.
  case seconds(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key with its value.
  struct Member: Equatable, Sendable {
    let key: String
    let value: JSONValue
  }

  /// An object with the members in this order, without those that have no value.
  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// The document, indented by two spaces per level, with a final newline.
  var text: String { written(indentation: "") + "\n" }

  /// The document in one line, without a newline: newlines inside of strings are escaped.
  var line: String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
  }

  private func written(indentation: String) -> String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .seconds(let value): decimal(value, scale: 1000)
    case .string(let value): quoted(value)
    case .array(let values):
      list(values.map { $0.written(indentation: indentation + "  ") }, "[", "]", indentation)
    case .object(let members):
      list(
        members.map { quoted($0.key) + ": " + $0.value.written(indentation: indentation + "  ") },
        "{",
        "}",
        indentation
      )
    }
  }

  private func list(
    _ items: [String],
    _ open: String,
    _ close: String,
    _ indentation: String
  ) -> String {
    if items.isEmpty { return open + close }
    let lines = items.map { indentation + "  " + $0 }.joined(separator: ",\n")
    return "\(open)\n\(lines)\n\(indentation)\(close)"
  }

  /// The text as a JSON string in which nothing controls a terminal, ends a line or is a workflow command.
  private func quoted(_ text: String) -> String {
    let json = jsonString(text, isInScript: false)
    guard json.utf8.contains(where: { $0 == UInt8(ascii: "#") || $0 >= 0x7F }) else { return json }
    var result = ""
    var last: Unicode.Scalar = " "
    for scalar in json.unicodeScalars {
      let isCommand = scalar == "[" && (last == "#" || last.isHidden)
      let isEscaped = scalar.isControl || scalar.endsLine || scalar.changesDirection || isCommand
      if isEscaped {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return result
  }
}
