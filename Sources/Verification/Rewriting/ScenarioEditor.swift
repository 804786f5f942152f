import Guidelines
import Markdown

/// Finds the edits for one result.
struct ScenarioEditor {
  let page: Page
  let scenario: Scenario
  let result: ScenarioResult

  func edits() -> [Edit] {
    switch (result.outcome, scenario.expectation) {
    case (.completed(let run), .runs):
      cells(in: run) + links(in: run) + consoles { printedLines(for: $0, in: run) } + table(of: run)
    case (.crashed(let message, _, let run), .crash) where !CrashReport.isExit(message):
      cells(in: run) + links(in: run) + consoles { trapLines(message, in: run, for: $0) }
    case (.compileError(let messages), .compileError):
      consoles { compilerLines(messages, like: $0) }
    default: []
    }
  }

  private func cells(in run: Run) -> [Edit] {
    guard let table = scenario.table(for: result.configuration) else { return [] }
    let grid = TableGrid(of: table.range, in: page.source)
    return table.columns.indices.flatMap { position -> [Edit] in
      let header = table.columns[position]
      guard let column = header.column, run.columns.contains(where: { $0.view == column.view })
      else { return [] }
      let changes = scenario.statedRows(for: result.configuration).compactMap {
        index,
        row -> NumberChange? in
        guard let cell = row.cells.element(at: position), let stated = cell.allowed,
          let measured = run.steps.element(at: index).map({ $0.counts[column] ?? 0 }),
          !stated.contains(measured)
        else { return nil }
        return NumberChange(
          cell: cell,
          text: stated.fixed(for: measured).description,
          isRight: header.alignment == .right
        )
      }
      let marked = changes.compactMap { $0.editWithinMarkup(of: page.source) }
      guard marked.isEmpty else {
        return marked + changes.filter { !$0.hasMarkup(in: page.source) }.map { $0.edit() }
      }
      let missing = changes.map(\.missingRoom).max() ?? 0
      guard missing > 0, grid.isAligned(at: position + 1) else { return changes.map { $0.edit() } }
      let changed = changes.map(\.cell.paddedRange)
      return changes.map { $0.edit(widening: missing) }
        + grid.widening(
          position + 1,
          by: missing,
          isRight: header.alignment == .right,
          but: changed
        )
    }
  }

  private func links(in run: Run) -> [Edit] {
    page.countLinks(of: scenario, in: result.configuration).compactMap { link in
      let steps = scenario.steps(for: result.configuration)
      guard let step = link.step.index(in: steps).flatMap({ run.steps.element(at: $0) }),
        run.columns.contains(where: { $0.view == link.column.view })
      else { return nil }
      let measured = step.counts[link.column] ?? 0
      return measured == link.stated ? nil : Edit(range: link.range, text: "\(measured)")
    }
  }

  private func consoles(_ printed: (StatedConsole) -> [String]?) -> [Edit] {
    scenario.consoles(for: result.configuration).compactMap { console in
      let block = console.codeBlock
      guard let lines = printed(console), !console.states(lines), isRewritable(block),
        console.canState(lines)
      else { return nil }
      return Edit(range: block.textRange, text: lines.map { $0 + newline }.joined())
    }
  }

  /// Whether a fence is outside lists and quotations.
  private func isRewritable(_ block: CodeBlock) -> Bool {
    let fence = closingFence(of: block)
    let source = page.source[block.textRange].replacing("\r\n", with: "\n")
    let isPlain = source == block.text.replacing("\r\n", with: "\n")
    return fence != nil && isPlain
  }

  /// The last line of a fenced block that is closed and not indented.
  private func closingFence(of block: CodeBlock) -> Range<Int>? {
    let source = page.source
    let first = source.location(at: block.range.lowerBound)
    let last = source.range(ofLine: source.line(at: block.range.upperBound - 1))
    let isClosed = source[last].hasPrefix("```") || source[last].hasPrefix("~~~")
    return block.isFenced && first.column == 1 && isClosed
      && last.lowerBound >= block.textRange.upperBound
      ? last : nil
  }

  private var newline: String { page.source.text.contains("\r\n") ? "\r\n" : "\n" }

  /// A table with the first step, for a scenario without a table.
  ///
  /// A page with errors gets none: what is wrong may be the scenario's own table, and a second one would hide its steps.
  private func table(of run: Run) -> [Edit] {
    guard scenario.tables.isEmpty, !page.diagnostics.hasErrors,
      result.configuration == scenario.configuration,
      let step = run.steps.first, let fence = closingFence(of: scenario.codeBlock)
    else { return [] }
    let columns = run.mainColumns
    guard !columns.isEmpty else { return [] }
    let lines = tableLines(step: step, columns: columns)
    let isFollowedByText =
      page.source.line(at: fence.upperBound) < page.source.lineCount
      && !page.source.line(page.source.line(at: fence.upperBound) + 1).isEmpty
    let end = isFollowedByText ? newline : ""
    let text = newline + newline + lines.joined(separator: newline) + end
    return [Edit(range: fence.upperBound..<fence.upperBound, text: text)]
  }

  private func tableLines(step: MeasuredStep, columns: [Column]) -> [String] {
    let titles = ["Interaction"] + columns.map { "\($0)" }
    let cells = [step.text] + columns.map { "\(step.counts[$0] ?? 0)" }
    let widths = zip(titles, cells).map { max($0.count, $1.count, 3) }
    func line(_ texts: [String]) -> String {
      let padded = texts.enumerated().map { index, text in
        let padding = String(repeating: " ", count: widths[index] - text.count)
        return index == 0 ? text + padding : padding + text
      }
      return "| \(padded.joined(separator: " | ")) |"
    }
    let rules = widths.enumerated().map { index, width in
      String(repeating: "-", count: index == 0 ? width : width - 1) + (index == 0 ? "" : ":")
    }
    return [line(titles), line(rules), line(cells)]
  }
}
