import Guidelines
import Markdown
import SearchIndex
import Threads

/// The search index of all pages.
func searchIndex(_ context: RenderContext) -> SearchIndex {
  let map = context.map
  let pages = map.pages.concurrentMap { page in
    SearchablePage(
      title: page.title,
      address: percentEncoded(page.htmlPath),
      topic: page.topic ?? page.kind.searchTopic,
      verdicts: Set(page.scenarios.compactMap { $0.verdict?.rawValue }),
      answers: page.answers,
      summary: page.summary,
      weight: page.searchWeight,
      evidence: [
        page.impact.map { "impact \($0.rawValue)" }, context.evidence(of: page)?.kind.words,
      ].compactMap { $0 }.joined(separator: " · "),
      sections: page.searchableSections
    )
  }
  let synonyms = map.pages.first { $0.kind == .home }?.frontMatter.list(.synonyms) ?? []
  return SearchIndex(pages, synonyms: synonyms)
}

extension Page {
  /// How much a match counts, in percent: programs to prefer are advice, on any page.
  fileprivate var searchWeight: Int {
    let isAdvice = scenarios.contains { $0.verdict == .prefer }
    return isAdvice ? max(kind.searchWeight, PageKind.guideline.searchWeight) : kind.searchWeight
  }

  /// The page's text by heading, in reading order; the first section includes the summary and tags.
  var searchableSections: [SearchableSection] {
    var sections: [SearchableSection] = []
    var heading = (text: "", anchor: "")
    var words = SectionWords()
    func end() {
      sections.append(
        SearchableSection(
          heading: heading.text,
          anchor: heading.anchor,
          text: words.text.singleSpaced,
          code: words.code.singleSpaced
        )
      )
    }
    words.add(summary)
    words.add(tags.joined(separator: ", "))
    for block in document.blocks {
      if case .heading(let next) = block {
        guard next.level > 1 else { continue }
        end()
        heading = (next.text, next.anchor)
        words = SectionWords()
      } else if let note = observedNote(in: block) {
        words.add(note)
      } else {
        words.add(block)
      }
    }
    end()
    return sections
  }

  /// The text of the line before an Observed table, without the name of its source.
  private func observedNote(in block: Block) -> String? {
    scenarios.lazy.flatMap(\.observed).first { $0.isIntroduced(by: block) }?.citation?.note
  }
}

/// The words of a section, and those in code, in UTF-8.
private struct SectionWords {
  private(set) var text: [UInt8] = []
  private(set) var code: [UInt8] = []

  mutating func add(_ words: String) {
    separate()
    text += words.utf8
  }

  mutating func add(_ block: Block) {
    separate()
    switch block {
    case .codeBlock(let block): add(code: block.bytes)
    case .table(let table):
      for row in [table.header] + table.rows {
        for cell in row.cells { add(cell.inlines) }
      }
    case .heading(let heading): add(heading.inlines)
    case .paragraph(let paragraph): add(paragraph.inlines)
    case .list(let list): for item in list.items { for block in item.blocks { add(block) } }
    case .blockQuote(let quote): for block in quote.blocks { add(block) }
    case .html, .thematicBreak: break
    }
  }

  private mutating func add(_ inlines: Nodes<Inline>) {
    separate()
    inlines.forEachPiece { kind, _ in
      switch kind {
      case .text(let words): text += words
      case .code(let words): add(code: words)
      case .softBreak, .lineBreak: separate()
      case .emphasis, .strong, .link, .image, .html: break
      }
    }
  }

  private mutating func add(code words: ArraySlice<UInt8>) {
    text += words
    code += words
    code.append(UInt8(ascii: "\n"))
  }

  /// Ends the last word.
  private mutating func separate() { text.append(UInt8(ascii: "\n")) }
}

extension [UInt8] {
  /// The text with single spaces between its words.
  fileprivate var singleSpaced: String {
    var text: [UInt8] = []
    text.reserveCapacity(count)
    for byte in self {
      if byte != UInt8(ascii: " "), !(9...13).contains(byte) {
        text.append(byte)
      } else if let last = text.last, last != UInt8(ascii: " ") {
        text.append(UInt8(ascii: " "))
      }
    }
    if text.last == UInt8(ascii: " ") { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }
}
