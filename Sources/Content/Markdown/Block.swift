import Diagnostics

/// A block of a page.
///
/// All ranges are UTF-8 bytes of the page's source, front matter included.
package enum Block: NodeView, Sendable {
  case heading(Heading)
  case paragraph(Paragraph)
  case list(List)
  case blockQuote(BlockQuote)
  case codeBlock(CodeBlock)
  case html(HTMLBlock)
  case thematicBreak(ThematicBreak)
  case table(Table)

  package init(_ document: Document, at place: Int) {
    switch document.nodes[place].kind {
    case .heading: self = .heading(Heading(document: document, place: place))
    case .paragraph: self = .paragraph(Paragraph(document: document, place: place))
    case .list: self = .list(List(document: document, place: place))
    case .blockQuote: self = .blockQuote(BlockQuote(document: document, place: place))
    case .codeBlock: self = .codeBlock(CodeBlock(document: document, place: place))
    case .htmlBlock: self = .html(HTMLBlock(document: document, place: place))
    case .thematicBreak: self = .thematicBreak(ThematicBreak(document: document, place: place))
    case .table: self = .table(Table(document: document, place: place))
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
  var place: Int { get }
}

extension BlockView {
  package var range: Range<Int> { document.nodes[place].range }
}

/// A heading of level 1 to 6.
package struct Heading: BlockView {
  package let document: Document
  package let place: Int

  package var level: Int { Int(document.nodes[place].mark) }
  package var inlines: Nodes<Inline> { document.inside(of: place) }

  /// The fragment that links to it, unique in its document, in the spelling of GitHub.
  package var anchor: String { String(decoding: anchorBytes, as: UTF8.self) }

  /// The same in UTF-8.
  package var anchorBytes: ArraySlice<UInt8> { document.literal(0, of: place) }

  /// The words without their marks.
  package var text: String { inlines.plainText }
}

/// A paragraph.
package struct Paragraph: BlockView {
  package let document: Document
  package let place: Int

  package var inlines: Nodes<Inline> { document.inside(of: place) }
}

/// A bullet list, or an ordered one if it has a start.
package struct List: BlockView {
  package let document: Document
  package let place: Int

  /// Whether no item is set off by blank lines: its paragraphs then have no tags of their own.
  package var isTight: Bool { document.nodes[place].mark == 1 }

  /// The number of the first item; `nil` for bullets.
  package var start: Int? {
    document.nodes[place].detailCount == 0 ? nil : document.detail(0, of: place).lowerBound
  }

  package var items: Nodes<ListItem> { document.inside(of: place) }
}

/// An item of a list.
package struct ListItem: BlockView, NodeView {
  package let document: Document
  package let place: Int

  package init(_ document: Document, at place: Int) {
    self.document = document
    self.place = place
  }

  package var blocks: Nodes<Block> { document.inside(of: place) }
}

/// A quotation.
package struct BlockQuote: BlockView {
  package let document: Document
  package let place: Int

  package var blocks: Nodes<Block> { document.inside(of: place) }
}

/// A fenced or indented code block.
package struct CodeBlock: BlockView {
  package let document: Document
  package let place: Int

  /// The text after the opening fence; empty for indented code.
  package var info: String { document.source[infoRange] }

  /// Where the info string stands; empty for indented code.
  package var infoRange: Range<Int> { document.detail(0, of: place) }

  /// The content; each line ends in a newline.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The same in UTF-8.
  package var bytes: ArraySlice<UInt8> {
    document.nodes[place].detailCount > 2
      ? document.literal(2, of: place) : document.source.bytes[textRange]
  }

  /// Whether fences enclose it.
  package var isFenced: Bool { document.nodes[place].mark == 1 }

  /// The content's bytes in the source with their indentation; ends before the closing fence.
  package var textRange: Range<Int> { document.detail(1, of: place) }

  /// The line of the first code line, counted from 1.
  package var firstCodeLine: Int {
    let line = document.source.line(at: range.lowerBound)
    return isFenced ? line + 1 : line
  }

  /// The first word of the info string, lowercased; empty if there is none.
  package var language: String {
    let word = info.utf8.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return Substring(word).lowercased()
  }
}

/// Raw HTML that stands as a block.
package struct HTMLBlock: BlockView {
  package let document: Document
  package let place: Int

  /// What it says, in UTF-8.
  package var bytes: ArraySlice<UInt8> { document.literal(0, of: place) }
}

/// A horizontal rule.
package struct ThematicBreak: BlockView {
  package let document: Document
  package let place: Int
}

/// A table as in GFM, section "Tables (extension)".
package struct Table: BlockView {
  package let document: Document
  package let place: Int

  /// How a column's text is set.
  package enum Alignment: UInt8, Sendable {
    case left = 1
    case center
    case right
  }

  /// One line of cells, as many as the table has columns.
  package struct Row: BlockView, NodeView {
    package let document: Document
    package let place: Int

    package init(_ document: Document, at place: Int) {
      self.document = document
      self.place = place
    }

    package var cells: Nodes<Cell> { document.inside(of: place) }
  }

  /// One cell.
  ///
  /// Its range is that of the text without the spaces around it; empty in an empty cell, and where the row
  /// has no such cell.
  package struct Cell: BlockView, NodeView {
    package let document: Document
    package let place: Int

    package init(_ document: Document, at place: Int) {
      self.document = document
      self.place = place
    }

    package var inlines: Nodes<Inline> { document.inside(of: place) }

    /// The alignment of its column; `nil` where the delimiter row has no colon.
    package var alignment: Alignment? { Alignment(rawValue: document.nodes[place].mark) }

    /// The words without their marks.
    package var text: String { inlines.plainText }
  }

  package var header: Row { Row(document, at: place + 1) }
  package var rows: Nodes<Row> {
    let all: Nodes<Row> = document.inside(of: place)
    return all.dropFirst()
  }
}

extension Table.Row {
  /// What stands between the pipes around one of the row's cells, spaces included.
  package func paddedRange(of cell: Table.Cell) -> Range<Int> {
    let bytes = document.source.bytes
    var (start, end) = (cell.range.lowerBound, cell.range.upperBound)
    while start > range.lowerBound, isBlank(bytes[start - 1]) { start -= 1 }
    while end < range.upperBound, isBlank(bytes[end]) { end += 1 }
    return start..<end
  }
}

extension Nodes<Block> {
  /// The blocks as an array, which is made here since other modules take long for it.
  package var all: [Block] { Array(self) }
}
