import CCommonMark
import Diagnostics

/// Turns libcmark's running text into values, with their places.
///
/// libcmark's columns are off after continuation lines and line breaks in links. Its column is
/// taken where the source has the literal there; otherwise the literal is looked for from the end
/// of the piece before.
struct InlineReader {
  let text: SourceText
  /// The text's lines before libcmark's first.
  let lineOffset: Int
  /// The block's bytes, in which everything stands.
  let range: Range<Int>
  /// The end of the last piece.
  private var cursor: Int

  init(text: SourceText, lineOffset: Int, range: Range<Int>) {
    self.text = text
    self.lineOffset = lineOffset
    self.range = range
    cursor = range.lowerBound
  }

  mutating func inlines(_ nodes: [CommonMarkNode], depth: Int) -> [Inline] {
    let nodes =
      depth < Document.deepestNesting
      ? nodes : nodes.flatMap { $0.leaves(where: \.isLeafInline) }
    var result: [Inline] = []
    result.reserveCapacity(nodes.count)
    for node in nodes {
      guard let inline = inline(node, depth: depth) else { continue }
      if case .text(let text) = inline.kind, let last = result.last,
        case .text(let before) = last.kind
      {
        result[result.count - 1] = Inline(
          .text(before + text),
          range: last.range.lowerBound..<max(last.range.upperBound, inline.range.upperBound)
        )
      } else {
        result.append(inline)
      }
    }
    return result
  }

  private mutating func inline(_ node: CommonMarkNode, depth: Int) -> Inline? {
    switch node.type {
    case CMARK_NODE_TEXT: return leaf(node, Inline.Kind.text)
    case CMARK_NODE_CODE: return leaf(node, Inline.Kind.code)
    case CMARK_NODE_HTML_INLINE: return leaf(node, Inline.Kind.html)
    case CMARK_NODE_SOFTBREAK: return lineBreak(.softBreak)
    case CMARK_NODE_LINEBREAK: return lineBreak(.lineBreak)
    case CMARK_NODE_EMPH:
      let (inlines, range) = content(of: node, depth: depth, margin: 1)
      return Inline(.emphasis(inlines), range: range)
    case CMARK_NODE_STRONG:
      let (inlines, range) = content(of: node, depth: depth, margin: 2)
      return Inline(.strong(inlines), range: range)
    case CMARK_NODE_LINK:
      let (link, range) = link(node, depth: depth, margin: 1)
      return Inline(.link(link), range: range)
    case CMARK_NODE_IMAGE:
      let (link, range) = link(node, depth: depth, margin: 2)
      return Inline(.image(link), range: range)
    default: return nil
    }
  }

  private mutating func leaf(_ node: CommonMarkNode, _ kind: (String) -> Inline.Kind) -> Inline {
    let literal = node.literal
    let line = text.range(ofLine: node.startLine + lineOffset)
    let claimed = line.lowerBound + node.startColumn - 1
    let isThere = claimed >= cursor && holds(literal.utf8, at: claimed)
    let start = isThere ? claimed : next(literal.utf8)
    let end = min(start + literal.utf8.count, range.upperBound)
    cursor = max(cursor, end)
    return Inline(kind(literal), range: start..<max(start, end))
  }

  private mutating func lineBreak(_ kind: Inline.Kind) -> Inline {
    let newline = text.bytes[cursor..<range.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D }
    let start = newline ?? cursor
    cursor = min(start + 1, range.upperBound)
    return Inline(kind, range: start..<cursor)
  }

  private func holds(_ literal: String.UTF8View, at offset: Int) -> Bool {
    guard offset + literal.count <= range.upperBound else { return false }
    let bytes = text.bytes
    let isSame = literal.withContiguousStorageIfAvailable { literal in
      for place in 0..<literal.count where bytes[offset + place] != literal[place] { return false }
      return true
    }
    return isSame ?? bytes[offset...].starts(with: literal)
  }

  /// Where a literal stands next; the cursor itself where entities or line breaks hide it.
  private func next(_ literal: String.UTF8View) -> Int {
    guard let first = literal.first else { return cursor }
    var candidate = cursor
    while let found = text.bytes[candidate..<range.upperBound].firstIndex(of: first) {
      if holds(literal, at: found) { return found }
      candidate = found + 1
    }
    return cursor
  }

  private mutating func content(
    of node: CommonMarkNode,
    depth: Int,
    margin: Int
  ) -> ([Inline], Range<Int>) {
    let before = cursor
    let inlines = inlines(node.children, depth: depth + 1)
    let start = max(before, (inlines.first?.range.lowerBound ?? before + margin) - margin)
    cursor = min((inlines.last?.range.upperBound ?? cursor) + margin, range.upperBound)
    return (inlines, start..<max(start, cursor))
  }

  private mutating func link(
    _ node: CommonMarkNode,
    depth: Int,
    margin: Int
  ) -> (Link, Range<Int>) {
    let (inlines, words) = content(of: node, depth: depth, margin: margin)
    cursor = (inlines.last?.range.upperBound ?? words.lowerBound + margin)
    skipDestination()
    let link = Link(destination: node.destination, title: node.title, inlines: inlines)
    return (link, words.lowerBound..<max(words.lowerBound, cursor))
  }

  /// Moves the cursor behind `](…)`, `][…]`, `]` or `>`.
  private mutating func skipDestination() {
    guard
      let close = text.bytes[cursor..<range.upperBound].firstIndex(where: {
        $0 == 0x5D || $0 == 0x3E
      })
    else { return }
    cursor = close + 1
    guard text.bytes[close] == 0x5D, cursor < range.upperBound else { return }
    switch text.bytes[cursor] {
    case UInt8(ascii: "("): skip(open: UInt8(ascii: "("), close: UInt8(ascii: ")"))
    case UInt8(ascii: "["): skip(open: UInt8(ascii: "["), close: UInt8(ascii: "]"))
    default: break
    }
  }

  /// Moves the cursor behind a balanced pair; what stands in `<…>` does not count.
  private mutating func skip(open: UInt8, close: UInt8) {
    var depth = 0
    var enclosing: UInt8?
    var offset = cursor
    while offset < range.upperBound {
      let byte = text.bytes[offset]
      offset += 1
      if byte == 0x5C {
        offset += 1
      } else if let end = enclosing {
        if byte == end { enclosing = nil }
      } else if byte == UInt8(ascii: "<"), open == UInt8(ascii: "(") {
        enclosing = UInt8(ascii: ">")
      } else if byte == open {
        depth += 1
      } else if byte == close {
        depth -= 1
        if depth == 0 { break }
      }
    }
    cursor = min(offset, range.upperBound)
  }
}
