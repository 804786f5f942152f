import CCommonMark
import Diagnostics

/// A table that libcmark parsed as a paragraph.
struct FoundTable {
  let node: CommonMarkNode
  /// The paragraph's lines without quote markers and indentation.
  let lines: [Range<Int>]
  /// The index of the table's first line; the lines before it are a paragraph.
  let header: Int
  let alignments: [Table.Alignment?]

  /// The lines with the table's text.
  var rows: [Range<Int>] { [lines[header]] + lines[(header + 2)...] }
}

/// Finds tables in paragraphs, following GFM's section "Tables (extension)".
///
/// A table starts at a line followed by a delimiter row with the same number of cells, and takes the
/// rest of the paragraph. libcmark parses the text of all cells with markup in one second document. Each
/// cell is a heading there (which cannot begin a list or another block), followed by the page itself if
/// a cell may use one of its link definitions.
struct TableReader {
  let source: SourceText
  let lineOffset: Int
  let bodyStart: Int

  /// The tables of a tree in reading order, and the first that lacks so many cells that it stays a paragraph.
  func tables(in root: CommonMarkNode) -> (tables: [FoundTable], tooSparse: FoundTable?) {
    var rest = Document.maxMissingCells
    var tables: [FoundTable] = []
    for paragraph in root.paragraphs {
      guard let table = table(in: paragraph) else { continue }
      rest -= missingCells(of: table)
      guard rest >= 0 else { return (tables, table) }
      tables.append(table)
    }
    return (tables, nil)
  }

  /// The text of tables that contains markup.
  func fragments(of tables: [FoundTable]) -> Fragments {
    var parser = FragmentParser(source: source)
    for table in tables {
      parser.add(paragraph: table.lines[..<table.header])
      for row in table.rows {
        var rest = table.alignments.count
        forEachCell(in: row) { cell in
          if rest > 0, !isPlain(cell) { parser.add(cell: cell) }
          rest -= 1
        }
      }
    }
    return parser.parse(withDefinitionsFrom: bodyStart)
  }

  /// Adds a table to a list, and the lines above it as a paragraph.
  func add(_ table: FoundTable, with fragments: inout Fragments, to list: inout NodeList) {
    let rows = table.rows
    if table.header > 0 {
      let range = table.lines[0].lowerBound..<table.lines[table.header - 1].upperBound
      let content = fragments.take(from: range.lowerBound)
      if !content.isEmpty {
        let index = list.add(.paragraph, at: range)
        list.add(content, of: fragments.list)
        list.close(index, at: range)
      }
    }
    let range = rows[0].lowerBound..<rows[rows.count - 1].upperBound
    let index = list.add(.table, at: range)
    for row in rows { add(row, of: table, with: &fragments, to: &list) }
    list.close(index, at: range)
  }

  /// How many cells the rows of a table lack.
  private func missingCells(of table: FoundTable) -> Int {
    table.rows.reduce(0) { sum, row in
      var count = 0
      forEachCell(in: row) { _ in count += 1 }
      return sum + max(0, table.alignments.count - count)
    }
  }

  /// Adds a row with as many cells as the header.
  private func add(
    _ row: Range<Int>,
    of table: FoundTable,
    with fragments: inout Fragments,
    to list: inout NodeList
  ) {
    var count = 0
    forEachCell(in: row) { _ in count += 1 }
    let index = list.add(.row, at: row, mark: UInt8(clamping: count))
    var column = 0
    forEachCell(in: row) { cell in
      guard column < table.alignments.count else { return }
      let mark = table.alignments[column]?.rawValue ?? 0
      column += 1
      let index = list.add(.cell, at: cell, mark: mark)
      if !isPlain(cell) {
        list.add(fragments.take(from: cell.lowerBound), of: fragments.list)
      } else if !cell.isEmpty {
        list.add(.text, at: cell)
      }
      list.close(index, at: cell)
    }
    for alignment in table.alignments[column...] {
      list.add(.cell, at: row.upperBound..<row.upperBound, mark: alignment?.rawValue ?? 0)
    }
    list.close(index, at: row)
  }

