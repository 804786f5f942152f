import Diagnostics
import Markdown
import Spelling

/// An article's claim and its outcome here: a row of its page's table of claims.
package struct Claim: Sendable {
  /// The outcome of a claim, the first word of the second column.
  package enum Outcome: String, CaseIterable, Sendable {
    /// The engine does what the article says.
    case confirmed
    /// The engine does something else.
    case differs
    /// True for some programs but not others, or disputed among sources.
    case contested
    /// Cannot be counted here.
    case notExamined = "not examined"
  }

  package let statement: Table.Cell
  /// `nil` if the page names none, which is a finding.
  package let outcome: Outcome?
  /// The whole second column.
  package let remark: Table.Cell
  /// The remaining columns: where it is shown.
  package let evidence: [Table.Cell]
}

/// A table of claims, whose first header is `Claim`.
package struct ClaimTable: Sendable {
  package let headers: [Table.Cell]
  package let claims: [Claim]
  package let range: Range<Int>
}

/// Finds the claims of a page of `content/sources/`.
struct ClaimReader {
  private(set) var findings: FindingList

  init(source: SourceText) {
    findings = FindingList(of: source)
  }

  mutating func tables(in document: Document) -> [ClaimTable] {
    document.blocks.compactMap { block in
      guard case .table(let table) = block, table.header.cells.first?.text == "Claim",
        table.header.cells.count > 1
      else { return nil }
      let claims = table.rows.map { row in
        let cells = Array(row.cells)
        return Claim(
          statement: cells[0],
          outcome: outcome(in: cells[1], of: row),
          remark: cells[1],
          evidence: Array(cells.dropFirst(2))
        )
      }
      return ClaimTable(headers: Array(table.header.cells), claims: claims, range: table.range)
    }
  }

  private mutating func outcome(in cell: Table.Cell, of row: Table.Row) -> Claim.Outcome? {
    let text = cell.text
    let known = Claim.Outcome.allCases
    if let outcome = known.first(where: { isWord($0.rawValue, startOf: text) }) { return outcome }
    let word = String(text.prefix { $0.isLetter })
    let range = cell.range.isEmpty ? row.range : cell.range
    findings.report(.unknownOutcome(word, among: known.map(\.rawValue)), at: range)
    return nil
  }

  private func isWord(_ word: String, startOf text: String) -> Bool {
    text.hasPrefix(word) && text.dropFirst(word.count).first?.isLetter != true
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownOutcome(_ word: String, among known: [String]) -> Self {
    Self(
      id: "claim-outcome",
      what: "'\(word)' is not the outcome of a claim",
      why: "the second column must begin with \(known.joined(separator: ", "))",
      fix: nearestName(to: word, among: known).map { "write '\($0)'" }
        ?? "begin it with one of them"
    )
  }
}
