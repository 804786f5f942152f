import Diagnostics
import Markdown

/// The parts of a page that its readers and checks need, collected in one pass over the document.
struct PageParts {
  /// A link with its location.
  struct PlacedLink: Sendable {
    let destination: String
    let range: Range<Int>
    /// Whether it shows a text or an image.
    let hasWords: Bool
  }

  /// All headings in reading order, including those in lists and quotations; the same applies below.
  private(set) var headings: [Heading] = []
  private(set) var links: [PlacedLink] = []
  private(set) var images: [(link: Link, range: Range<Int>)] = []
  /// The links to counts.
  private(set) var countLinks: [(link: Link, range: Range<Int>)] = []
  /// The running text that contains digits, without quotations and tables.
  private(set) var textsWithDigits: [Nodes<Inline>] = []

  /// All running text, by block or cell.
  private(set) var texts: [Nodes<Inline>] = []

  private let source: SourceText

  init(of document: Document) {
    source = document.source
    add(document.blocks, isQuoted: false)
  }

  private mutating func add(_ blocks: Nodes<Block>, isQuoted: Bool) {
    for block in blocks {
      switch block {
      case .heading(let heading):
        headings.append(heading)
        add(heading.inlines, of: block, isQuoted: isQuoted)
      case .paragraph(let paragraph): add(paragraph.inlines, of: block, isQuoted: isQuoted)
      case .list(let list): for item in list.items { add(item.blocks, isQuoted: isQuoted) }
      case .blockQuote(let quote): add(quote.blocks, isQuoted: true)
      case .table(let table):
        for cell in table.header.cells { add(cell.inlines) }
        for row in table.rows { for cell in row.cells { add(cell.inlines) } }
      case .codeBlock, .html, .thematicBreak: break
      }
    }
  }

  private mutating func add(_ inlines: Nodes<Inline>, of block: Block, isQuoted: Bool) {
    add(inlines)
    // Most text has no digits, not even in its addresses.
    if !isQuoted, source.bytes[block.range].contains(where: isDigit),
      inlines.plainBytes.contains(where: isDigit)
    {
      textsWithDigits.append(inlines)
    }
  }

  private mutating func add(_ inlines: Nodes<Inline>) {
    texts.append(inlines)
    inlines.forEachLink { link, range, isImage in
      if isImage { return images.append((link, range)) }
      let hasWords = link.inlines.contains { !$0.isBlank }
      links.append(PlacedLink(destination: link.destination, range: range, hasWords: hasWords))
      if CountLinkReader.isCount(link) { countLinks.append((link, range)) }
    }
  }
}

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

extension Inline {
  /// Whether it shows nothing.
  fileprivate var isBlank: Bool {
    switch kind {
    case .text(let bytes), .code(let bytes): bytes.allSatisfy { $0 == 0x20 }
    case .emphasis(let inner), .strong(let inner): inner.allSatisfy(\.isBlank)
    case .softBreak, .lineBreak, .html: true
    case .image, .link: false
    }
  }
}
