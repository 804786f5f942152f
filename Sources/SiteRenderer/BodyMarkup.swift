import Markdown

/// Writes a page's blocks as HTML, in the site's own forms of headings, code and tables.
///
/// What belongs to the site and not to Markdown is given beforehand: what takes the place of single
/// blocks (a scenario with its counts), and where links lead.
struct BodyMarkup {
  /// What stands in for a block that starts at this byte of the page; empty hides the block.
  var replacements: [Int: String] = [:]
  /// What follows a block that starts at this byte of the page.
  var additions: [Int: String] = [:]
  /// What stands in for running text; `nil` leaves it as it is.
  var textReplacement: (String) -> String? = { _ in nil }
  /// What stands in for a link; `nil` leaves it a link.
  var linkReplacement: (Link) -> String? = { _ in nil }
  /// Where a link leads; `nil` leaves out the link and keeps its words.
  var destination: (String) -> String? = { $0 }

  /// What an image shows; `nil` leaves its description alone.
  var image: (Link) -> ImageMarkup? = { _ in nil }

  /// The blocks as HTML, a line break after each.
  func html(_ blocks: [Block]) -> String {
    let writer = writer
    var output: [UInt8] = []
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
    return String(decoding: output, as: UTF8.self)
  }

  /// Running text as HTML.
  func html(_ inlines: [Inline]) -> String { writer.html(inlines) }

  private var writer: HTMLWriter {
    var writer = HTMLWriter()
    writer.heading = { html($0, content: $1) }
    writer.codeBlock = { html($0) }
    writer.image = { image($0)?.html(description: $1, title: $0.title) ?? $1 }
    writer.link = { html($0, content: $1) }
    writer.text = textReplacement
    let linked = writer
    writer.table = { html($0, writer: linked) }
    let tabled = writer
    writer.blockQuote = { Aside($0)?.html(tabled) }
    return writer
  }

  private func html(_ heading: Heading, content: String) -> String {
    let address = escapedHTML(percentEncoded(heading.anchor))
    let hasLink = heading.inlines.contains { $0.containsLink }
    let words = hasLink ? content : "<a class=\"anchor\" href=\"#\(address)\">\(content)</a>"
    let tag = "h\(heading.level)"
    return "<\(tag) id=\"\(escapedHTML(heading.anchor))\">\(words)</\(tag)>\n"
  }

  private func html(_ link: Link, content: String) -> String {
    if let replacement = linkReplacement(link) { return replacement }
    guard let address = destination(link.destination) else { return content }
    let title = link.title.isEmpty ? "" : " title=\"\(escapedHTML(link.title))\""
    return "<a href=\"\(escapedHTML(address))\"\(title)>\(content)</a>"
  }

  private func html(_ block: CodeBlock) -> String {
    let isSwift = block.language == "swift"
    let code = isSwift ? highlightedHTML(block.text) : escapedHTML(block.text)
    let isSetup = isSwift && block.info.split(separator: " ").dropFirst().first == "setup"
    let label = isSetup ? "Setup code" : isSwift ? "Swift code" : "Code"
    let bar =
      isSetup ? "\n<p class=\"bar\">Setup, compiled in front of every program of this page</p>" : ""
    let printed = block.isPrintedLine ? " data-printed" : ""
    return """
      <div class="illustration"\(printed)>\(bar)
      <pre class="code" tabindex="0" role="group" aria-label="\(label)"><code>\(code)</code></pre>
      </div>

      """
  }

  private func html(_ table: Table, writer: HTMLWriter) -> String {
    func row(_ row: Table.Row, _ tag: String) -> String {
      let cells = row.cells.enumerated().map { column, cell in
        let alignment = table.alignments.indices.contains(column) ? table.alignments[column] : nil
        let scope = tag == "th" ? " scope=\"col\"" : ""
        return "<\(tag)\(scope)\(attribute(alignment))>\(writer.html(cell.inlines))</\(tag)>"
      }
      return "<tr>\(cells.joined())</tr>\n"
    }
    let body = table.rows.map { row($0, "td") }.joined()
    return """
      <div class="scroll" tabindex="0" role="group" aria-label="Table">
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
}

extension CodeBlock {
  /// Whether it is an example of what `_printChanges` prints, from which the field for such lines
  /// learns what the section is about: a fence headed `text printed`.
  var isPrintedLine: Bool { info.split(separator: " ") == ["text", "printed"] }
}

extension Inline {
  fileprivate var containsLink: Bool {
    if case .link = kind { return true }
    return children.contains { $0.containsLink }
  }
}
