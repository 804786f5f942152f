import Escaping
import Guidelines
import Markdown

extension PageBody {
  /// Folds a guideline's variations below their heading.
  ///
  /// The decision does not need other versions, edge cases and contested points. The line that opens them names
  /// the parts.
  func foldVariations(in markup: inout BodyMarkup) {
    guard page.kind.isAdvice, let start = blocks.firstIndex(where: \.isHeadingOfVariations) else {
      return
    }
    let rest = blocks[(start + 1)...]
    let end = rest.firstIndex { ($0.heading?.level ?? 3) < 3 } ?? rest.endIndex
    guard end > start + 1 else { return }
    let parts = blocks[start + 1..<end].compactMap(\.heading).filter { $0.level == 3 }
    let words = parts.isEmpty ? "Show" : parts.map(\.text).joined(separator: " · ")
    markup.additions[blocks[start].range.lowerBound, default: ""] +=
      "<details class=\"variations\">\n<summary>\(escapedHTML(words))</summary>\n<div class=\"prose\">\n"
    markup.additions[blocks[end - 1].range.lowerBound, default: ""] += "</div>\n</details>\n"
  }
}

extension Block {
  var heading: Heading? {
    if case .heading(let heading) = self { heading } else { nil }
  }

  fileprivate var isHeadingOfVariations: Bool {
    heading.map { $0.level == 2 && $0.text == "Variations" } ?? false
  }
}
