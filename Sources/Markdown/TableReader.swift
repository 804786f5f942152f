import CCommonMark
import Diagnostics

/// A table that libcmark took for a paragraph, and the lines of that paragraph above it.
struct FoundTable {
  let lead: Paragraph?
  let table: Table
}

/// Finds the tables in paragraphs, following GFM's section "Tables (extension)".
///
/// A table starts at the first line followed by a delimiter row with as many cells, and takes the
/// rest of the paragraph. The text of all cells with marks is parsed by libcmark in one second document,
/// each cell as a heading (which cannot begin a list or another block), followed by the page itself where
/// a cell may use one of its link definitions.
struct TableReader {
  let source: SourceText
  let lineOffset: Int
  let bodyStart: Int

  func tables(in tree: CommonMarkTree) -> [CommonMarkNode: FoundTable] {
    let raw = tree.paragraphs.compactMap { node in rawTable(in: node).map { (node, $0) } }
    guard !raw.isEmpty else { return [:] }
    var cells = FragmentParser(source: source)
    for (_, table) in raw {
      if let lead = table.lead { cells.add(paragraph: lead) }
      for row in [table.header] + table.rows {
        for cell in row.cells where !isPlain(cell) { cells.add(cell: cell.range) }
      }
    }
    var contents = cells.parse(withDefinitionsFrom: bodyStart)[...]
    return Dictionary(
      uniqueKeysWithValues: raw.map { node, table in (node, found(table, &contents)) }
    )
  }

  /// Whether no byte of a cell can mean anything but itself.
  private func isPlain(_ cell: RawTable.Cell) -> Bool {
    !source.bytes[cell.range].contains { byte in
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
        UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "&"), 0:
        true
      default: false
      }
    }
  }

  /// A table with the text of its cells; `contents` is what was parsed, from the table on, with where each
  /// starts.
  private func found(
    _ raw: RawTable,
    _ contents: inout ArraySlice<(start: Int, inlines: [Inline])>
  ) -> FoundTable {
    func content(at start: Int) -> [Inline] {
      guard contents.first?.start == start else { return [] }
      return contents.removeFirst().inlines
    }
    func inlines(of cell: RawTable.Cell) -> [Inline] {
      guard isPlain(cell) else { return content(at: cell.range.lowerBound) }
      return cell.range.isEmpty ? [] : [Inline(.text(source[cell.range]), range: cell.range)]
    }
    func row(_ raw: RawTable.Row) -> Table.Row {
      let cells = raw.cells.map { cell in
        Table.Cell(inlines: inlines(of: cell), range: cell.range, paddedRange: cell.padded)
      }
      return Table.Row(cells: cells, range: raw.range)
    }
    let lead = raw.lead.flatMap { lines -> Paragraph? in
      guard let first = lines.first, let last = lines.last else { return nil }
      let content = content(at: first.lowerBound)
      guard !content.isEmpty else { return nil }
      return Paragraph(inlines: content, range: first.lowerBound..<last.upperBound)
    }
    let end = raw.rows.last?.range.upperBound ?? raw.header.range.upperBound
    let table = Table(
      alignments: raw.alignments,
      header: row(raw.header),
      rows: raw.rows.map(row),
      range: raw.header.range.lowerBound..<end
    )
    return FoundTable(lead: lead, table: table)
  }

  private func rawTable(in node: CommonMarkNode) -> RawTable? {
    guard mayHaveDelimiters(node) else { return nil }
    let lines = lines(of: node)
    for index in lines.indices.dropLast() {
      guard let alignments = delimiters(in: lines[index + 1]) else { continue }
      let header = row(lines[index])
      guard header.cells.count == alignments.count else { continue }
      return RawTable(
        lead: index > 0 ? Array(lines[..<index]) : nil,
        alignments: alignments,
        header: header,
        rows: lines[(index + 2)...].map { row($0).fitted(to: alignments.count) }
      )
    }
    return nil
  }

  /// Whether a line below the first ends as a delimiter row does, which hardly any of prose do.
  private func mayHaveDelimiters(_ node: CommonMarkNode) -> Bool {
    guard node.startLine < node.endLine else { return false }
    return (node.startLine + 1...node.endLine).contains { number in
      source.bytes[source.range(ofLine: number + lineOffset)].last.map(isDelimiter) ?? false
    }
  }

  /// The paragraph's lines without quotation marks and indentation.
  private func lines(of node: CommonMarkNode) -> [Range<Int>] {
    let quotes = node.quoteDepth
    return (node.startLine...max(node.startLine, node.endLine)).map { number in
      let line = source.range(ofLine: number + lineOffset)
      guard number > node.startLine else {
        let start = min(line.lowerBound + node.startColumn - 1, line.upperBound)
        return trimmed(source.bytes[start..<line.upperBound], of: source)
      }
      var rest = source.bytes[line].drop(while: isBlank)
      for _ in 0..<quotes where rest.first == UInt8(ascii: ">") {
        rest = rest.dropFirst().drop(while: isBlank)
      }
      return trimmed(rest, of: source)
    }
  }

  private func delimiters(in line: Range<Int>) -> [Table.Alignment?]? {
    guard source.bytes[line].allSatisfy(isDelimiter) else { return nil }
    var alignments: [Table.Alignment?] = []
    for cell in row(line).cells {
      var text = source.bytes[cell.range]
      let isLeft = text.first == UInt8(ascii: ":")
      if isLeft { text = text.dropFirst() }
      let isRight = text.last == UInt8(ascii: ":")
      if isRight { text = text.dropLast() }
      guard !text.isEmpty, text.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
      alignments.append(isLeft ? (isRight ? .center : .left) : (isRight ? .right : nil))
    }
    return alignments
  }

  /// Cuts a line at its pipes, those after a backslash left alone.
  private func row(_ line: Range<Int>) -> RawTable.Row {
    var bounds: [Int] = []
    var offset = line.lowerBound
    while offset < line.upperBound {
      if source.bytes[offset] == UInt8(ascii: "\\") {
        offset += 1
      } else if source.bytes[offset] == UInt8(ascii: "|") {
        bounds.append(offset)
      }
      offset += 1
    }
    var starts = bounds.map { $0 + 1 }
    if bounds.first != line.lowerBound { starts.insert(line.lowerBound, at: 0) }
    var ends = bounds.first == line.lowerBound ? Array(bounds.dropFirst()) : bounds
    if bounds.last != line.upperBound - 1 || starts.count == 1 && ends.isEmpty {
      ends.append(line.upperBound)
    }
    let cells = zip(starts, ends).map { start, end in
      RawTable.Cell(range: trimmed(source.bytes[start..<end], of: source), padded: start..<end)
    }
    return RawTable.Row(range: line, cells: cells)
  }
}

/// Whether a byte can stand in a delimiter row.
private func isDelimiter(_ byte: UInt8) -> Bool {
  isBlank(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "|")
    || byte == UInt8(ascii: ":")
}

/// A table's ranges, its text not yet parsed.
struct RawTable {
  struct Cell {
    let range: Range<Int>
    let padded: Range<Int>
  }

  struct Row {
    let range: Range<Int>
    let cells: [Cell]

    /// The same row with as many cells as the header has.
    func fitted(to count: Int) -> Row {
      let end = range.upperBound..<range.upperBound
      let missing = max(0, count - cells.count)
      let added = Array(repeating: Cell(range: end, padded: end), count: missing)
      return Row(range: range, cells: Array((cells + added).prefix(count)))
    }
  }

  let lead: [Range<Int>]?
  let alignments: [Table.Alignment?]
  let header: Row
  let rows: [Row]
}