  /// Whether a cell contains no byte with special meaning.
  private func isPlain(_ cell: Range<Int>) -> Bool {
    !source.bytes[cell].contains { byte in
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
        UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "&"), 0:
        true
      default: false
      }
    }
  }

  private func table(in node: CommonMarkNode) -> FoundTable? {
    guard mayHaveDelimiters(node) else { return nil }
    let lines = lines(of: node)
    for index in lines.indices.dropLast() {
      guard let alignments = delimiters(in: lines[index + 1]) else { continue }
      var count = 0
      forEachCell(in: lines[index]) { _ in count += 1 }
      guard count == alignments.count else { continue }
      return FoundTable(node: node, lines: lines, header: index, alignments: alignments)
    }
    return nil
  }

  /// Whether a later line ends like a delimiter row, which is rare in text.
  private func mayHaveDelimiters(_ node: CommonMarkNode) -> Bool {
    guard node.startLine < node.endLine else { return false }
    return (node.startLine + 1...node.endLine).contains { number in
      source.bytes[source.range(ofLine: number + lineOffset)].last.map(isDelimiter) ?? false
    }
  }

  /// The paragraph's lines without quote markers and indentation.
  private func lines(of node: CommonMarkNode) -> [Range<Int>] {
    let quotes = node.quoteDepth
    return (node.startLine...max(node.startLine, node.endLine)).map { number in
      let line = source.range(ofLine: number + lineOffset)
      guard number > node.startLine else {
        let start = min(line.lowerBound + node.startColumn - 1, line.upperBound)
        return source.trimmed(start..<line.upperBound)
      }
      var rest = source.bytes[line].drop(while: isBlank)
      for _ in 0..<quotes where rest.first == UInt8(ascii: ">") {
        rest = rest.dropFirst().drop(while: isBlank)
      }
      return source.trimmed(rest.indices)
    }
  }

  private func delimiters(in line: Range<Int>) -> [Table.Alignment?]? {
    // Dashes alone underline a heading, or are text where they are indented too far for that.
    guard source.bytes[line].allSatisfy(isDelimiter),
      !source.bytes[line].allSatisfy({ $0 == UInt8(ascii: "-") })
    else { return nil }
    var alignments: [Table.Alignment?] = []
    var areAll = true
    forEachCell(in: line) { cell in
      var text = source.bytes[cell]
      let isLeft = text.first == UInt8(ascii: ":")
      if isLeft { text = text.dropFirst() }
      let isRight = text.last == UInt8(ascii: ":")
      if isRight { text = text.dropLast() }
      areAll = areAll && !text.isEmpty && text.allSatisfy { $0 == UInt8(ascii: "-") }
      alignments.append(isLeft ? (isRight ? .center : .left) : (isRight ? .right : nil))
    }
    return areAll ? alignments : nil
  }

  private func forEachCell(in line: Range<Int>, _ body: (Range<Int>) -> Void) {
    source.forEachCell(in: line) { body(source.trimmed($0)) }
  }
}

extension SourceText {
  /// Splits a line, without the spaces at its ends, at its pipes, except escaped ones, and calls a function with what
  /// is between them.
  package func forEachCell(in line: Range<Int>, _ body: (Range<Int>) -> Void) {
    let pipe = UInt8(ascii: "|")
    let isFramed = !line.isEmpty && bytes[line.lowerBound] == pipe
    let first = line.lowerBound + (isFramed ? 1 : 0)
    var (start, offset) = (first, first)
    while offset < line.upperBound {
      if bytes[offset] == UInt8(ascii: "\\") {
        offset += 1
      } else if bytes[offset] == pipe {
        body(start..<offset)
        start = offset + 1
      }
      offset += 1
    }
    // A trailing pipe closes the last cell.
    if start < line.upperBound || start == first { body(start..<line.upperBound) }
  }
}

/// Whether a byte can be part of a delimiter row.
private func isDelimiter(_ byte: UInt8) -> Bool {
  isBlank(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "|")
    || byte == UInt8(ascii: ":")
}
