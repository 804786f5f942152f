import Diagnostics
import Markdown

/// Warns about labels of links that are defined twice: only the first one has an effect.
struct LinkLabelCheck {
  let source: SourceText

  /// - Parameter blocks: The blocks of a page, of which no line of code defines a label.
  /// - Returns: A finding for each definition that has no effect.
  func diagnose(_ blocks: Nodes<Block>) -> [Diagnostic] {
    guard source.text.utf8.contains(UInt8(ascii: "[")), source.text.contains("]:") else {
      return []
    }
    let code = Self.code(in: blocks)
    var lines: [String: Int] = [:]
    var findings = FindingList(of: source)
    for line in 1...max(1, source.lineCount) {
      let range = source.trimmed(source.range(ofLine: line))
      guard let match = source[range].prefixMatch(of: /(?:> ?)*\[([^\[\]^][^\[\]]*)\]:\s*\S/),
        !code.contains(where: { $0.contains(range.lowerBound) })
      else { continue }
      let words = match.output.1.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if let first = lines[words.lowercased()] {
        findings.report(.secondLabel(words, line: first), at: range, as: .warning)
      } else {
        lines[words.lowercased()] = line
      }
    }
    return findings.diagnostics
  }

  private static func code(in blocks: Nodes<Block>) -> [Range<Int>] {
    blocks.flatMap { block -> [Range<Int>] in
      switch block {
      case .codeBlock, .html: [block.range]
      case .list(let list): list.items.flatMap { code(in: $0.blocks) }
      case .blockQuote(let quote): code(in: quote.blocks)
      default: []
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func secondLabel(_ label: String, line: Int) -> Self {
    Self(
      id: "link-label",
      what: "the label '\(label)' is defined a second time",
      why: "line \(line) defines it, so this address has no effect and is not checked",
      fix: "remove one of them, or write another label"
    )
  }
}
