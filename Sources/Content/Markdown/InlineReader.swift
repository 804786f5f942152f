import CCommonMark
import Diagnostics

/// Converts libcmark's inline nodes into nodes with ranges in the source.
///
/// libcmark's columns are wrong after continuation lines and line breaks in links. Its column is
/// used if the source has the literal there; otherwise the literal is searched for from the end
/// of the previous piece.
struct InlineReader {
  let text: SourceText
  /// The number of lines in the text before libcmark's first.
  let lineOffset: Int
  /// The block's range, which contains everything.
  let range: Range<Int>
  /// The page offset of each byte of the text; `nil` if the text is the page's.
  let origins: [UInt32]?
  /// The end of the last piece.
  private var cursor: Int

  init(text: SourceText, lineOffset: Int, range: Range<Int>, origins: [UInt32]? = nil) {
    self.text = text
    self.lineOffset = lineOffset
    self.range = range
    self.origins = origins
    cursor = range.lowerBound
  }

  /// Adjacent pieces in the same node.
  private struct Siblings {
    /// From the start of the first piece to the end of the last.
    private(set) var range: Range<Int>?
    /// The last piece if it is text.
    var text: (index: Int, range: Range<Int>)?

    mutating func add(_ piece: Range<Int>) {
      range = (range?.lowerBound ?? piece.lowerBound)..<piece.upperBound
    }
  }

  /// Adds a node's content to a list.
  mutating func add(contentOf node: CommonMarkNode, to list: inout NodeList) {
    _ = add(contentOf: node, depth: 0, to: &list)
  }

  /// - Returns: From the start of the first piece to the end of the last; `nil` if there is none.
  private mutating func add(
    contentOf node: CommonMarkNode,
    depth: Int,
    to list: inout NodeList
  ) -> Range<Int>? {
    var siblings = Siblings()
    if depth < Document.maxNesting {
      var next = node.firstChild
      while let piece = next {
        add(piece, after: &siblings, depth: depth, to: &list)
        next = piece.next
      }
    } else {
      for piece in node.leaves(where: \.isLeafInline) {
        add(piece, after: &siblings, depth: depth, to: &list)
      }
    }
    return siblings.range
  }

  private mutating func add(
    _ node: CommonMarkNode,
    after siblings: inout Siblings,
    depth: Int,
    to list: inout NodeList
  ) {
    let text = siblings.text
    siblings.text = nil
    switch node.type {
    case CMARK_NODE_TEXT:
      let added = add(node.literal, of: node, as: .text, after: text, to: &list)
      siblings.text = added
      siblings.add(added.range)
    case CMARK_NODE_CODE:
      siblings.add(add(node.literal, of: node, as: .code, to: &list).range)
    case CMARK_NODE_HTML_INLINE:
      siblings.add(add(node.literal, of: node, as: .html, to: &list).range)
    case CMARK_NODE_SOFTBREAK: siblings.add(addLineBreak(.softBreak, to: &list))
    case CMARK_NODE_LINEBREAK: siblings.add(addLineBreak(.lineBreak, to: &list))
    case CMARK_NODE_EMPH:
      siblings.add(add(node, as: .emphasis, depth: depth, margin: 1, to: &list))
    case CMARK_NODE_STRONG:
      siblings.add(add(node, as: .strong, depth: depth, margin: 2, to: &list))
    case CMARK_NODE_LINK:
      siblings.add(add(node, as: .link, depth: depth, margin: 1, to: &list))
    case CMARK_NODE_IMAGE:
      siblings.add(add(node, as: .image, depth: depth, margin: 2, to: &list))
    default: siblings.text = text
    }
  }

  /// Adds a piece without children, merging text with directly preceding text.
  private mutating func add(
    _ literal: [UInt8],
    of node: CommonMarkNode,
    as kind: Node.Kind,
    after before: (index: Int, range: Range<Int>)? = nil,
    to list: inout NodeList
  ) -> (index: Int, range: Range<Int>) {
    let line = text.range(ofLine: node.startLine + lineOffset)
    let rest = cursor..<range.upperBound
    let claimed = line.lowerBound + node.startColumn - 1
    let found =
      literal.isFound(in: text.bytes, at: claimed, inside: rest)
      ? claimed : literal.firstOffset(in: text.bytes, inside: rest)
    // Entities and line breaks hide its location.
    let start = found ?? cursor
    let end = max(start, min(start + literal.count, range.upperBound))
    cursor = max(cursor, end)
    if let before {
      let range = before.range.lowerBound..<max(before.range.upperBound, end)
      list.extend(before.index, saying: text.bytes[before.range], by: literal)
      list.close(before.index, at: origin(of: range))
      return (before.index, range)
    }
    let origin = origin(of: start..<end)
    let index = list.add(kind, at: origin)
    if found == nil || origin.count != literal.count { list.addDetail(of: index, literal: literal) }
    return (index, start..<end)
  }

  private mutating func addLineBreak(_ kind: Node.Kind, to list: inout NodeList) -> Range<Int> {
    let newline = text.bytes[cursor..<range.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D }
    let start = newline ?? cursor
    let isPair = text.bytes[start..<range.upperBound].starts(with: [0x0D, 0x0A])
    cursor = min(start + (isPair ? 2 : 1), range.upperBound)
    list.add(kind, at: origin(of: start..<cursor))
    return start..<cursor
  }

  /// Adds a piece with children, between delimiters of some bytes.
  private mutating func add(
    _ node: CommonMarkNode,
    as kind: Node.Kind,
    depth: Int,
    margin: Int,
    to list: inout NodeList
  ) -> Range<Int> {
    let before = cursor
    let index = list.add(kind, at: before..<before)
    let isLink = kind == .link || kind == .image
    if isLink {
      list.addDetail(of: index, literal: node.destination)
      let title = node.title
      if !title.isEmpty { list.addDetail(of: index, literal: title) }
    }
    let content = add(contentOf: node, depth: depth + 1, to: &list)
    let start = max(before, (content?.lowerBound ?? before + margin) - margin)
    if isLink {
      cursor = min(content?.upperBound ?? start + margin, range.upperBound)
      skipDestination()
    } else {
      cursor = min((content?.upperBound ?? cursor) + margin, range.upperBound)
    }
    let range = start..<max(start, cursor)
    list.close(index, at: origin(of: range))
    return range
  }

  /// The range in the page for a range of the text.
  private func origin(of range: Range<Int>) -> Range<Int> {
    guard let origins else { return range }
    let start = Int(origins[min(range.lowerBound, origins.count - 1)])
    return start..<max(start, range.isEmpty ? start : Int(origins[range.upperBound - 1]) + 1)
  }

  /// Moves the cursor after `](…)`, `][…]`, `]` or `>`.
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

  /// Moves the cursor after a balanced pair, ignoring anything in `<…>`.
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
