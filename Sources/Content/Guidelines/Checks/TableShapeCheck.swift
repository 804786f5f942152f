import Diagnostics
import Markdown
import ScenarioTrace

/// Reports text that looks like a table or like a row and is neither, and rows with too many or too few cells.
///
/// Each of these would show numbers on the page that are not compared: a row below a blank line, a table whose
/// delimiter row lacks a cell, a table in an indented block or in a fence that swallowed it, steps below
/// another header than `Interaction`.
struct TableShapeCheck {
  private let source: SourceText
  private var findings: FindingList

  init(source: SourceText) {
    self.source = source
    findings = FindingList(of: source)
  }

  mutating func diagnose(_ blocks: Nodes<Block>) -> [Diagnostic] {
    read(blocks)
    return findings.diagnostics
  }

  private mutating func read(_ blocks: Nodes<Block>) {
    var previous: Block?
    for block in blocks {
      switch block {
      case .paragraph(let paragraph): read(paragraph, after: previous)
      case .heading(let heading): readPipes(of: heading.inlines) { _ in .pipe }
      case .table(let table): read(table)
      case .codeBlock(let code): read(code)
      case .html(let html): read(html)
      case .list(let list): for item in list.items { read(item.blocks) }
      case .blockQuote(let quote): read(quote.blocks)
      case .thematicBreak: break
      }
      previous = block
    }
  }

  // MARK: Text

  private mutating func read(_ paragraph: Paragraph, after previous: Block?) {
    let (source, range) = (source, paragraph.range)
    let first = source.text(ofLine: source.line(at: range.lowerBound))
    if ["｜", "│", "∣", "￨"].contains(where: {
      source[first].split(separator: $0).count > 1 && source[first].hasPrefix($0)
    }) {
      return findings.report(.otherPipe, at: first)
    }
    readPipes(of: paragraph.inlines) { pipe in
      let lines = source.line(at: range.lowerBound)...source.line(at: range.upperBound - 1)
      for line in lines.dropFirst() where source.isDelimiterRow(line) {
        return .delimiterRow(source.cellCount(line), header: source.cellCount(line - 1))
      }
      let isRow =
        source.bytes[range.lowerBound] == UInt8(ascii: "|")
        || source.beginsWithPipe(source.line(at: pipe))
      if case .table = previous, isRow { return .cutOff }
      return isRow ? .noDelimiterRow : .pipe
    }
  }

  /// Reports the first line of a text that contains a pipe outside of code.
  private mutating func readPipes(
    of inlines: Nodes<Inline>,
    _ message: (Int) -> Diagnostic.Message
  ) {
    var first: Int?
    inlines.forEachPiece { kind, range in
      guard first == nil, case .text = kind else { return }
      first = range.first { offset in
        source.bytes[offset] == UInt8(ascii: "|")
          && (offset == 0 || source.bytes[offset - 1] != UInt8(ascii: "\\"))
      }
    }
    guard let first else { return }
    findings.report(message(first), at: source.text(ofLine: source.line(at: first)))
  }

  // MARK: Tables

  private mutating func read(_ table: Table) {
    let columns = table.header.cells.count
    for row in table.rows where row.statedCellCount != columns {
      findings.report(.cells(row.statedCellCount, header: columns), at: row.range)
    }
    let header = table.header.cells.first
    guard StatedTableReader.kind(ofHeader: header?.text ?? "") == .other else { return }
    if StatedTableReader.closestHeader(to: header?.text ?? "") != nil { return }
    if table.statesCounts {
      findings.report(.countsWithoutHeader(header?.text ?? ""), at: table.header.range)
    }
  }

  // MARK: Code

