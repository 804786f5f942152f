/// Finds the template lines that consist only of tags and so leave no line in the output.
///
/// The white space and line break of such a line are removed; the white space before its first tag
/// becomes that tag's indentation.
struct StandaloneLines {
  /// A piece of the template after this step.
  enum Piece {
    case lineStart(String)
    case text(ArraySlice<UInt8>)
    case tag(TemplateScanner.Token, sign: TemplateScanner.Sign?, name: String, TagLine)
  }

  /// A tag's position on its line.
  struct TagLine {
    /// The white space before the tag, if nothing else precedes it.
    let indentation: String?
    /// Whether the line is removed.
    let isStandalone: Bool
  }

  private(set) var pieces: [Piece] = []
  /// The open sections, blocks and parents.
  private var open: [TemplateScanner.Sign] = []

  init(_ tokens: [TemplateScanner.Token]) {
    var start = 0
    for (index, token) in tokens.enumerated() {
      guard case .text(let text) = token.content, text.last == UInt8(ascii: "\n") else { continue }
      append(tokens[start...index])
      start = index + 1
    }
    if start < tokens.count { append(tokens[start...]) }
  }

  private mutating func append(_ line: ArraySlice<TemplateScanner.Token>) {
    let isStandalone = isStandalone(line)
    var before: String? = ""
    for (index, token) in zip(line.indices, line) {
      let isFirst = index == line.startIndex
      switch token.content {
      case .tag(let sign, let name):
        if isFirst, !isStandalone { pieces.append(.lineStart("")) }
        let tagLine = TagLine(indentation: before, isStandalone: isStandalone)
        pieces.append(.tag(token, sign: sign, name: name, tagLine))
        if !isStandalone { before = nil }
      case .text(let text):
        let leading = isFirst ? text.prefix { $0 == UInt8(ascii: " ") || $0 == 0x09 } : []
        let space = String(decoding: leading, as: UTF8.self)
        let rest = text.dropFirst(leading.count)
        before = isFirst && rest.isEmpty ? space : nil
        if isStandalone { continue }
        let isBlank = rest.allSatisfy { $0 == 0x0A || $0 == 0x0D }
        if isFirst, !isBlank || line.count > 1 || !leading.isEmpty {
          pieces.append(.lineStart(space))
        }
        if !rest.isEmpty { pieces.append(.text(rest)) }
      }
    }
  }

  /// Whether the line has only tags without output: one tag, or several of inheritance.
  private mutating func isStandalone(_ line: ArraySlice<TemplateScanner.Token>) -> Bool {
    var signs: [TemplateScanner.Sign?] = []
    var hasText = false
    for token in line {
      switch token.content {
      case .tag(let sign, _): signs.append(sign)
      case .text(let text): hasText = hasText || !text.allSatisfy(isWhiteSpace)
      }
    }
    if signs.isEmpty { return false }
    let inherits = followInheritance(signs)
    if hasText { return false }
    if signs.count == 1, let sign = signs[0] { return sign != .unescaped && sign != .braces }
    return signs.count > 1 && inherits
  }

  /// Tracks open tags; returns whether all tags of the line belong to inheritance and no block opens and
  /// closes on it, because such a block is inline.
  private mutating func followInheritance(_ signs: [TemplateScanner.Sign?]) -> Bool {
    var inherits = true
    let depth = open.count
    var opened = 0
    for sign in signs {
      switch sign {
      case .section, .invertedSection:
        open.append(.section)
        inherits = false
      case .block?, .parent?:
        if let sign { open.append(sign) }
        opened += 1
      case .end:
        let ended = open.popLast()
        if ended == .section || (ended == .block && opened > 0 && open.count >= depth) {
          inherits = false
        }
        opened -= 1
      default: inherits = false
      }
    }
    return inherits
  }
}

/// Whether a byte is white space or a line break.
private func isWhiteSpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
}
