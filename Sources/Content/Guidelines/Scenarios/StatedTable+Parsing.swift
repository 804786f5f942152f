import Diagnostics
import Markdown
import ScenarioTrace
import Spelling

/// Parses tables of counts.
struct StatedTableReader {
  /// The kind of a table, determined by its first header.
  enum Kind: Equatable {
    case interaction(Configuration?)
    case observed
    case other
  }

  private(set) var findings: FindingList

  init(source: SourceText) {
    findings = FindingList(of: source)
  }

  static func kind(ofHeader text: String) -> Kind { forms[text] ?? .other }

  /// The known first header that a misspelled one stands for, or `nil` if none is similar.
  static func closestHeader(to text: String) -> String? {
    nearestName(to: text, among: forms.keys.sorted())
  }

  static let forms: [String: Kind] = [
    "Interaction": .interaction(nil),
    "Interaction (debug)": .interaction(.debug),
    "Interaction (release)": .interaction(.release),
    "Observed": .observed,
  ]

  /// Reads a table; an observed one may count printed lines.
  mutating func read(
    _ table: Table,
    configuration: Configuration,
    isObserved: Bool = false
  ) -> StatedTable {
    let headers = table.header.cells.dropFirst().map { header($0, isObserved: isObserved) }
    var seen: Set<Column> = []
    for header in headers {
      guard let column = header.column, !seen.insert(column).inserted else { continue }
      findings.report(.duplicateColumn(column), at: header.range)
    }
    let rows = table.rows.map { row($0) }
    for row in rows.dropFirst() {
      if case .present = row.step { findings.report(.secondPresent, at: row.range) }
    }
    return StatedTable(
      configuration: configuration,
      columns: headers,
      rows: rows,
      range: table.range
    )
  }

  private mutating func header(_ cell: Table.Cell, isObserved: Bool) -> StatedTable.Header {
    if isObserved, let printed = PrintedLine(header: cell.text) {
      return StatedTable.Header(
        column: nil,
        printed: printed,
        range: cell.range,
        alignment: cell.alignment
      )
    }
    switch Column.parse(cell.text) {
    case .success(let column):
      return StatedTable.Header(column: column, range: cell.range, alignment: cell.alignment)
    case .failure(let fault):
      findings.report(fault.message(), at: cell.range)
      return StatedTable.Header(column: nil, range: cell.range, alignment: cell.alignment)
    }
  }

  private mutating func row(_ row: Table.Row) -> StatedTable.Row {
    let text = row.cells.first?.text ?? ""
    let range = row.cells.first?.range ?? row.range
    var step: Step?
    do {
      step = try Step(parsing: text)
    } catch {
      findings.report(.step(text, error), at: range.isEmpty ? row.range : range)
    }
    let cells = row.cells.dropFirst().map { cell($0, of: row) }
    return StatedTable.Row(step: step, text: text, range: range, cells: cells)
  }

  /// What a cell that states nothing contains.
  static let emptyCells = ["", "–", "—", "-"]

  private mutating func cell(_ cell: Table.Cell, of row: Table.Row) -> StatedCell {
    let text = cell.text
    let allowed = CountRange(text)
    if allowed == nil, !Self.emptyCells.contains(text) {
      findings.report(.notACount(text), at: cell.range)
    }
    if let allowed, allowed.lowest <= 0, allowed.highest == .max {
      findings.report(.anyCount(text), at: cell.range, as: .warning)
    }
    return StatedCell(
      allowed: allowed,
      range: cell.range,
      paddedRange: row.paddedRange(of: cell)
    )
  }
}

/// A valid count: digits and nothing else.
func count(_ text: String) -> Int? {
  text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
}

extension Diagnostic.Message {
  fileprivate static func notACount(_ text: String) -> Self {
    Self(
      id: "not-a-count",
      what: "'\(text)' is not a count",
      why: "a cell contains digits, '≤ 3', '≥ 2', '2–4', or '–' for no statement",
      fix: "write a number, a budget such as '≤ 3', or '–'"
    )
  }

  fileprivate static func anyCount(_ text: String) -> Self {
    Self(
      id: "any-count",
      what: "'\(text)' is true of every count",
      why: "the page would show it as verified, though no run could refute it",
      fix: "write the count or a limit, or '–' to state nothing"
    )
  }

  fileprivate static let secondPresent = Self(
    id: "step",
    what: "'present' is not the first step",
    why: "the root view appears once, before all other steps",
    fix: "move this row to the top, or remove it"
  )

  fileprivate static func duplicateColumn(_ column: Column) -> Self {
    Self(
      id: "column",
      what: "'\(column)' has two columns",
      why: "a table states each count only once",
      fix: "remove one of them"
    )
  }
}
