import CCommonMark
import Diagnostics

extension Document {
  /// Reads a page from an offset, which must be the start of a line, to its end.
  ///
  /// - Parameters:
  ///   - source: The page.
  ///   - offset: Where its Markdown starts.
  ///   - anchor: The anchor of a heading with this text, or `nil` for the usual one.
  /// - Complexity: O(*n*) in the length of the text.
  package init(
    parsing source: SourceText,
    from offset: Int = 0,
    anchor: @escaping (String) -> String? = { _ in nil }
  ) {
    let tree = CommonMarkTree(source.bytes[offset...])
    let lineOffset = source.line(at: offset) - 1
    let tables = TableReader(source: source, lineOffset: lineOffset, bodyStart: offset)
      .tables(in: tree)
    var reader = BlockReader(
      source: source,
      lineOffset: lineOffset,
      tables: tables,
      ownAnchor: anchor
    )
    blocks = reader.blocks(tree.root.children, depth: 0)
    firstTooDeep = reader.firstTooDeep
    self.source = source
  }
}

/// Turns libcmark's blocks into values.
private struct BlockReader {
  let source: SourceText
  /// The source's lines before libcmark's first.
  let lineOffset: Int
  let tables: [CommonMarkNode: FoundTable]
  let ownAnchor: (String) -> String?
  var firstTooDeep: Range<Int>?
  private var anchors: [String: Int] = [:]

  init(
    source: SourceText,
    lineOffset: Int,
    tables: [CommonMarkNode: FoundTable],
    ownAnchor: @escaping (String) -> String?
  ) {
    self.source = source
    self.lineOffset = lineOffset
    self.tables = tables
    self.ownAnchor = ownAnchor
  }

  mutating func blocks(_ nodes: [CommonMarkNode], depth: Int) -> [Block] {
    guard depth >= Document.deepestNesting else {
      return all(nodes, depth: depth)
    }
    let leaves = nodes.flatMap { $0.leaves(where: \.isLeafBlock) }
    if firstTooDeep == nil, let container = nodes.first(where: { !$0.isLeafBlock }) {
      firstTooDeep = range(of: container)
    }
    return all(leaves, depth: depth)
  }

  private mutating func all(_ nodes: [CommonMarkNode], depth: Int) -> [Block] {
    var all: [Block] = []
    all.reserveCapacity(nodes.count)
    for node in nodes { all += blocks(node, depth: depth) }
    return all
  }

  private mutating func blocks(_ node: CommonMarkNode, depth: Int) -> [Block] {
    let range = range(of: node)
    switch node.type {
    case CMARK_NODE_PARAGRAPH:
      guard let found = tables[node] else {
        return [.paragraph(Paragraph(inlines: inlines(of: node, in: range), range: range))]
      }
      return (found.lead.map { [.paragraph($0)] } ?? []) + [.table(found.table)]
    case CMARK_NODE_HEADING: return [.heading(heading(node, range))]
    case CMARK_NODE_LIST: return [.list(list(node, range, depth: depth))]
    case CMARK_NODE_BLOCK_QUOTE:
      let blocks = blocks(node.children, depth: depth + 1)
      return [.blockQuote(BlockQuote(blocks: blocks, range: range))]
    case CMARK_NODE_CODE_BLOCK: return [.codeBlock(codeBlock(node, range))]
    case CMARK_NODE_HTML_BLOCK: return [.html(HTMLBlock(text: node.literal, range: range))]
    case CMARK_NODE_THEMATIC_BREAK: return [.thematicBreak(ThematicBreak(range: range))]
    default: return []
    }
  }

  private mutating func heading(_ node: CommonMarkNode, _ range: Range<Int>) -> Heading {
    let inlines = inlines(of: node, in: range)
    return Heading(
      level: node.headingLevel,
      inlines: inlines,
      range: range,
      anchor: anchor(for: inlines.plainText)
    )
  }

