import Diagnostics
import Markdown

/// What the readers and the checks of a page look at, found in one walk over its document.
struct PageParts {
  /// A link's address and where it stands.
  struct PlacedLink: Sendable {
    let destination: String
    let range: Range<Int>
  }

  /// All headings, also those inside of lists and quotations, in reading order; likewise what follows.
  private(set) var headings: [Heading] = []
  private(set) var links: [PlacedLink] = []
  private(set) var images: [(link: Link, range: Range<Int>)] = []
  /// The links to counts.
  private(set) var countLinks: [(link: Link, range: Range<Int>)] = []
  /// The running text with digits, that of quotations and tables left out.
  private(set) var textsWithDigits: [Nodes<Inline>] = []

  init(of document: Document) { add(document.blocks, isQuoted: false) }

  private mutating func add(_ blocks: Nodes<Block>, isQuoted: Bool) {
    for block in blocks {
      switch block {
      case .heading(let heading):
        headings.append(heading)
        add(text: heading.inlines, isQuoted: isQuoted)
      case .paragraph(let paragraph): add(text: paragraph.inlines, isQuoted: isQuoted)
      case .list(let list): for item in list.items { add(item.blocks, isQuoted: isQuoted) }
      case .blockQuote(let quote): add(quote.blocks, isQuoted: true)
      case .table(let table):
        for cell in table.header.cells { _ = add(cell.inlines) }
        for row in table.rows { for cell in row.cells { _ = add(cell.inlines) } }
      case .codeBlock, .html, .thematicBreak: break
      }
    }
  }

  private mutating func add(text inlines: Nodes<Inline>, isQuoted: Bool) {
    if add(inlines), !isQuoted { textsWithDigits.append(inlines) }
  }

  /// - Returns: Whether a digit is in their text or code.
  private mutating func add(_ inlines: Nodes<Inline>) -> Bool {
    var hasDigit = false
    inlines.forEachPiece { kind, range in
      switch kind {
      case .text(let text), .code(let text): hasDigit = hasDigit || digits.isAny(in: text)
      case .link(let link):
        links.append(PlacedLink(destination: link.destination, range: range))
        if CountLinkReader.isCount(link) { countLinks.append((link, range)) }
      case .image(let link): images.append((link, range))
      case .emphasis, .strong, .html, .softBreak, .lineBreak: break
      }
    }
    return hasDigit
  }
}

private let digits = ByteSet(UInt8(ascii: "0")...UInt8(ascii: "9"))
