import CCommonMark
import Diagnostics

extension Document {
  /// Parses a page from an offset, which must be the start of a line, to its end.
  ///
  /// - Parameters:
  ///   - source: The page.
  ///   - offset: Where its Markdown starts.
  ///   - anchor: A custom anchor for a heading with this text, or `nil` for the usual one.
  /// - Complexity: O(*n*) in the length of the text.
  package convenience init(
    parsing source: SourceText,
    from offset: Int = 0,
    anchor: ((String) -> String?)? = nil
  ) {
    let lineOffset = source.line(at: offset) - 1
    let tableReader = TableReader(source: source, lineOffset: lineOffset, bodyStart: offset)
    let reader = withCommonMarkTree(of: source.bytes[offset...]) { root in
      var reader = BlockReader(
        source: source,
        lineOffset: lineOffset,
        tableReader: tableReader,
        found: tableReader.tables(in: root),
        anchors: AnchorNames(own: anchor)
      )
      reader.add(contentOf: root, depth: 0)
      return reader
    }
    self.init(
      source: source,
      list: reader.list,
      firstTooDeep: reader.firstTooDeep,
      tooSparse: reader.tooSparse
    )
  }
}

/// Converts libcmark's blocks into nodes.
private struct BlockReader {
  let source: SourceText
  /// The number of source lines before libcmark's first.
  let lineOffset: Int
  let tableReader: TableReader
  /// The tables that have not been reached yet, in reading order.
  private var tables: ArraySlice<FoundTable>
  private var fragments: Fragments
  private(set) var list: NodeList
  private(set) var firstTooDeep: Range<Int>?
  let tooSparse: Range<Int>?
  private var anchors: AnchorNames

  init(
    source: SourceText,
    lineOffset: Int,
    tableReader: TableReader,
    found: (tables: [FoundTable], tooSparse: FoundTable?),
    anchors: AnchorNames
  ) {
    self.source = source
    self.lineOffset = lineOffset
    self.tableReader = tableReader
    tables = found.tables[...]
    tooSparse = found.tooSparse.map { $0.rows[0] }
    self.anchors = anchors
    fragments = tableReader.fragments(of: found.tables)
    list = NodeList(literals: fragments.list.literals)
  }

  /// Adds the blocks inside of a node.
  mutating func add(contentOf node: CommonMarkNode, depth: Int) {
    guard depth >= Document.maxNesting else {
      var next = node.firstChild
      while let block = next {
        add(block, depth: depth)
        next = block.next
      }
      return
    }
    var next = firstTooDeep == nil ? node.firstChild : nil
    while let block = next, firstTooDeep == nil {
      if !block.isLeafBlock { firstTooDeep = range(of: block) }
      next = block.next
    }
    for leaf in node.leaves(where: \.isLeafBlock) { add(leaf, depth: depth) }
  }

  private mutating func add(_ node: CommonMarkNode, depth: Int) {
    let range = range(of: node)
    switch node.type {
    case CMARK_NODE_PARAGRAPH: addParagraph(node, at: range)
    case CMARK_NODE_HEADING: addHeading(node, at: range)
    case CMARK_NODE_LIST: addList(node, at: range, depth: depth)
    case CMARK_NODE_BLOCK_QUOTE:
      let index = list.add(.blockQuote, at: range)
      add(contentOf: node, depth: depth + 1)
      list.close(index, at: range)
    case CMARK_NODE_CODE_BLOCK: addCodeBlock(node, at: range)
    case CMARK_NODE_HTML_BLOCK:
      let index = list.add(.htmlBlock, at: range)
      list.addDetail(of: index, literal: node.literal)
    case CMARK_NODE_THEMATIC_BREAK: list.add(.thematicBreak, at: range)
    default: break
    }
  }

  private mutating func addParagraph(_ node: CommonMarkNode, at range: Range<Int>) {
    if let table = tables.first, table.node == node {
      tables.removeFirst()
      tableReader.add(table, with: &fragments, to: &list)
    } else {
      let index = list.add(.paragraph, at: range)
      addInlines(of: node, in: range)
      list.close(index, at: range)
    }
  }