  /// Letters and digits in lower case, hyphens for spaces; a number after it if it is taken.
  private mutating func anchor(for text: String) -> String {
    let slug = ownAnchor(text) ?? usualAnchor(of: text)
    var candidate = slug
    while let taken = anchors[candidate] {
      anchors[candidate] = taken + 1
      candidate = "\(slug)-\(anchors[slug] ?? taken)"
    }
    anchors[candidate] = 0
    return candidate
  }

  private mutating func list(_ node: CommonMarkNode, _ range: Range<Int>, depth: Int) -> List {
    var items: [ListItem] = []
    for item in node.children {
      let blocks = blocks(item.children, depth: depth + 1)
      items.append(ListItem(blocks: blocks, range: self.range(of: item)))
    }
    return List(isTight: node.isTight, start: node.listStart, items: items, range: range)
  }

  private func codeBlock(_ node: CommonMarkNode, _ range: Range<Int>) -> CodeBlock {
    let line = node.startLine + lineOffset
    let lastLine = node.endLine + lineOffset
    let opening = source.bytes[range.lowerBound..<source.range(ofLine: line).upperBound]
    let marker = opening.first ?? 0
    guard marker == UInt8(ascii: "`") || marker == UInt8(ascii: "~"), isFenced(node) else {
      return CodeBlock(
        info: "",
        infoRange: range.lowerBound..<range.lowerBound,
        text: node.literal,
        isFenced: false,
        range: range,
        textRange: source.range(ofLine: line).lowerBound..<range.upperBound,
        firstCodeLine: line
      )
    }
    let info = trimmed(opening.drop { $0 == marker }, of: source)
    let closing = source.bytes[source.range(ofLine: lastLine)].reversed()
    let isClosed = lastLine > line && closing.first { !isBlank($0) } == marker
    let end =
      isClosed || lastLine >= source.lineCount
      ? source.range(ofLine: lastLine).lowerBound
      : source.range(ofLine: lastLine + 1).lowerBound
    let start = source.range(ofLine: line + 1).lowerBound
    return CodeBlock(
      info: source[info],
      infoRange: info,
      text: node.literal,
      isFenced: true,
      range: range,
      textRange: start..<max(start, isClosed ? end : max(end, range.upperBound)),
      firstCodeLine: line + 1
    )
  }

  /// libcmark tells a fence by its info string alone, so the indentation is asked too.
  private func isFenced(_ node: CommonMarkNode) -> Bool {
    let line = source.line(node.startLine + lineOffset)
    let marks = line.drop { " \t>".contains($0) || $0.isNumber || "-+*.)".contains($0) }
    return marks.hasPrefix("```") || marks.hasPrefix("~~~")
  }

  private func inlines(of node: CommonMarkNode, in range: Range<Int>) -> [Inline] {
    var reader = InlineReader(text: source, lineOffset: lineOffset, range: range)
    return reader.inlines(node.children, depth: 0)
  }

  private func range(of node: CommonMarkNode) -> Range<Int> {
    let first = source.range(ofLine: node.startLine + lineOffset)
    let last = source.range(ofLine: node.endLine + lineOffset)
    let start = min(first.lowerBound + max(0, node.startColumn - 1), source.bytes.count)
    return start..<max(start, min(last.lowerBound + node.endColumn, last.upperBound))
  }
}

/// The letters, digits, hyphens and underscores of a text, in lower case, and hyphens for its spaces.
private func usualAnchor(of text: String) -> String {
  let lowercase = text.lowercased()
  guard lowercase.utf8.allSatisfy({ $0 < 0x80 }) else {
    let kept = lowercase.filter {
      $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_"
    }
    return String(kept.map { $0 == " " ? "-" : $0 })
  }
  let kept = lowercase.utf8.compactMap { byte -> UInt8? in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      byte
    case UInt8(ascii: " "): UInt8(ascii: "-")
    default: nil
    }
  }
  return String(decoding: kept, as: UTF8.self)
}

/// Whether a byte is a space or a tab.
func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

/// The range of some bytes of a source without the blanks at both ends.
func trimmed(_ bytes: ArraySlice<UInt8>, of source: SourceText) -> Range<Int> {
  let start = bytes.firstIndex { !isBlank($0) } ?? bytes.endIndex
  let end = bytes[start...].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start
  return start..<end
}
