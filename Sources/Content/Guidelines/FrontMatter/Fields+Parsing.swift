import Diagnostics
import Spelling

extension Fields {
  /// Parses the fields in a range of lines.
  /// - Parameters:
  ///   - lines: The numbers of the lines, counted from 1.
  ///   - source: The file.
  /// - Returns: The fields, and the findings about the lines.
  package static func read(_ lines: Range<Int>, of source: SourceText) -> (Self, [Diagnostic]) {
    var reader = FieldReader<Key>(source: source)
    for line in lines { reader.read(source.range(ofLine: line)) }
    reader.finish()
    return (Self(values: reader.values), reader.findings.diagnostics)
  }
}

/// The maximum number of values in a list; the rest is ignored.
private let maxListCount = 100

/// Parses fields line by line.
private struct FieldReader<Key: FieldKey> {
  let source: SourceText
  var values: [Key: [Fields<Key>.Value]] = [:]
  private(set) var findings: FindingList
  /// The keys with ignored values.
  private var overlong: Set<Key> = []
  /// The key to which `-` lines would belong.
  private var open: (key: Key?, range: Range<Int>)?

  init(source: SourceText) {
    self.source = source
    findings = FindingList(of: source)
  }

  mutating func read(_ line: Range<Int>) {
    let text = source.trimmed(line)
    guard !text.isEmpty, source.bytes[text.lowerBound] != UInt8(ascii: "#") else { return }
    if source.bytes[text.lowerBound] == UInt8(ascii: "-") { return item(text) }
    finish()
    guard let colon = source.bytes[text].firstIndex(of: UInt8(ascii: ":")),
      text.lowerBound == line.lowerBound
    else { return findings.report(Key.notAField, at: text) }
    field(text.lowerBound..<colon, value: source.trimmed(colon + 1..<text.upperBound))
  }

  /// Ends a key that could still have been followed by `-` lines.
  mutating func finish() {
    if let open, let key = open.key, values[key]?.isEmpty == true {
      findings.report(Key.noValue(key.name), at: open.range)
    }
    open = nil
  }

  private mutating func field(_ name: Range<Int>, value: Range<Int>) {
    let text = source[name]
    guard let key = Key.allCases.first(where: { $0.name == text }) else {
      if value.isEmpty { open = (nil, name) }
      // What a team needs for itself.
      if text.hasPrefix("x-") { return }
      return findings.report(Key.unknownKey(text), at: name)
    }
    guard values[key] == nil else { return findings.report(Key.duplicateKey(text), at: name) }
    values[key] = []
    if value.isEmpty {
      open = (key, name)
    } else if source.bytes[value.lowerBound] == UInt8(ascii: "[") {
      list(value, of: key)
    } else {
      if key.isList, source[value].contains(", "),
        !"\"'".utf8.contains(source.bytes[value.lowerBound])
      {
        let message = Key.listWithoutBrackets(source[value])
        findings.report(message, at: value)
      }
      add(value, to: key)
    }
  }

  private mutating func item(_ text: Range<Int>) {
    let value = source.trimmed(text.lowerBound + 1..<text.upperBound)
    guard let open, value.lowerBound > text.lowerBound + 1 else {
      return findings.report(Key.notAField, at: text)
    }
    guard let key = open.key else { return }
    guard key.isList else { return findings.report(Key.notAList(key.name), at: text) }
    add(value, to: key)
  }

