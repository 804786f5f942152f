import Markdown
import Mustache

/// Writes a page's blocks as HTML.
///
/// What belongs to the site and not to Markdown is given beforehand: what takes the place of single
/// blocks (a scenario with its counts), and where links lead.
struct BodyMarkup {
  /// What stands in for a block that starts at this byte of the page; empty hides the block.
  var replacements: [Int: String] = [:]
  /// Where a link leads; `nil` leaves out the link and keeps its words.
  var destination: (String) -> String? = { $0 }
  /// What stands in for a link that starts at this byte of the page.
  var linkReplacements: [Int: String] = [:]

  /// The blocks as HTML, a line break after each.
  func html(_ blocks: [Block]) -> String {
    blocks.map { block in
      let markup = replacements[block.range.lowerBound] ?? html(block)
      return markup.isEmpty || markup.hasSuffix("\n") ? markup : markup + "\n"
    }
    .joined()
  }

  private func html(_ block: Block) -> String {
    switch block {
    case .heading(let heading): html(heading)
    case .paragraph(let paragraph): "<p>\(html(paragraph.inlines))</p>"
    case .list(let list): html(list)
    case .blockQuote(let quote): "<blockquote>\n\(html(quote.blocks))</blockquote>"
    case .codeBlock(let block): html(block)
    case .html(let block): isComment(block.text) ? "" : "<p>\(escapedHTML(block.text))</p>"
    case .thematicBreak: "<hr>"
    case .table(let table): html(table)
    }
  }

  private func html(_ heading: Heading) -> String {
    let anchor = escapedHTML(heading.anchor)
    let link = "<a class=\"anchor\" href=\"#\(escapedHTML(percentEncoded(heading.anchor)))\">"
    let hasLink = heading.inlines.contains { $0.containsLink }
    let words = html(heading.inlines)
    let content = hasLink ? words : "\(link)\(words)</a>"
    return "<h\(heading.level) id=\"\(anchor)\">\(content)</h\(heading.level)>"
  }

  private func html(_ list: List) -> String {
    let items = list.items.map { item in
      let blocks = item.blocks.map { block in
        if list.isTight, case .paragraph(let paragraph) = block { return html(paragraph.inlines) }
        return html([block])
      }
      return "<li>\(blocks.joined(separator: "\n"))</li>\n"
    }
    guard let start = list.start else { return "<ul>\n\(items.joined())</ul>" }
    let attribute = start == 1 ? "" : " start=\"\(start)\""
    return "<ol\(attribute)>\n\(items.joined())</ol>"
  }

  private func html(_ block: CodeBlock) -> String {
    let isSwift = block.language == "swift"
    let code = isSwift ? highlightedHTML(block.text) : escapedHTML(block.text)
    let label = isSwift ? "Swift code" : "Code"
    return """
      <div class="illustration">
      <pre class="code" tabindex="0" role="region" aria-label="\(label)"><code>\(code)</code></pre>
      </div>
      """
  }

  private func html(_ table: Table) -> String {
    func row(_ row: Table.Row, _ tag: String) -> String {
      let cells = row.cells.enumerated().map { column, cell in
        let alignment = table.alignments.indices.contains(column) ? table.alignments[column] : nil
        let scope = tag == "th" ? " scope=\"col\"" : ""
        return "<\(tag)\(scope)\(attribute(alignment))>\(html(cell.inlines))</\(tag)>"
      }
      return "<tr>\(cells.joined())</tr>\n"
    }
    let body = table.rows.map { row($0, "td") }.joined()
    return """
      <div class="scroll" tabindex="0" role="region" aria-label="Table">
      <table>
      <thead>
      \(row(table.header, "th"))</thead>
      <tbody>
      \(body)</tbody>
      </table>
      </div>
      """
  }

  private func attribute(_ alignment: Table.Alignment?) -> String {
    switch alignment {
    case .right: " data-align=\"end\""
    case .center: " data-align=\"center\""
    case .left, nil: ""
    }
  }

  /// Running text as HTML; raw HTML is shown and not let through, which the policy of the pages
  /// relies on.
  func html(_ inlines: [Inline]) -> String {
    inlines.map(html).joined()
  }

  private func html(_ inline: Inline) -> String {
    switch inline.kind {
    case .text(let text): return escapedHTML(text)
    case .html(let text): return isComment(text) ? "" : escapedHTML(text)
    case .code(let text): return "<code>\(escapedHTML(text))</code>"
    case .emphasis(let inlines): return "<em>\(html(inlines))</em>"
    case .strong(let inlines): return "<strong>\(html(inlines))</strong>"
    case .softBreak: return "\n"
    case .lineBreak: return "<br>\n"
    case .image(let image): return escapedHTML(image.inlines.plainText)
    case .link(let link):
      if let replacement = linkReplacements[inline.range.lowerBound] { return replacement }
      let words = html(link.inlines)
      guard let address = destination(link.destination) else { return words }
      let title = link.title.isEmpty ? "" : " title=\"\(escapedHTML(link.title))\""
      return "<a href=\"\(escapedHTML(address))\"\(title)>\(words)</a>"
    }
  }
}

extension Inline {
  fileprivate var containsLink: Bool {
    if case .link = kind { return true }
    return children.contains { $0.containsLink }
  }
}

private func isComment(_ html: String) -> Bool { html.hasPrefix("<!--") }