  private mutating func read(_ block: CodeBlock) {
    let first = source.line(at: block.range.lowerBound)
    let last = source.line(at: max(block.range.lowerBound, block.range.upperBound - 1))
    guard block.isFenced else {
      for line in first...last {
        let text = source.text(ofLine: line)
        if source.beginsWithPipe(line) { return findings.report(.indented, at: text) }
        if ["```", "~~~"].contains(where: { source.bytes[text].starts(with: $0.utf8) }) {
          return findings.report(.indentedFence, at: text)
        }
      }
      return
    }
    guard block.isClosed else {
      return findings.report(.openFence, at: source.text(ofLine: first))
    }
    guard last > first + 1 else { return }
    let fence = block.fence
    let isExample = ["markdown", "md"].contains(block.language)
    for line in first + 1..<last {
      let text = source.bytes[source.text(ofLine: line)]
      if text.first == fence.marker, text.prefix(while: { $0 == fence.marker }).count >= fence.count
      {
        return findings.report(.fenceInFence(line), at: source.text(ofLine: first))
      }
      if !isExample, isRow(line, in: block) {
        return findings.report(.rowInCode, at: source.text(ofLine: line))
      }
    }
  }

  /// Whether a line of code is a row of counts, or any row if the code has no language.
  private func isRow(_ line: Int, in block: CodeBlock) -> Bool {
    guard source.beginsWithPipe(line) else { return false }
    if block.language.isEmpty { return true }
    var cells: [String] = []
    source.forEachCell(in: source.text(ofLine: line)) { cells.append(source[source.trimmed($0)]) }
    return Table.isStatement(cells)
  }

  private mutating func read(_ html: HTMLBlock) {
    if html.bytes.starts(with: "<!--".utf8) {
      let text = String(decoding: html.bytes, as: UTF8.self)
      if let end = text.firstRange(of: "-->")?.upperBound {
        let rest = text[end...].replacing(/<!--.*?-->/.dotMatchesNewlines(), with: "")
        guard rest.contains(where: { !$0.isWhitespace }) else { return }
        let last = source.line(at: max(html.range.lowerBound, html.range.upperBound - 1))
        return findings.report(.textAfterComment, at: source.text(ofLine: last))
      }
      let first = source.line(at: html.range.lowerBound)
      return findings.report(.openComment, at: source.text(ofLine: first))
    }
    let last = source.line(at: max(html.range.lowerBound, html.range.upperBound - 1))
    for line in source.line(at: html.range.lowerBound)...last where source.beginsWithPipe(line) {
      return findings.report(.noDelimiterRow, at: source.text(ofLine: line))
    }
  }
}

extension SourceText {
  /// A line without indentation, the marks of quotations, and the spaces at its end.
  fileprivate func text(ofLine line: Int) -> Range<Int> {
    let all = range(ofLine: line)
    let start = bytes[all].firstIndex { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: ">") }
    return trimmed((start ?? all.upperBound)..<all.upperBound)
  }

  fileprivate func beginsWithPipe(_ line: Int) -> Bool {
    bytes[text(ofLine: line)].first == UInt8(ascii: "|")
  }

  /// Whether a line has only dashes, colons, spaces and at least one pipe, as below a table's header.
  fileprivate func isDelimiterRow(_ line: Int) -> Bool {
    let text = bytes[text(ofLine: line)]
    return text.contains(UInt8(ascii: "|")) && text.contains(UInt8(ascii: "-"))
      && text.allSatisfy { "|-: \t".utf8.contains($0) }
  }

  fileprivate func cellCount(_ line: Int) -> Int {
    var count = 0
    forEachCell(in: text(ofLine: line)) { _ in count += 1 }
    return count
  }
}

extension Table {
  /// Whether at least half of its rows state the counts of a step, whatever its header is.
  var statesCounts: Bool {
    let statements = rows.map { $0.cells.map(\.text) }.filter(Self.isStatement)
    // Words such as 'run' also begin ordinary text, so a label or 'present' has to confirm them.
    return statements.count * 2 >= rows.count
      && statements.contains { $0[0].contains("\"") || $0[0].hasPrefix("present") }
  }

  /// Whether cells are a step and otherwise counts, at least one.
  fileprivate static func isStatement(_ cells: [String]) -> Bool {
    guard let first = cells.first, (try? Step(parsing: first)) != nil else { return false }
    let counts = cells.dropFirst()
    return counts.contains { CountRange($0) != nil }
      && counts.allSatisfy { CountRange($0) != nil || StatedTableReader.emptyCells.contains($0) }
  }
}

extension Diagnostic.Message {
  /// The check's name.
  package static let tableShape = "table-shape"