  private mutating func list(_ value: Range<Int>, of key: Key) {
    guard key.isList else { return findings.report(Key.notAList(key.name), at: value) }
    guard source.bytes[value.upperBound - 1] == UInt8(ascii: "]"), value.count > 1 else {
      return findings.report(Key.openList, at: value)
    }
    var start = value.lowerBound + 1
    var quote: UInt8?
    for offset in start..<value.upperBound {
      let byte = source.bytes[offset]
      if let end = quote {
        if byte == end { quote = nil }
      } else if [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(byte) {
        quote = byte
      } else if byte == UInt8(ascii: ",") || offset == value.upperBound - 1 {
        let item = source.trimmed(start..<offset)
        let isEmptyList = offset == value.upperBound - 1 && start == value.lowerBound + 1
        if !item.isEmpty {
          add(item, to: key)
        } else if !isEmptyList {
          findings.report(Key.noItem, at: value)
        }
        start = offset + 1
      }
    }
  }

  private mutating func add(_ range: Range<Int>, to key: Key) {
    let known = values[key]?.count ?? 0
    guard known < maxListCount else {
      if overlong.insert(key).inserted { findings.report(Key.tooLong(key.name), at: range) }
      return
    }
    guard let value = scalar(range) else {
      let message = Key.notAScalar(source[range])
      return findings.report(message, at: range)
    }
    let isQuoted = "\"'".utf8.contains(source.bytes[range.lowerBound])
    let content = isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
    values[key]?.append(Fields<Key>.Value(text: value, range: content))
  }

  /// A plain or quoted text, or `nil` if YAML would read it as something else.
  private func scalar(_ range: Range<Int>) -> String? {
    switch source.bytes[range].first {
    case UInt8(ascii: "'"):
      let text = source[range]
      guard text.count > 1, text.first == "'", text.last == "'" else { return nil }
      let parts = text.dropFirst().dropLast().split(
        separator: "''",
        omittingEmptySubsequences: false
      )
      return parts.contains { $0.contains("'") } ? nil : parts.joined(separator: "'")
    case UInt8(ascii: "\""): return unquoted(source[range])
    case let first? where !"[]{}&*!|>%@`,?#".utf8.contains(first):
      return isPlain(source.bytes[range]) ? source[range] : nil
    default: return nil
    }
  }

  /// Whether a text contains no start of a comment and no end of a key.
  private func isPlain(_ bytes: ArraySlice<UInt8>) -> Bool {
    let (space, colon) = (UInt8(ascii: " "), UInt8(ascii: ":"))
    let isMark = zip(bytes, bytes.dropFirst()).contains { first, second in
      first == space && second == UInt8(ascii: "#") || first == colon && second == space
    }
    return !isMark && bytes.last != colon
  }
}

/// The content of a double-quoted text with `\"` and `\\` resolved, or `nil` for any other text.
func unquoted(_ text: String) -> String? {
  guard text.count > 1, text.first == "\"", text.last == "\"" else { return nil }
  var result = ""
  var isEscaped = false
  for character in text.dropFirst().dropLast() {
    if isEscaped {
      result.append(character)
      isEscaped = false
    } else if character == "\\" {
      isEscaped = true
    } else if character == "\"" {
      return nil
    } else {
      result.append(character)
    }
  }
  return isEscaped ? nil : result
}

extension FieldKey {
  fileprivate static var notAField: Diagnostic.Message {
    message(
      "this line is not a field",
      why: "\(owner) contains 'key: value' lines, and '- item' lines below a key without a value",
      fix: "write 'key: value'"
    )
  }
  fileprivate static func listWithoutBrackets(_ text: String) -> Diagnostic.Message {
    message(
      "'\(text)' is one item",
      why: "a list stands in brackets",
      fix: "write '[\(text)]', or the text in quotes if the comma is part of it"
    )
  }
  fileprivate static var openList: Diagnostic.Message {
    message(
      "the list is not closed",
      why: "no ']' ends its line",
      fix: "add ']', or write one '- item' per line"
    )
  }
  fileprivate static var noItem: Diagnostic.Message {
    message(
      "an item of the list is empty",
      why: "there is nothing between two commas",
      fix: "remove a comma"
    )
  }
  fileprivate static func noValue(_ key: String) -> Diagnostic.Message {
    message("'\(key)' has no value", why: "nothing follows its colon", fix: "add a value")
  }
  fileprivate static func tooLong(_ key: String) -> Diagnostic.Message {
    message(
      "'\(key)' has more than \(maxListCount) values",
      why: "Bodycheck ignores this one and those after it, because each adds pages or links",
      fix: "remove all but \(maxListCount)"
    )
  }
  fileprivate static func notAList(_ key: String) -> Diagnostic.Message {
    message("'\(key)' takes one value", why: "the page gives a list", fix: "write '\(key): value'")
  }
  fileprivate static func notAScalar(_ text: String) -> Diagnostic.Message {
    message(
      "'\(text)' is not a plain value",
      why: "YAML gives its punctuation a different meaning",
      fix: "put the value in double quotes"
    )
  }
  fileprivate static func duplicateKey(_ key: String) -> Diagnostic.Message {
    message("'\(key)' appears twice", why: "only one value can apply", fix: "remove one of them")
  }
  fileprivate static func unknownKey(_ key: String) -> Diagnostic.Message {
    let known = allCases.map(\.name)
    if key.lowercased() == "draft" {
      return message(
        "'\(key)' is not a field of \(owner)",
        why: "every page of the content folder is published; there are no drafts",
        fix: "keep the file in another folder or on a branch until it is ready"
      )
    }
    return message(
      "'\(key)' is not a field of \(owner)",
      why: "the fields are \(known.joined(separator: ", "))",
      fix: nearestName(to: key, among: known).map { "write '\($0)'" }
        ?? "remove the field, or write 'x-\(key)' if it is your own"
    )
  }
  private static func message(_ what: String, why: String, fix: String) -> Diagnostic.Message {
    Diagnostic.Message(id: findingID, what: what, why: why, fix: fix)
  }
}
