/// Tells which lines of a template are made of tags alone and so leave no line in the output.
///
/// Such a line's white space and line break vanish; the white space before its first tag stays
/// with that tag as its indentation.
struct StandaloneLines {
  /// A piece of the template after that treatment.
  enum Piece {
    case lineStart(String)
    case text(String)
    case tag(TemplateScanner.Token, kind: Character?, name: String, Place)
  }

  /// How a tag stands on its line.
  struct Place {
    /// The white space before the tag, if nothing else is before it.
    let indentation: String?
    /// Whether the line vanishes.
    let isStandalone: Bool
  }

  private(set) var pieces: [Piece] = []
  private var open: [Character] = []

  init(_ tokens: [TemplateScanner.Token]) {
    var line: [TemplateScanner.Token] = []
    for token in tokens {
      line.append(token)
      if case .text(let text) = token.content, text.utf8.last == UInt8(ascii: "\n") {
        append(line)
        line = []
      }
    }
    if !line.isEmpty { append(line) }
  }

  private mutating func append(_ line: [TemplateScanner.Token]) {
    let isStandalone = isStandalone(line)
    var before: String? = ""
    for (index, token) in line.enumerated() {
      switch token.content {
      case .tag(let kind, let name):
        if index == 0, !isStandalone { pieces.append(.lineStart("")) }
        let place = Place(indentation: before, isStandalone: isStandalone)
        pieces.append(.tag(token, kind: kind, name: name, place))
        if !isStandalone { before = nil }
      case .text(let text):
        let leading = index == 0 ? String(text.prefix { $0 == " " || $0 == "\t" }) : ""
        if index == 0 { before = leading == text ? leading : nil }
        if index > 0 { before = nil }
        if isStandalone { continue }
        let rest = text.dropFirst(leading.count)
        let isBlank = rest.allSatisfy(\.isNewline)
        if index == 0, !isBlank || line.count > 1 || !leading.isEmpty {
          pieces.append(.lineStart(leading))
        }
        if !rest.isEmpty { pieces.append(.text(String(rest))) }
      }
    }
  }

  /// Whether only tags that show nothing themselves are on the line: one, or some of inheritance.
  private mutating func isStandalone(_ line: [TemplateScanner.Token]) -> Bool {
    var kinds: [Character?] = []
    var hasText = false
    for token in line {
      switch token.content {
      case .tag(let kind, _): kinds.append(kind)
      case .text(let text): hasText = hasText || !text.allSatisfy(\.isWhitespace)
      }
    }
    let inherits = followInheritance(kinds)
    if hasText { return false }
    if kinds.count == 1, let kind = kinds[0] { return "#^/!>=$<".contains(kind) }
    return kinds.count > 1 && inherits
  }

  /// Follows which tags are open; says whether all of the line's belong to inheritance and none
  /// opens and closes a block here, which would be a place within a line.
  private mutating func followInheritance(_ kinds: [Character?]) -> Bool {
    var inherits = true
    let depth = open.count
    var opened = 0
    for kind in kinds {
      switch kind {
      case "#", "^":
        open.append("#")
        inherits = false
      case "$", "<":
        open.append(kind ?? "$")
        opened += 1
      case "/":
        let ended = open.popLast()
        if ended == "#" || (ended == "$" && opened > 0 && open.count >= depth) { inherits = false }
        opened -= 1
      default: inherits = false
      }
    }
    return inherits
  }
}
