import Diagnostics
import FuzzSurfaces
import Markdown

@testable import Guidelines

/// Small damages to what a page states: its tables of counts, fences and count links.
struct PageDamage {
  private let source: SourceText
  /// The lines of tables of counts, without those of the delimiter row twice.
  private var rows: [Int] = []
  /// The lines of tables, the lines with fences of programs, and those of console fences.
  private var lines: [Int] = []
  /// What single characters are damaged in.
  private var pieces: [Range<Int>] = []

  init(of page: Page) {
    source = page.source
    for scenario in page.scenarios {
      for table in scenario.tables.map(\.range) + scenario.observed.map(\.table.range) {
        let all = source.line(at: table.lowerBound)...source.line(at: table.upperBound - 1)
        rows += all
        lines += all
      }
      add(scenario.codeBlock)
      for console in scenario.consoles {
        let block = console.codeBlock
        add(block)
        let first = source.line(at: block.range.lowerBound)
        lines += (first + 1..<max(first + 1, source.line(at: block.range.upperBound - 1)))
      }
    }
    pieces = lines.map { source.range(ofLine: $0) }
    pieces += page.links.filter { $0.destination.hasPrefix("count:") }.map(\.range)
  }

  var isPossible: Bool { !pieces.isEmpty }

  private mutating func add(_ block: CodeBlock) {
    lines.append(source.line(at: block.range.lowerBound))
    lines.append(source.line(at: block.range.upperBound - 1))
  }

  /// The page's text after one damage, and what was done.
  func damaged(by random: inout SplitMix) -> (text: String, what: String) {
    switch random.next() % 3 {
    case 0: damagedLine(by: &random)
    case 1 where !rows.isEmpty: damagedCell(by: &random)
    default: damagedCharacter(by: &random)
    }
  }

  private func damagedCharacter(by random: inout SplitMix) -> (String, String) {
    let piece = pick(pieces, &random)
    var text = Array(String(decoding: source.bytes[piece], as: UTF8.self))
    guard !text.isEmpty else { return damagedLine(by: &random) }
    let index = Int(random.next() % UInt64(text.count))
    let character = text[index]
    let what: String
    switch random.next() % 3 {
    case 0:
      text.remove(at: index)
      what = "deleted"
    case 1:
      text.insert(character, at: index)
      what = "doubled"
    default:
      text.remove(at: index)
      let distance = Int(random.next() % 9) - 4
      text.insert(character, at: min(max(0, index + distance), text.count))
      what = "moved"
    }
    let line = source.line(at: piece.lowerBound)
    return (replacing(piece, with: String(text)), "\(what) '\(character)' in line \(line)")
  }

  private func damagedCell(by random: inout SplitMix) -> (String, String) {
    let line = pick(rows, &random)
    let range = source.range(ofLine: line)
    var cells = String(decoding: source.bytes[range], as: UTF8.self)
      .split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard cells.count > 2 else { return damagedLine(by: &random) }
    let index = 1 + Int(random.next() % UInt64(cells.count - 2))
    let cell = cells[index]
    let what: String
    switch random.next() % 3 {
    case 0:
      cells.remove(at: index)
      what = "deleted"
    case 1:
      cells.insert(cell, at: index)
      what = "doubled"
    default:
      cells.remove(at: index)
      cells.insert(cell, at: 1 + Int(random.next() % UInt64(cells.count - 1)))
      what = "moved"
    }
    return (
      replacing(range, with: cells.joined(separator: "|")), "\(what) '\(cell)' in line \(line)"
    )
  }

  private func damagedLine(by random: inout SplitMix) -> (String, String) {
    var all = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    // The line below is as often a blank one that a table or a fence needs.
    let line = min(pick(lines, &random) + Int(random.next() % 3) / 2, all.count)
    let text = all[line - 1]
    let what: String
    switch random.next() % 3 {
    case 0:
      all.remove(at: line - 1)
      what = "deleted"
    case 1:
      all.insert(text, at: line - 1)
      what = "doubled"
    default:
      all.remove(at: line - 1)
      let distance = Int(random.next() % 9) - 4
      all.insert(text, at: min(max(0, line - 1 + distance), all.count))
      what = "moved by \(distance)"
    }
    return (all.joined(separator: "\n"), "\(what) line \(line), '\(text)'")
  }

  private func replacing(_ range: Range<Int>, with text: String) -> String {
    String(
      decoding: source.bytes[..<range.lowerBound] + Array(text.utf8)
        + source.bytes[range.upperBound...],
      as: UTF8.self
    )
  }

  private func pick<Element>(_ all: [Element], _ random: inout SplitMix) -> Element {
    all[Int(random.next() % UInt64(all.count))]
  }
}
