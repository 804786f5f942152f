/// Splits a template into lines of text and tags, following changes of the delimiters.
struct TemplateScanner {
  /// A piece of the template; text ends at a line break.
  struct Token {
    var content: Content
    let position: Position
    /// In UTF-8 bytes.
    let length: Int
  }

  /// The content of a token.
  enum Content: Equatable {
    /// In UTF-8.
    case text(ArraySlice<UInt8>)
    /// `sign` is `nil` for a plain variable; `name` is the trimmed text after it.
    case tag(sign: Sign?, name: String)
  }

  /// The first character of a tag, which determines its kind.
  enum Sign: Unicode.Scalar {
    case comment = "!"
    case delimiters = "="
    case section = "#"
    case invertedSection = "^"
    case block = "$"
    case parent = "<"
    case end = "/"
    case partial = ">"
    case unescaped = "&"
    case braces = "{"
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
    append(.text(bytes[start..<offset]), at: begin, from: start)
    countLines(from: start)
  }

  private mutating func scanTag() {
    let start = offset
    let begin = position
    var inner = start + opening.count
    var sign = inner < bytes.count ? Sign(rawValue: Unicode.Scalar(bytes[inner])) : nil
    if sign == .braces, closing != Array("}}".utf8) { sign = nil }
    if sign != nil { inner += 1 }
    let end =
      switch sign {
      case .braces: Array("}}}".utf8)
      case .delimiters: Array("=".utf8) + closing
      default: closing
      }
    guard let close = firstIndex(of: end, from: inner) else {
      let fault = TemplateProblem.Fault.unclosedTag(closing: String(decoding: end, as: UTF8.self))
      problems.append(TemplateProblem(fault: fault, position: begin, length: opening.count))
      offset = bytes.count
      return
    }
    offset = close + end.count
    let name = trimmed(String(decoding: bytes[inner..<close], as: UTF8.self))
    append(.tag(sign: sign, name: name), at: begin, from: start)
    if sign == .delimiters {
      changeDelimiters(name, at: begin, length: offset - start)
    } else if name.isEmpty, sign != .comment {
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
    bytes[index] == part.first && index + part.count <= bytes.count
      && bytes[index..<index + part.count].elementsEqual(part)
  }

  private func firstIndex(of part: [UInt8], from start: Int) -> Int? {
    guard start + part.count <= bytes.count else { return nil }
    return (start..<bytes.count - part.count + 1).first { starts(with: part, at: $0) }
  }
}

/// The text without white space at both ends.
func trimmed(_ text: String) -> String {
  var rest = text[...]
  while rest.first?.isWhitespace == true { rest.removeFirst() }
  while rest.last?.isWhitespace == true { rest.removeLast() }
  return String(rest)
}
