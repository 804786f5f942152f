import Diagnostics

/// A block of a page.
///
/// All ranges are UTF-8 bytes of the page's source, including front matter.
package enum Block: NodeView, Sendable {
  case heading(Heading)
  case paragraph(Paragraph)
  case list(List)
  case blockQuote(BlockQuote)
  case codeBlock(CodeBlock)
  case html(HTMLBlock)
  case thematicBreak(ThematicBreak)
  case table(Table)

  package init(_ document: Document, at index: Int) {
    switch document.nodes[index].kind {
    case .heading: self = .heading(Heading(document: document, index: index))
    case .paragraph: self = .paragraph(Paragraph(document: document, index: index))
    case .list: self = .list(List(document: document, index: index))
    case .blockQuote: self = .blockQuote(BlockQuote(document: document, index: index))
    case .codeBlock: self = .codeBlock(CodeBlock(document: document, index: index))
    case .htmlBlock: self = .html(HTMLBlock(document: document, index: index))
    case .thematicBreak: self = .thematicBreak(ThematicBreak(document: document, index: index))
    case .table: self = .table(Table(document: document, index: index))
    default: preconditionFailure("only a block stands among blocks")
    }
  }

  /// The block's bytes in the source, from its first character to its last.
  package var range: Range<Int> {
    switch self {
    case .heading(let block): block.range
    case .paragraph(let block): block.range
    case .list(let block): block.range
    case .blockQuote(let block): block.range
    case .codeBlock(let block): block.range
    case .html(let block): block.range
    case .thematicBreak(let block): block.range
    case .table(let block): block.range
    }
  }
}

/// A view of a block, or of a part of one.
package protocol BlockView: Sendable {
  var document: Document { get }
  var index: Int { get }
}

extension BlockView {
  package var range: Range<Int> { document.nodes[index].range }
}

/// A heading of level 1 to 6.
package struct Heading: BlockView {
  package let document: Document
  package let index: Int

  package var level: Int { Int(document.nodes[index].mark) }
  package var inlines: Nodes<Inline> { document.inside(of: index) }

  /// The fragment that links to it, unique in its document and spelled as on GitHub.
  package var anchor: String { String(decoding: anchorBytes, as: UTF8.self) }

  /// The same in UTF-8.
  package var anchorBytes: ArraySlice<UInt8> { document.literal(0, of: index) }

  /// The plain text without markup.
  package var text: String { inlines.plainText }
}

/// A paragraph.
package struct Paragraph: BlockView {
  package let document: Document
  package let index: Int

  package var inlines: Nodes<Inline> { document.inside(of: index) }
}

/// A bullet list, or an ordered one if it has a start.
package struct List: BlockView {
  package let document: Document
  package let index: Int

  /// Whether no blank lines separate the items, so that their paragraphs have no tags.
  package var isTight: Bool { document.nodes[index].mark == 1 }

  /// The number of the first item; `nil` for bullets.
  package var start: Int? {
    document.nodes[index].detailCount == 0 ? nil : document.detail(0, of: index).lowerBound
  }

  package var items: Nodes<ListItem> { document.inside(of: index) }
}

/// An item of a list.
package struct ListItem: BlockView, NodeView {
  package let document: Document
  package let index: Int

  package init(_ document: Document, at index: Int) {
    self.document = document
    self.index = index
  }

  package var blocks: Nodes<Block> { document.inside(of: index) }
}

/// A quotation.
package struct BlockQuote: BlockView {
  package let document: Document
  package let index: Int

  package var blocks: Nodes<Block> { document.inside(of: index) }
}

