import CCommonMark
import Diagnostics

/// Parses pieces of a page's running text apart from the blocks that libcmark found.
struct FragmentParser {
  let source: SourceText
  private var bytes: [UInt8] = []
  /// For each of `bytes`, where it stands in the source.
  private var origins: [Int] = []
  /// The pieces' first lines among `bytes`, counted from 1, and where each piece starts.
  private var starts: [Int: Int] = [:]
  private var line = 1

  init(source: SourceText) {
    self.source = source
  }

  /// Adds a table cell's text; `\|` is a pipe, also in code.
  mutating func add(cell range: Range<Int>) {
    starts[line] = range.lowerBound
    add("# ", at: range.lowerBound)
    for offset in range {
      let isEscape = source.bytes[offset] == UInt8(ascii: "\\")
      if isEscape, offset + 1 < range.upperBound, source.bytes[offset + 1] == UInt8(ascii: "|") {
        continue
      }
      bytes.append(source.bytes[offset])
      origins.append(offset)
    }
    add(" #\n", at: range.upperBound)
  }

  /// Adds a paragraph's lines.
  mutating func add(paragraph lines: [Range<Int>]) {
    guard let first = lines.first else { return }
    add("\n", at: first.lowerBound)
    starts[line] = first.lowerBound
    for range in lines {
      bytes += source.bytes[range]
      origins += Array(range)
      add("\n", at: range.upperBound)
    }
    add("\n", at: first.lowerBound)
  }

  private mutating func add(_ filler: String, at offset: Int) {
    bytes += Array(filler.utf8)
    origins += Array(repeating: offset, count: filler.utf8.count)
    line += filler.utf8.count { $0 == 0x0A }
  }

  /// The content of each piece, by where it starts in the source.
  func parse(withDefinitionsFrom bodyStart: Int) -> [Int: [Inline]] {
    let tree = CommonMarkTree((bytes + [0x0A] + definitions(from: bodyStart))[...])
    let text = SourceText(path: source.path, text: String(decoding: bytes, as: UTF8.self))
    var result: [Int: [Inline]] = [:]
    for node in tree.root.children where node.startLine < line {
      guard let start = starts[node.startLine] else { continue }
      let range =
        text.range(ofLine: node.startLine).lowerBound..<text.range(ofLine: node.endLine).upperBound
      let content =
        node.type == CMARK_NODE_HEADING ? range.lowerBound + 2..<range.upperBound : range
      var reader = InlineReader(text: text, lineOffset: 0, range: content)
      result[start] = reader.inlines(node.children, depth: 0).map(moved)
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
    let start = origins[min(range.lowerBound, origins.count - 1)]
    return start..<max(start, range.isEmpty ? start : origins[range.upperBound - 1] + 1)
  }
}
