import Escaping
import Markdown

/// Writes a page's blocks as HTML, with the site's own markup for headings, code and tables.
///
/// The caller provides what belongs to the site and not to Markdown: replacements for single blocks (a
/// scenario with its counts), and link destinations.
struct BodyMarkup {
  /// The replacement for a block that starts at this byte of the page; empty hides the block.
  var replacements: [Int: String] = [:]
  /// Markup to add after a block that starts at this byte of the page.
  var additions: [Int: String] = [:]
  /// Adds a replacement for running text, or returns `false` to leave it unchanged.
  var textReplacement: (ArraySlice<UInt8>, inout [UInt8]) -> Bool = { _, _ in false }
  /// The replacement for a link; `nil` keeps the link.
  var linkReplacement: (Link) -> String? = { _ in nil }
  /// The destination of a link; `nil` removes the link and keeps its text.
  var destination: (String) -> String? = { $0 }
  /// The markup of an image; `nil` shows only its description.
  var image: (Link) -> ImageMarkup? = { _ in nil }
  /// Whether the blocks are in an aside, which cannot contain others.
  private var isInAside = false

  /// Adds the blocks as HTML, each followed by a line break.
  func add(_ blocks: some Sequence<Block>, to output: inout [UInt8]) {
    let writer = HTMLWriter(self)
    for block in blocks {
      let start = output.count
      if let markup = replacements[block.range.lowerBound] {
        output += markup.utf8
      } else {
        writer.add(block, to: &output)
      }
      let endsLine = output.last == UInt8(ascii: "\n")
      if output.count > start, !endsLine { output.append(UInt8(ascii: "\n")) }
      if let addition = additions[block.range.lowerBound] { output += addition.utf8 }
    }
  }

  /// Running text as HTML.
  func html(_ inlines: Nodes<Inline>) -> String { HTMLWriter(self).html(inlines) }
}

extension BodyMarkup: HTMLForms {
  func add(_ heading: Heading, with writer: HTMLWriter, to output: inout [UInt8]) -> Bool {
    let hasLink = heading.inlines.contains { $0.containsLink }
    let anchor = heading.anchorBytes
    let level = UInt8(ascii: "0") + UInt8(heading.level)
    output.append(copy: "<h")
    output.append(level)
    output.append(copy: " id=\"")
    output.append(escapedText: anchor.span)
    output.append(copy: hasLink ? "\">" : "\"><a class=\"anchor\" href=\"#")
    if !hasLink {
      output.append(percentEncoding: anchor.span)
      output.append(copy: "\">")
    }
    writer.addWords(heading.inlines, to: &output)
    output.append(copy: hasLink ? "</h" : "</a></h")
    output.append(level)
    output.append(copy: ">\n")
    return true
  }

  func add(link: Link, with writer: HTMLWriter, to output: inout [UInt8]) -> Bool {
    if let replacement = linkReplacement(link) {
      output += replacement.utf8
    } else if let address = destination(link.destination) {
      let title = link.title
      output.append(copy: "<a href=\"")
      output.append(escapedText: address.utf8.span)
      if !title.isEmpty { output.append(copy: "\" title=\"\(escapedHTML(title))") }
      output.append(copy: "\">")
      writer.addWords(link.inlines, to: &output)
      output.append(copy: "</a>")
    } else {
      writer.addWords(link.inlines, to: &output)
    }
    return true
  }

  func add(image link: Link, to output: inout [UInt8]) -> Bool {
    let description = escapedHTML(link.inlines.plainText)
    output += (image(link)?.html(description: description, title: link.title) ?? description).utf8
    return true
  }

  func add(text: ArraySlice<UInt8>, to output: inout [UInt8]) -> Bool {
    textReplacement(text, &output)
  }

  func add(_ quote: BlockQuote, with _: HTMLWriter, to output: inout [UInt8]) -> Bool {
    guard !isInAside, let aside = Aside(quote) else { return false }
    var inner = self
    inner.isInAside = true
    aside.add(with: HTMLWriter(inner), to: &output)
    return true
  }

  func add(_ block: CodeBlock, to output: inout [UInt8]) -> Bool {
    output.append(illustration: block)
    return true
  }

  func add(_ table: Table, with writer: HTMLWriter, to output: inout [UInt8]) -> Bool {
    func add(_ row: Table.Row, isHeader: Bool) {
      output.append(copy: "<tr>")
      for cell in row.cells {
        output.append(copy: isHeader ? "<th scope=\"col\"" : "<td")
        switch cell.alignment {
        case .right: output.append(copy: " data-align=\"end\">")
        case .center: output.append(copy: " data-align=\"center\">")
        case .left, nil: output.append(copy: ">")
        }
        writer.add(cell.inlines, to: &output)
        output.append(copy: isHeader ? "</th>" : "</td>")
      }
      output.append(copy: "</tr>\n")
    }
    output.append(
      copy: """
        <div class="scroll" tabindex="0" role="group" aria-label="Table">
        <table>
        <thead>

        """
    )
    add(table.header, isHeader: true)
    output.append(copy: "</thead>\n<tbody>\n")
    for row in table.rows { add(row, isHeader: false) }
    output.append(copy: "</tbody>\n</table>\n</div>\n")
    return true
  }
}

extension Inline {
  fileprivate var containsLink: Bool {
    if case .link = kind { return true }
    return children.contains { $0.containsLink }
  }
}
