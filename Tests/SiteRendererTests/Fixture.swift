import Diagnostics
import ScenarioTrace

@testable import Guidelines
@testable import Markdown

/// Pages built from values, so that these tests are about rendering and not about parsing.
struct Fixture {
  private var offset = 0
  private var blocks: [Block] = []
  private var scenarios: [Scenario] = []
  private var heading: Heading?
  private var countLinks: [CountLink] = []

  private mutating func range() -> Range<Int> {
    offset += 10
    return offset - 10..<offset
  }

  mutating func heading(_ level: Int, _ text: String) {
    let anchor = text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    let value = Heading(level: level, inlines: inlines(text), range: range(), anchor: anchor)
    heading = value
    blocks.append(.heading(value))
  }

  mutating func paragraph(_ text: String) {
    blocks.append(.paragraph(Paragraph(inlines: inlines(text), range: range())))
  }

  mutating func list(_ items: [String]) {
    let items = items.map { text in
      let paragraph = Block.paragraph(Paragraph(inlines: inlines(text), range: range()))
      return ListItem(blocks: [paragraph], range: range())
    }
    blocks.append(.list(List(isTight: true, start: nil, items: items, range: range())))
  }

  mutating func code(_ text: String, info: String = "swift") {
    blocks.append(.codeBlock(codeBlock(text, info: info)))
  }

  /// A paragraph of one count link between words.
  mutating func count(_ stated: Int, _ scenario: String, _ step: Step, _ view: String) {
    let number = range()
    let link = Link(
      destination: "count:\(scenario)/\(step)/\(view)",
      title: "",
      inlines: [Inline(.text("\(stated)"), range: number)]
    )
    let words = [
      Inline(.text("It runs "), range: range()), Inline(.link(link), range: number),
      Inline(.text(" times."), range: range()),
    ]
    blocks.append(.paragraph(Paragraph(inlines: words, range: range())))
    countLinks.append(
      CountLink(
        scenario: scenario,
        step: StepReference(step),
        column: Column(view: view),
        configuration: nil,
        stated: stated,
        range: number,
        line: 1
      )
    )
  }

  mutating func scenario(
    _ name: String,
    _ verdict: Scenario.Verdict?,
    code: String,
    columns: [String] = [],
    rows: [(Step, [Int?])] = [],
    observed: [(Step, [Int?])] = [],
    expectation: Scenario.Expectation = .runs
  ) {
    let block = codeBlock(code, info: "swift scenario=\(name)")
    blocks.append(.codeBlock(block))
    var tables: [StatedTable] = []
    if !rows.isEmpty { tables.append(table(columns, rows)) }
    var observations: [ObservedTable] = []
    if !observed.isEmpty {
      let line = range()
      blocks.append(
        .paragraph(Paragraph(inlines: [Inline(.text("Observed"), range: line)], range: line))
      )
      observations.append(
        ObservedTable(
          source: "an-article",
          sourceRange: line,
          note: "",
          table: table(columns, observed)
        )
      )
    }
    scenarios.append(
      Scenario(
        name: name,
        verdict: verdict,
        root: .inferred,
        configuration: .debug,
        languageMode: .swift5,
        profile: nil,
        expectation: expectation,
        codeBlock: block,
        line: 1,
        nameRange: 0..<1,
        rootRange: 0..<1,
        setup: [],
        tables: tables,
        consoles: [],
        observed: observations,
        heading: heading
      )
    )
  }

  func page(_ slug: String, _ values: [FrontMatter.Key: [String]], kind: Page.Kind) -> Page {
    let text = SourceText(path: "content/\(slug).md", text: "")
    let entries = values.mapValues { $0.map { FrontMatter.Value(text: $0, range: 0..<0) } }
    return Page(
      path: "content/\(slug).md",
      slug: slug,
      kind: kind,
      source: text,
      frontMatter: FrontMatter(values: entries, range: 0..<0),
      document: Document(source: text, blocks: blocks, firstTooDeep: nil),
      scenarios: scenarios,
      illustrations: [],
      countLinks: countLinks,
      diagnostics: []
    )
  }

  private mutating func codeBlock(_ text: String, info: String) -> CodeBlock {
    let range = range()
    return CodeBlock(
      info: info,
      infoRange: range,
      text: text,
      isFenced: true,
      range: range,
      textRange: range,
      firstCodeLine: 1
    )
  }

  private mutating func table(_ columns: [String], _ rows: [(Step, [Int?])]) -> StatedTable {
    let range = range()
    let header = Table.Row(cells: [], range: range)
    blocks.append(.table(Table(alignments: [], header: header, rows: [], range: range)))
    return StatedTable(
      configuration: .debug,
      columns: columns.map {
        StatedTable.Header(column: Column(view: $0), range: range)
      },
      rows: rows.map { step, cells in
        StatedTable.Row(
          step: step,
          text: step.description,
          range: range,
          cells: cells.map { StatedCell(stated: $0, range: range, paddedRange: range) }
        )
      },
      range: range
    )
  }

  /// Text with `code` and [links](x.md).
  private mutating func inlines(_ text: String) -> [Inline] {
    var result: [Inline] = []
    for (number, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    {
      let kind: Inline.Kind = number % 2 == 1 ? .code(String(part)) : .text(String(part))
      if let link = link(in: String(part)) {
        result.append(Inline(.link(link), range: range()))
      } else if !part.isEmpty {
        result.append(Inline(kind, range: range()))
      }
    }
    return result
  }

  /// A part that is `words -> address` is a link.
  private mutating func link(in part: String) -> Link? {
    guard let arrow = part.range(of: " -> ") else { return nil }
    let words = Inline(.text(String(part[..<arrow.lowerBound])), range: range())
    return Link(destination: String(part[arrow.upperBound...]), title: "", inlines: [words])
  }
}

/// A result with these counts, its findings made by the caller.
func result(
  _ page: Page,
  _ scenario: String,
  _ steps: [(Step, [String: Int])],
  console: [String] = [],
  outcome: ScenarioOutcome? = nil,
  status: ScenarioStatus = .verified,
  findings: [Diagnostic] = []
) -> ScenarioResult {
  let measured = steps.enumerated().map { number, step in
    MeasuredStep(
      step: step.0,
      counts: Dictionary(uniqueKeysWithValues: step.1.map { (Column(view: $0.key), $0.value) }),
      console: number == 0 ? console : []
    )
  }
  let run = Run(steps: measured)
  let value = page.scenarios.first { $0.name == scenario }
  return ScenarioResult(
    page: page.path,
    scenario: scenario,
    line: 1,
    configuration: .debug,
    status: status,
    outcome: outcome ?? .completed(run),
    findings: findings,
    counts: run.compared(with: value?.tables.first, steps: steps.map(\.0)),
    seconds: 0.1,
    isCached: false
  )
}
