/// Cuts a template into lines of text and tags, following changes of the delimiters.
struct TemplateScanner {
  /// A piece of the template; text never goes on after a line break.
  struct Token {
    var content: Content
    let position: Position
    /// In UTF-8 bytes.
    let length: Int
  }

  /// What a token is.
  enum Content: Equatable {
    case text(String)
    /// `kind` is the tag's sign, `nil` for a plain variable; `name` what follows it, trimmed.
    case tag(kind: Character?, name: String)
  }

  private(set) var tokens: [Token] = []
  private(set) var problems: [TemplateProblem] = []

  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var lineStart = 0
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)

  init(_ source: String) {
    bytes = Array(source.utf8)
    while offset < bytes.count {
      if starts(with: opening, at: offset) {
        scanTag()
      } else {
        scanText()
      }
    }
  }

  private var position: Position { Position(line: line, column: offset - lineStart + 1) }

  private mutating func scanText() {
    let start = offset
    let begin = position
    while offset < bytes.count, !starts(with: opening, at: offset) {
      offset += 1
      if bytes[offset - 1] == UInt8(ascii: "\n") { break }
    }
    append(.text(text(start..<offset)), at: begin, from: start)
    countLines(from: start)
  }

  private mutating func scanTag() {
    let start = offset
    let begin = position
    var inner = start + opening.count
    var kind: Character?
    var end = closing
    if inner < bytes.count {
      let sign = Character(UnicodeScalar(bytes[inner]))
      if "#^/!>=&$<".contains(sign) || (sign == "{" && closing == Array("}}".utf8)) {
        kind = sign
        inner += 1
      }
    }
    if kind == "{" { end = Array("}}}".utf8) }
    if kind == "=" { end = Array("=".utf8) + closing }
    guard let close = firstIndex(of: end, from: inner) else {
      let fault = TemplateProblem.Fault.unclosedTag(closing: String(decoding: end, as: UTF8.self))
      problems.append(TemplateProblem(fault: fault, position: begin, length: opening.count))
      offset = bytes.count
      return
    }
    offset = close + end.count
    let name = trimmed(text(inner..<close))
    append(.tag(kind: kind, name: name), at: begin, from: start)
    if kind == "=" {
      changeDelimiters(name, at: begin, length: offset - start)
    } else if name.isEmpty, kind != "!" {
      problems.append(TemplateProblem(fault: .emptyTag, position: begin, length: offset - start))
    }
    countLines(from: start)
  }

  private mutating func changeDelimiters(_ name: String, at position: Position, length: Int) {
    let parts = name.split(whereSeparator: \.isWhitespace)
    guard parts.count == 2, !name.contains("=") else {
      let fault = TemplateProblem.Fault.faultyDelimiters(name)
      problems.append(TemplateProblem(fault: fault, position: position, length: length))
      return
    }
    opening = Array(parts[0].utf8)
    closing = Array(parts[1].utf8)
  }

  private mutating func append(_ content: Content, at position: Position, from start: Int) {
    tokens.append(Token(content: content, position: position, length: offset - start))
  }

  private mutating func countLines(from start: Int) {
    for index in start..<offset where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
  }

  private func starts(with part: [UInt8], at index: Int) -> Bool {
    index + part.count <= bytes.count && bytes[index..<index + part.count].elementsEqual(part)
  }

  private func firstIndex(of part: [UInt8], from start: Int) -> Int? {
    guard start + part.count <= bytes.count else { return nil }
    return (start...bytes.count - part.count).first { starts(with: part, at: $0) }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

/// The text without white space at its ends.
func trimmed(_ text: String) -> String {
  var rest = text[...]
  while rest.first?.isWhitespace == true { rest.removeFirst() }
  while rest.last?.isWhitespace == true { rest.removeLast() }
  return String(rest)
}
