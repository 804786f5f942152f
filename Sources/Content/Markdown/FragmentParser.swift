import CCommonMark
import Diagnostics

/// Parses pieces of a page's running text separately from the blocks that libcmark found.
struct FragmentParser {
  let source: SourceText
  private var bytes: [UInt8] = []
  /// The source offset of each byte in `bytes`.
  private var origins: [UInt32] = []
  /// The first line of each piece in `bytes`, counted from 1, and its start in the source.
  private var pieces: [(line: Int, start: Int)] = []
  private var line = 1

  init(source: SourceText) {
    self.source = source
  }

  /// Adds a table cell's text; `\|` is a pipe, even in code.
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
  mutating func add(paragraph lines: ArraySlice<Range<Int>>) {
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

  /// The content of each nonempty piece, in the order in which the pieces were added.
  func parse(withDefinitionsFrom bodyStart: Int) -> Fragments {
    guard !pieces.isEmpty else { return Fragments() }
    return withCommonMarkTree(of: bytes + [0x0A] + definitions(from: bodyStart), fragments(in:))
  }

  private func fragments(in root: CommonMarkNode) -> Fragments {
    var fragments = Fragments()
    let text = SourceText(path: source.path, bytes: bytes)
    var rest = pieces[...]
    var next = root.firstChild
    while let node = next, node.startLine < line {
      next = node.next
      while let piece = rest.first, piece.line < node.startLine { rest.removeFirst() }
      guard let piece = rest.first, piece.line == node.startLine else { continue }
      let range =
        text.range(ofLine: node.startLine).lowerBound..<text.range(ofLine: node.endLine).upperBound
      let content =
        node.type == CMARK_NODE_HEADING ? range.lowerBound + 2..<range.upperBound : range
      var reader = InlineReader(text: text, lineOffset: 0, range: content, origins: origins)
      let start = fragments.list.count
      reader.add(contentOf: node, to: &fragments.list)
      fragments.pieces.append((piece.start, start..<fragments.list.count))
    }
    return fragments
  }

  /// The page's text if it may define a link used in the pieces; that requires both of these characters.
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
}

/// The content of pieces of a page.
struct Fragments {
  fileprivate(set) var list = NodeList()
  /// Each piece's start in the page, and its nodes.
  fileprivate(set) var pieces: [(start: Int, nodes: Range<Int>)] = []
  /// How many of the pieces were taken.
  private var takenCount = 0

  /// The nodes of the next piece, if it starts at this offset; empty if it has no content.
  mutating func take(from start: Int) -> Range<Int> {
    guard takenCount < pieces.count, pieces[takenCount].start == start else { return 0..<0 }
    takenCount += 1
    return pieces[takenCount - 1].nodes
  }
}
