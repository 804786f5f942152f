import CCommonMark
import Diagnostics

/// Parses pieces of a page's running text apart from the blocks that libcmark found.
struct FragmentParser {
  let source: SourceText
  private var bytes: [UInt8] = []
  /// For each of `bytes`, where it stands in the source.
  private var origins: [UInt32] = []
  /// The pieces' first lines among `bytes`, counted from 1, and where each piece starts.
  private var pieces: [(line: Int, start: Int)] = []
  private var line = 1

  init(source: SourceText) {
    self.source = source
  }

  /// Adds a table cell's text; `\|` is a pipe, also in code.
  mutating func add(cell range: Range<Int>) {
    pieces.append((line, range.lowerBound))
    add("# ", at: range.lowerBound)
    for offset in range {
      let isEscape = source.bytes[offset] == UInt8(ascii: "\\")
      if isEscape, offset + 1 < range.upperBound, source.bytes[offset + 1] == UInt8(ascii: "|") {
        continue
      }
      bytes.append(source.bytes[offset])
      origins.append(UInt32(offset))
    }
    add(" #\n", at: range.upperBound)
  }

  /// Adds a paragraph's lines.
  mutating func add(paragraph lines: [Range<Int>]) {
    guard let first = lines.first else { return }
    add("\n", at: first.lowerBound)
    pieces.append((line, first.lowerBound))
    for range in lines {
      bytes += source.bytes[range]
      origins += range.lazy.map(UInt32.init)
      add("\n", at: range.upperBound)
    }
    add("\n", at: first.lowerBound)
  }

  private mutating func add(_ filler: String, at offset: Int) {
    for byte in filler.utf8 {
      bytes.append(byte)
      origins.append(UInt32(offset))
      if byte == 0x0A { line += 1 }
    }
  }

  /// The content of each piece that has any, with where it starts in the source, in the order in which
  /// the pieces were added.
  func parse(withDefinitionsFrom bodyStart: Int) -> [(start: Int, inlines: [Inline])] {
    guard !pieces.isEmpty else { return [] }
    let tree = CommonMarkTree((bytes + [0x0A] + definitions(from: bodyStart))[...])
    let text = SourceText(path: source.path, text: String(decoding: bytes, as: UTF8.self))
    var result: [(start: Int, inlines: [Inline])] = []
    var rest = pieces[...]
    for node in tree.root.children where node.startLine < line {
      while let piece = rest.first, piece.line < node.startLine { rest.removeFirst() }
      guard let piece = rest.first, piece.line == node.startLine else { continue }
      let range =
        text.range(ofLine: node.startLine).lowerBound..<text.range(ofLine: node.endLine).upperBound
      let content =
        node.type == CMARK_NODE_HEADING ? range.lowerBound + 2..<range.upperBound : range
      var reader = InlineReader(text: text, lineOffset: 0, range: content)
      result.append((piece.start, reader.inlines(node.children, depth: 0).map(moved)))
    }
    return result
  }

  /// The page's text if it may define a link of the pieces; that takes both of these marks.
  private func definitions(from bodyStart: Int) -> ArraySlice<UInt8> {
    guard bytes.contains(UInt8(ascii: "[")) else { return [] }
    let body = source.bytes[bodyStart...]
    var rest = body
    while let end = rest.firstIndex(of: UInt8(ascii: "]")) {
      rest = body[(end + 1)...]
      if rest.first == UInt8(ascii: ":") { return body }
    }
    return []
  }

  private func moved(_ inline: Inline) -> Inline {
    let kind: Inline.Kind =
      switch inline.kind {
      case .emphasis(let inlines): .emphasis(inlines.map(moved))
      case .strong(let inlines): .strong(inlines.map(moved))
      case .link(let link): .link(moved(link))
      case .image(let link): .image(moved(link))
      default: inline.kind
      }
    return Inline(kind, range: moved(inline.range))
  }

  private func moved(_ link: Link) -> Link {
    Link(destination: link.destination, title: link.title, inlines: link.inlines.map(moved))
  }

  private func moved(_ range: Range<Int>) -> Range<Int> {
    let start = Int(origins[min(range.lowerBound, origins.count - 1)])
    return start..<max(start, range.isEmpty ? start : Int(origins[range.upperBound - 1]) + 1)
  }
}
