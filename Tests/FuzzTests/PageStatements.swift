import Diagnostics
import Guidelines
import Markdown

/// What `verify` compares of a page, and the numbers on it that nothing compares.
struct PageStatements: Equatable {
  /// Each count with its scenario, build, step and column; each count link.
  private(set) var counts: [String] = []
  /// The lines of each console fence.
  private(set) var consoles: [[String]] = []
  /// The numbers in the rest of the page, each with how often it occurs: text, other tables and other code.
  ///
  private(set) var looseNumbers: [String: Int] = [:]
  /// The numbers in programs, which the compiler reads.
  private(set) var codeNumbers: [String: Int] = [:]

  init(of page: Page) {
    for scenario in page.scenarios {
      let observed = scenario.observed.map { ("observed", $0.table) }
      for (kind, table) in scenario.tables.map({ ("stated", $0) }) + observed {
        for row in table.rows {
          for (header, cell) in zip(table.columns, row.cells) {
            let column = header.column?.description ?? header.printed.map { "\($0)" } ?? ""
            let value = cell.allowed?.description ?? "–"
            counts.append(
              "\(scenario.name) \(kind) \(table.configuration) \(row.text) \(column) \(value)"
            )
          }
        }
      }
      consoles += scenario.consoles.map(\.lines)
      Self.add(numbersIn: scenario.codeBlock.bytes, to: &codeNumbers)
    }
    counts += page.countLinks.map { "\($0.scenario) \($0.step.text) \($0.column) \($0.stated)" }
    let compared =
      page.scenarios.flatMap { $0.tables.map(\.range) + $0.observed.map(\.table.range) }
      + page.scenarios.flatMap { [$0.codeBlock.range] + $0.consoles.map(\.codeBlock.range) }
    add(page.document.blocks, but: Set(compared.map(\.lowerBound)))
  }

  /// The numbers that nothing compares here, and that did not stand like that on the undamaged page: not in its text,
  /// and not in a program that lost them.
  func looseNumbers(beyond other: Self) -> [String] {
    looseNumbers.filter { number, count in
      let lost = other.codeNumbers[number, default: 0] - codeNumbers[number, default: 0]
      return count > other.looseNumbers[number, default: 0] + max(0, lost)
    }
    .keys.sorted()
  }

  private mutating func add(_ blocks: Nodes<Block>, but compared: Set<Int>) {
    for block in blocks where !compared.contains(block.range.lowerBound) {
      switch block {
      case .heading(let heading): add(heading.inlines)
      case .paragraph(let paragraph): add(paragraph.inlines)
      case .list(let list): for item in list.items { add(item.blocks, but: compared) }
      case .blockQuote(let quote): add(quote.blocks, but: compared)
      case .codeBlock(let code) where code.info == "swift setup": break
      case .codeBlock(let code): Self.add(numbersIn: code.bytes, to: &looseNumbers)
      case .html(let html): Self.add(numbersIn: html.bytes, to: &looseNumbers)
      case .table(let table):
        for cell in table.header.cells { add(cell.inlines) }
        for row in table.rows { for cell in row.cells { add(cell.inlines) } }
      case .thematicBreak: break
      }
    }
  }

  private mutating func add(_ inlines: Nodes<Inline>) {
    for inline in inlines {
      switch inline.kind {
      case .text(let bytes), .code(let bytes), .html(let bytes):
        Self.add(numbersIn: bytes, to: &looseNumbers)
      case .emphasis(let inner), .strong(let inner): add(inner)
      case .link(let link) where link.destination.hasPrefix("count:"): break
      case .link(let link), .image(let link): add(link.inlines)
      case .softBreak, .lineBreak: break
      }
    }
  }

  private static func add(numbersIn bytes: ArraySlice<UInt8>, to numbers: inout [String: Int]) {
    for number in bytes.split(whereSeparator: { !(0x30...0x39).contains($0) }) {
      numbers[String(decoding: number, as: UTF8.self), default: 0] += 1
    }
  }
}
