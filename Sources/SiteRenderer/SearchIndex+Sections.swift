import Guidelines
import Markdown

extension SearchIndex {
  /// The sections of all pages, in the order of pages and of their text.
  init(_ map: SiteMap) {
    sections = map.pages.flatMap { page in
      Self.sections(of: page, path: map.path(of: page).text)
    }
  }

  private static func sections(of page: Page, path: String) -> [Section] {
    func section(_ heading: String, anchor: String?, text: String = "") -> Section {
      Section(
        url: path + (anchor.map { "#" + $0 } ?? ""),
        page: page.title,
        heading: heading,
        topic: page.topic ?? label(of: page.kind),
        text: text
      )
    }
    let start = ([page.summary] + page.tags).joined(separator: " ")
    var sections = [section("", anchor: nil, text: start)]
    for block in page.document.blocks {
      if case .heading(let heading) = block {
        if heading.level > 1 { sections.append(section(heading.text, anchor: heading.anchor)) }
        continue
      }
      let words = [sections[sections.count - 1].text] + texts(of: block)
      sections[sections.count - 1].text = words.filter { !$0.isEmpty }.joined(separator: " ")
    }
    return sections
  }

  private static func label(of kind: Page.Kind) -> String {
    switch kind {
    case .home: "Home"
    case .guideline: "Guideline"
    case .source: "Source"
    case .reference: "Reference"
    case .rules: "Rules"
    }
  }

  /// The words of a block; white space is one space.
  private static func texts(of block: Block) -> [String] {
    let own: String
    switch block {
    case .codeBlock(let block): own = block.text
    case .table(let table):
      own = ([table.header] + table.rows).flatMap(\.cells).map(\.text).joined(separator: " ")
    default: own = block.inlines.plainText
    }
    let words = own.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return [words] + block.children.flatMap(texts)
  }
}