  fileprivate static func delimiterRow(_ count: Int, header: Int) -> Self {
    let differ = count != header
    return Self(
      id: tableShape,
      what: differ
        ? "this is not a table: its header has \(cells(header)), its delimiter row \(count)"
        : "this is not a table: a line is misplaced or its delimiter row is incomplete",
      why: "the page would show it as text, and no run would check its numbers",
      fix: differ
        ? "write '---' or '--:' once for each column"
        : "write the header, then a line such as '| --- | --: |', then the rows"
    )
  }

  fileprivate static let otherPipe = Self(
    id: tableShape,
    what: "this is not a table: its lines are another character than '|'",
    why: "the page would show it as text, and no run would check its numbers",
    fix: "write '|' between the cells"
  )

  fileprivate static let noDelimiterRow = Self(
    id: tableShape,
    what: "this is not a table: it has no header with a delimiter row",
    why: "the page would show it as text, and no run would check its numbers",
    fix: "add a line such as '| --- | --: |' below the header, or write '\\|' for a pipe in text"
  )

  fileprivate static let cutOff = Self(
    id: tableShape,
    what: "this row is not part of the table above it",
    why: "a blank line ends a table, so the page would show the row as text",
    fix: "remove the blank line"
  )

  fileprivate static let pipe = Self(
    id: tableShape,
    what: "a '|' is in running text",
    why: "only a table has cells; a damaged row would look the same and would not be checked",
    fix: "write '\\|', or put it into code"
  )

  fileprivate static let indented = Self(
    id: tableShape,
    what: "this is not a table: it is indented by four spaces or more",
    why: "the page would show it as code, and no run would check its numbers",
    fix: "remove the indentation, or put code into a fence with a language"
  )

  fileprivate static let indentedFence = Self(
    id: "open-fence",
    what: "this is not a fence: it is indented by four spaces or more",
    why: "the page would show it as code, and no run would check it",
    fix: "indent it as far as the text that it belongs to"
  )

  fileprivate static func cells(_ count: Int, header: Int) -> Self {
    let isText = count == 1 && header > 1
    return Self(
      id: tableShape,
      what: "the row has \(cells(count)), the header \(header)",
      why: count > header
        ? "the page would drop what is in the others"
        : isText
          ? "a line directly below a table is one of its rows"
          : "the page would show empty cells at its end",
      fix: count > header
        ? "remove the extra cells, or write '\\|' for a pipe in a cell"
        : isText
          ? "add a blank line above it if it is text, else the missing cells"
          : "add the missing cells; '–' states nothing"
    )
  }

  private static func cells(_ count: Int) -> String { count == 1 ? "1 cell" : "\(count) cells" }

  fileprivate static func countsWithoutHeader(_ header: String) -> Self {
    Self(
      id: tableShape,
      what: "a table headed '\(header)' contains steps and counts",
      why: "only a table headed 'Interaction' or 'Observed' is compared with a run",
      fix: "write 'Interaction', or link each count with 'count:'"
    )
  }

  fileprivate static let openFence = Self(
    id: "open-fence",
    what: "this code fence is not closed",
    why: "the rest of the page, or of the list item or quotation, would be code",
    fix: "add a line with the same characters as its opening fence"
  )

  fileprivate static let openComment = Self(
    id: "open-comment",
    what: "this comment is not closed",
    why: "the rest of the page, or of the list item or quotation, would be hidden and not checked",
    fix: "add '-->' where it ends"
  )

  fileprivate static let textAfterComment = Self(
    id: "open-comment",
    what: "the text behind this comment is not shown",
    why: "a line that begins with '<!--', or in which such a comment ends, has no Markdown",
    fix: "begin a new line behind '-->'"
  )

  fileprivate static func fenceInFence(_ line: Int) -> Self {
    Self(
      id: "open-fence",
      what: "another fence is inside this code, on line \(line)",
      why: "only a fence of its own closes a block, so one is missing above that line",
      fix: "close this fence, or begin it with more characters than the inner one"
    )
  }

  fileprivate static let rowInCode = Self(
    id: tableShape,
    what: "this row of a table is inside a code block",
    why: "the page would show it as code, and no run would check its numbers",
    fix: "move it into a table, or write 'markdown' after the fence if it is an example"
  )
}
