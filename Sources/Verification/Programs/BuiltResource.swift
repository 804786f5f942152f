import FoundationEssentials

/// What Xcode makes of an app's property list and of its texts, in the form that the engine's `Bundle` reads.
enum BuiltResource {
  /// The resource that is made of a file at a path in the bundle; `nil` if a build copies the file as it is.
  static func made(of name: String, _ bytes: [UInt8]) -> ProgramResource? {
    let (folder, file) = (parent(of: name), fileName(name))
    if file == "Info.plist" { return info(bytes, settings: [:]) }
    if file.hasSuffix(".xcstrings") {
      return catalog(bytes).flatMap { json($0, named: file.dropLast(10) + ".json") }
    }
    if file.hasSuffix(".strings"), ["", "Base.lproj", "en.lproj"].contains(folder) {
      return table(bytes).flatMap { json($0, named: file.dropLast(8) + ".json") }
    }
    return nil
  }

  /// The values of an app's file `Info.plist`, if there is one, with those that the target's build settings add.
  static func info(_ bytes: [UInt8]?, settings: [String: String]) -> ProgramResource? {
    var values: [String: InfoValue] = [:]
    for (name, key) in keys { values[key] = settings[name].map(InfoValue.text) }
    let mark = "INFOPLIST_KEY_"
    for (name, value) in settings where name.hasPrefix(mark) {
      values[String(name.dropFirst(mark.count))] = .text(value)
    }
    let written = bytes.flatMap {
      isPlainList($0)
        ? try? PropertyListDecoder().decode([String: InfoValue].self, from: Data($0)) : nil
    }
    for (key, value) in written ?? [:] where values[key] == nil {
      // A value such as '$(MARKETING_VERSION)' is a build setting's.
      if case .text(let text) = value, text.contains("$(") {
        values[key] = settings[String(text.dropFirst(2).dropLast())].map(InfoValue.text)
      } else {
        values[key] = value
      }
    }
    return values.isEmpty ? nil : json(values, named: "Info.json")
  }

  /// The most bytes and levels of an app's property list, far more than any has.
  private static let maxInfoSize = 256 << 10
  private static let maxInfoDepth = 32

  /// Whether a property list is XML that takes no more memory or stack than its bytes show.
  ///
  /// In a binary list, a few bytes can stand for any number of values, or for a value in itself.
  static func isPlainList(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= maxInfoSize else { return false }
    let parts = String(decoding: bytes, as: UTF8.self)
      .split(separator: "<", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0].allSatisfy({ $0.isWhitespace || $0 == "\u{FEFF}" }) else {
      return false
    }
    var depth = 0
    // Behind the first of these and before the second, tags are only text.
    let marks = [("!--", "-->"), ("![CDATA[", "]]>"), ("?", "?>")]
    var end: String?
    for part in parts.dropFirst() {
      var text = part
      if end == nil, let mark = marks.first(where: { part.hasPrefix($0.0) }) {
        end = mark.1
        text = part.dropFirst(mark.0.count)
      }
      if let mark = end {
        if text.contains(mark) { end = nil }
        continue
      }
      let tag = part.prefix { $0 != ">" }
      switch tag {
      case "array", "dict": depth += 1
      case "/array", "/dict": depth -= 1
      case "array/", "dict/": break
      default:
        let isOther = !tag.contains("array") && !tag.contains("dict") && !tag.contains("[")
        guard isOther, !tag.hasPrefix("!") || depth == 0 else { return false }
      }
      if depth > maxInfoDepth { return false }
    }
    return true
  }

  /// The build settings that are values of every app's property list.
  private static let keys = [
    ("MARKETING_VERSION", "CFBundleShortVersionString"),
    ("CURRENT_PROJECT_VERSION", "CFBundleVersion"),
    ("PRODUCT_BUNDLE_IDENTIFIER", "CFBundleIdentifier"),
  ]

  /// The English texts of a string catalog, or those in its own language.
  private static func catalog(_ bytes: [UInt8]) -> [String: String]? {
    guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: Data(bytes)) else {
      return nil
    }
    return catalog.strings.compactMapValues { entry in
      let known = entry.localizations ?? [:]
      return (known["en"] ?? known[catalog.sourceLanguage])?.stringUnit?.value
    }
  }

  /// The texts of a file of lines such as `"key" = "text";`.
  private static func table(_ bytes: [UInt8]) -> [String: String]? {
    guard
      case .dictionary(let members)? = PropertyList("{\(String(decoding: bytes, as: UTF8.self))}")
    else { return nil }
    return members.compactMapValues(\.text)
  }

  private static func json(_ value: some Encodable, named name: String) -> ProgramResource? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(value)).map { ProgramResource(name: name, bytes: Array($0)) }
  }
}

/// A file of Xcode with an app's texts in all its languages.
private struct StringCatalog: Decodable {
  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }
  struct Localization: Decodable {
    var stringUnit: Unit?
  }
  struct Unit: Decodable {
    var value: String
  }

  var sourceLanguage: String
  var strings: [String: Entry]
}

/// A value of a property list that JSON has, too.
private enum InfoValue: Codable {
  case truth(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([InfoValue])
  case members([String: InfoValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .truth(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([InfoValue].self) {
      self = .list(value)
    } else {
      self = .members(try container.decode([String: InfoValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .truth(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .members(let value): try container.encode(value)
    }
  }
}
