/// A value of JSON, which as a schema can say what is wrong with another; knows the keywords that the schema uses.
package enum JSONDocument: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONDocument])
  case object([String: JSONDocument])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONDocument].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONDocument].self))
    }
  }

  package subscript(key: String) -> JSONDocument? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  private var items: [JSONDocument] { if case .array(let items) = self { items } else { [] } }
  private var text: String? { if case .string(let text) = self { text } else { nil } }

  private var types: Set<String> {
    switch self {
    case .null: ["null"]
    case .bool: ["boolean"]
    case .number(let value): value == value.rounded() ? ["number", "integer"] : ["number"]
    case .string: ["string"]
    case .array: ["array"]
    case .object: ["object"]
    }
  }

  package func faults(of value: JSONDocument) -> [String] { faults(of: value, root: self, at: "$") }

  private func faults(of value: JSONDocument, root: JSONDocument, at place: String) -> [String] {
    if let name = self["$ref"]?.text?.split(separator: "/").last,
      let target = root["$defs"]?[String(name)]
    {
      return target.faults(of: value, root: root, at: place)
    }
    var faults: [String] = []
    if let type = self["type"] {
      let allowed = Set((type.items + [type]).compactMap(\.text))
      if allowed.isDisjoint(with: value.types) { return ["\(place) is no \(allowed.sorted())"] }
    }
    if let allowed = self["enum"]?.items, !allowed.contains(value) {
      faults.append("\(place) is \(value)")
    }
    if case .array(let items) = value, let schema = self["items"] {
      for (index, item) in items.enumerated() {
        faults += schema.faults(of: item, root: root, at: "\(place)[\(index)]")
      }
    }
    if case .object(let members) = value {
      for name in (self["required"]?.items ?? []).compactMap(\.text) where members[name] == nil {
        faults.append("\(place) has no \(name)")
      }
      for (name, member) in members {
        if let schema = self["properties"]?[name] {
          faults += schema.faults(of: member, root: root, at: "\(place).\(name)")
        } else if self["additionalProperties"] == .bool(false) {
          faults.append("\(place) has \(name)")
        }
      }
    }
    return faults
  }
}