  private mutating func addHeading(_ node: CommonMarkNode, at range: Range<Int>) {
    let index = list.add(.heading, at: range, mark: node.headingLevel)
    // A placeholder for the anchor, which depends on the text that follows.
    list.addDetail(of: index, at: 0..<0)
    addInlines(of: node, in: range)
    list.close(index, at: range)
    let words = plainText(
      of: list.nodes[(index + 2)...],
      source: source.bytes,
      literals: list.literals
    )
    list.setDetail(of: index, literal: anchors.next(for: words))
  }

  private mutating func addList(_ node: CommonMarkNode, at range: Range<Int>, depth: Int) {
    let index = list.add(.list, at: range, mark: node.isTight ? 1 : 0)
    if let start = node.listStart { list.addDetail(of: index, at: start..<start) }
    var next = node.firstChild
    while let item = next {
      let range = self.range(of: item)
      let index = list.add(.item, at: range)
      add(contentOf: item, depth: depth + 1)
      list.close(index, at: range)
      next = item.next
    }
    list.close(index, at: range)
  }

  private mutating func addCodeBlock(_ node: CommonMarkNode, at range: Range<Int>) {
    let line = node.startLine + lineOffset
    let opening = source.bytes[range.lowerBound..<source.range(ofLine: line).upperBound]
    let marker = opening.first ?? 0
    let fence = opening.prefix { $0 == marker }
    // libcmark reveals a fence only by its info string; an indented block has its first line in the literal.
    let isIndented =
      node.literal.starts(
        with: opening.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      )
      && node.literal.count { $0 == UInt8(ascii: "\n") } >= node.endLine - node.startLine
    let isFenced =
      fence.count > 2 && !isIndented
      && (marker == UInt8(ascii: "`") || marker == UInt8(ascii: "~"))
    let info =
      isFenced
      ? source.trimmed(fence.endIndex..<opening.endIndex) : range.lowerBound..<range.lowerBound
    let text =
      isFenced
      ? textRange(of: node, at: range, marker: marker)
      : source.range(ofLine: line).lowerBound..<range.upperBound
    let index = list.add(.codeBlock, at: range, mark: isFenced ? 1 : 0)
    list.addDetail(of: index, at: info)
    list.addDetail(of: index, at: text)
    let literal = node.literal
    if !source.bytes[text].elementsEqual(literal) { list.addDetail(of: index, literal: literal) }
  }

  /// The bytes between a block's fences.
  private func textRange(
    of node: CommonMarkNode,
    at range: Range<Int>,
    marker: UInt8
  ) -> Range<Int> {
    let line = node.startLine + lineOffset
    let lastLine = node.endLine + lineOffset
    let closing = source.bytes[source.range(ofLine: lastLine)]
    let isClosed = lastLine > line && closing.last { !isBlank($0) } == marker
    let end =
      isClosed || lastLine >= source.lineCount
      ? source.range(ofLine: lastLine).lowerBound
      : source.range(ofLine: lastLine + 1).lowerBound
    let start = source.range(ofLine: line + 1).lowerBound
    return start..<max(start, isClosed ? end : max(end, range.upperBound))
  }

  private mutating func addInlines(of node: CommonMarkNode, in range: Range<Int>) {
    var reader = InlineReader(text: source, lineOffset: lineOffset, range: range)
    reader.add(contentOf: node, to: &list)
  }

  private func range(of node: CommonMarkNode) -> Range<Int> {
    let first = source.range(ofLine: node.startLine + lineOffset)
    let last = source.range(ofLine: node.endLine + lineOffset)
    let start = min(first.lowerBound + max(0, node.startColumn - 1), source.bytes.count)
    return start..<max(start, min(last.lowerBound + node.endColumn, last.upperBound))
  }
}

/// Whether a byte is a space or a tab.
func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