/// A fenced or indented code block.
package struct CodeBlock: BlockView {
  package let document: Document
  package let index: Int

  /// The text after the opening fence; empty for indented code.
  package var info: String { document.source[infoRange] }

  /// The range of the info string; empty for indented code.
  package var infoRange: Range<Int> { document.detail(0, of: index) }

  /// The content; each line ends in a newline.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The same in UTF-8.
  package var bytes: ArraySlice<UInt8> {
    document.nodes[index].detailCount > 2
      ? document.literal(2, of: index) : document.source.bytes[textRange]
  }

  /// Whether it is enclosed in fences.
  package var isFenced: Bool { document.nodes[index].mark == 1 }

  /// The number of characters in its fence, and which one; 0 for indented code.
  package var fence: (count: Int, marker: UInt8) {
    guard isFenced else { return (0, 0) }
    let marker = document.source.bytes[range.lowerBound]
    return (document.source.bytes[range].prefix { $0 == marker }.count, marker)
  }

  /// Whether a line of its own ends it, and not the end of the page, list or quotation.
  package var isClosed: Bool {
    let source = document.source
    let last = source.line(at: max(range.lowerBound, range.upperBound - 1))
    guard isFenced, last > source.line(at: range.lowerBound) else { return !isFenced }
    let fence = fence
    let closing = source.bytes[source.range(ofLine: last)]
      .drop { isBlank($0) || $0 == UInt8(ascii: ">") }
      .prefix { !isBlank($0) }
    return closing.count >= fence.count && closing.allSatisfy { $0 == fence.marker }
  }

  /// The content's range in the source, including indentation; ends before the closing fence.
  package var textRange: Range<Int> { document.detail(1, of: index) }

  /// The line of the first code line, counted from 1.
  package var firstCodeLine: Int {
    let line = document.source.line(at: range.lowerBound)
    return isFenced ? line + 1 : line
  }

  /// The number of bytes before a line of code that belong to lists and quotations, and to the fence's own indentation.
  package func margin(ofLine line: Int) -> Int {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(line - firstCodeLine) else { return 0 }
    let written = document.source.bytes[document.source.range(ofLine: line)]
    let code = lines[line - firstCodeLine]
    let rest = written.suffix(code.count)
    return rest.elementsEqual(code) ? written.count - code.count : 0
  }

  /// The first word of the info string, lowercased; empty if there is none.
  package var language: String {
    let word = info.utf8.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return Substring(word).lowercased()
  }
}

/// A block of raw HTML.
package struct HTMLBlock: BlockView {
  package let document: Document
  package let index: Int

  /// Its content in UTF-8.
  package var bytes: ArraySlice<UInt8> { document.literal(0, of: index) }
}

/// A horizontal rule.
package struct ThematicBreak: BlockView {
  package let document: Document
  package let index: Int
}

/// A table as in GFM, section "Tables (extension)".
package struct Table: BlockView {
  package let document: Document
  package let index: Int

  /// The alignment of a column.
  package enum Alignment: UInt8, Sendable {
    case left = 1
    case center
    case right
  }

  /// One line of cells, as many as the table has columns.
  package struct Row: BlockView, NodeView {
    package let document: Document
    package let index: Int

    package init(_ document: Document, at index: Int) {
      self.document = document
      self.index = index
    }

    package var cells: Nodes<Cell> { document.inside(of: index) }

    /// The number of cells in the source, which the page pads or cuts to the table's columns; at most 255.
    package var statedCellCount: Int { Int(document.nodes[index].mark) }
  }

  /// One cell.
  ///
  /// Its range covers the text without surrounding spaces; it is empty for an empty or missing
  /// cell.
  package struct Cell: BlockView, NodeView {
    package let document: Document
    package let index: Int

    package init(_ document: Document, at index: Int) {
      self.document = document
      self.index = index
    }

    package var inlines: Nodes<Inline> { document.inside(of: index) }

    /// The alignment of its column; `nil` where the delimiter row has no colon.
    package var alignment: Alignment? { Alignment(rawValue: document.nodes[index].mark) }

    /// The plain text without markup.
    package var text: String { inlines.plainText }
  }

  package var header: Row { Row(document, at: index + 1) }
  package var rows: Nodes<Row> {
    let all: Nodes<Row> = document.inside(of: index)
    return all.dropFirst()
  }
}

extension Table.Row {
  /// The range between the pipes around a cell, including spaces.
  package func paddedRange(of cell: Table.Cell) -> Range<Int> {
    let bytes = document.source.bytes
    var (start, end) = (cell.range.lowerBound, cell.range.upperBound)
    while start > range.lowerBound, isBlank(bytes[start - 1]) { start -= 1 }
    while end < range.upperBound, isBlank(bytes[end]) { end += 1 }
    return start..<end
  }
}
