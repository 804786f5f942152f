import Diagnostics

/// A block of a page.
///
/// All ranges are UTF-8 bytes of the page's source, front matter included.
package enum Block: Equatable, Sendable {
  case heading(Heading)
  case paragraph(Paragraph)
  case list(List)
  case blockQuote(BlockQuote)
  indirect case codeBlock(CodeBlock)
  case html(HTMLBlock)
  case thematicBreak(ThematicBreak)
  indirect case table(Table)

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

  /// The blocks directly inside, in reading order.
  package var children: [Block] {
    switch self {
    case .list(let list): list.items.flatMap(\.blocks)
    case .blockQuote(let quote): quote.blocks
    default: []
    }
  }

  /// The inline content directly inside, a table's cells row by row.
  package var inlines: [Inline] {
    switch self {
    case .heading(let heading): heading.inlines
    case .paragraph(let paragraph): paragraph.inlines
    case .table(let table):
      ([table.header] + table.rows).flatMap { row in row.cells.flatMap(\.inlines) }
    default: []
    }
  }
}

/// A heading of level 1 to 6.
package struct Heading: Equatable, Sendable {
  package let level: Int
  package let inlines: [Inline]
  package let range: Range<Int>
  /// The fragment that links to it, unique in its document, in the spelling of GitHub.
  package let anchor: String

  /// The words without their marks.
  package var text: String { inlines.plainText }
}

/// A paragraph.
package struct Paragraph: Equatable, Sendable {
  package let inlines: [Inline]
  package let range: Range<Int>
}

/// A bullet list, or an ordered one if it has a start.
package struct List: Equatable, Sendable {
  /// Whether no item is set off by blank lines: its paragraphs then have no tags of their own.
  package let isTight: Bool
  /// The number of the first item; `nil` for bullets.
  package let start: Int?
  package let items: [ListItem]
  package let range: Range<Int>
}

/// An item of a list.
package struct ListItem: Equatable, Sendable {
  package let blocks: [Block]
  package let range: Range<Int>
}

/// A quotation.
package struct BlockQuote: Equatable, Sendable {
  package let blocks: [Block]
  package let range: Range<Int>
}

/// A fenced or indented code block.
package struct CodeBlock: Equatable, Sendable {
  /// The text after the opening fence; empty for indented code.
  package let info: String
  /// Where the info string stands; empty for indented code.
  package let infoRange: Range<Int>
  /// The content; each line ends in a newline.
  package let text: String
  /// Whether fences enclose it.
  package let isFenced: Bool
  /// The whole block, fences included.
  package let range: Range<Int>
  /// The content's bytes in the source with their indentation; ends before the closing fence.
  package let textRange: Range<Int>
  /// The line of the first code line, counted from 1.
  package let firstCodeLine: Int

  /// The first word of the info string, lowercased; empty if there is none.
  package var language: String {
    info.prefix { $0 != " " && $0 != "\t" }.lowercased()
  }
}

/// Raw HTML that stands as a block.
package struct HTMLBlock: Equatable, Sendable {
  package let text: String
  package let range: Range<Int>
}

/// A horizontal rule.
package struct ThematicBreak: Equatable, Sendable {
  package let range: Range<Int>
}

/// A table as in GFM, section "Tables (extension)".
package struct Table: Equatable, Sendable {
  /// How a column's text is set.
  package enum Alignment: String, Sendable {
    case left
    case center
    case right
  }

  /// One line of cells, as many as the table has columns.
  package struct Row: Equatable, Sendable {
    package let cells: [Cell]
    package let range: Range<Int>
  }

  /// One cell.
  package struct Cell: Equatable, Sendable {
    package let inlines: [Inline]
    /// The text without the spaces around it; empty in an empty cell, and where the row has no
    /// such cell.
    package let range: Range<Int>
    /// What stands between the pipes, spaces included.
    package let paddedRange: Range<Int>

    /// The words without their marks.
    package var text: String { inlines.plainText }
  }

  /// The alignment of each column; `nil` where the delimiter row has no colon.
  package let alignments: [Alignment?]
  package let header: Row
  package let rows: [Row]
  package let range: Range<Int>
}
