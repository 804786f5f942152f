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
  /// Adds what stands in for running text, and returns `false` where it is left as it is.
  var textReplacement: (ArraySlice<UInt8>, inout [UInt8]) -> Bool = { _, _ in false }
  /// What stands in for a link; `nil` leaves it a link.
  var linkReplacement: (Link) -> String? = { _ in nil }
  /// Where a link leads; `nil` leaves out the link and keeps its words.
  var destination: (String) -> String? = { $0 }
  /// What an image shows; `nil` leaves its description alone.
  var image: (Link) -> ImageMarkup? = { _ in nil }
  /// Whether the blocks stand in an aside, which has no others inside.
  private var isInAside = false

  /// The blocks as HTML, a line break after each.
  func html(_ blocks: some Sequence<Block>) -> String {
    let writer = HTMLWriter(self)
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
  func html(_ inlines: Nodes<Inline>) -> String { HTMLWriter(self).html(inlines) }
}

extension BodyMarkup: HTMLForms {
  func add(_ heading: Heading, with writer: HTMLWriter, to output: inout [UInt8]) -> Bool {
    let hasLink = heading.inlines.contains { $0.containsLink }
    output += "<h\(heading.level) id=\"".utf8
    output.append(escapedText: heading.anchorBytes)
    output += "\">".utf8
    if !hasLink {
      output += "<a class=\"anchor\" href=\"#".utf8
      output += escapedHTML(percentEncoded(heading.anchor)).utf8
      output += "\">".utf8
    }
    writer.addWords(heading.inlines, to: &output)
    output += "\(hasLink ? "" : "</a>")</h\(heading.level)>\n".utf8
    return true
  }

  func add(link: Link, with writer: HTMLWriter, to output: inout [UInt8]) -> Bool {
    if let replacement = linkReplacement(link) {
      output += replacement.utf8
    } else if let address = destination(link.destination) {
      let title = link.title.isEmpty ? "" : " title=\"\(escapedHTML(link.title))\""
      output += "<a href=\"\(escapedHTML(address))\"\(title)>".utf8
      writer.addWords(link.inlines, to: &output)
      output += "</a>".utf8
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
    let isSwift = block.language == "swift"
    let code = isSwift ? highlightedHTML(block.text) : escapedHTML(block.text)
    let isSetup = isSwift && block.info.split(separator: " ").dropFirst().first == "setup"
    let label = isSetup ? "Setup code" : isSwift ? "Swift code" : "Code"
    let bar =
      isSetup ? "\n<p class=\"bar\">Setup, compiled in front of every program of this page</p>" : ""
    let printed = block.isPrintedLine ? " data-printed" : ""
    output +=
      """
      <div class="illustration"\(printed)>\(bar)
      <pre class="code" tabindex="0" role="group" aria-label="\(label)"><code>\(code)</code></pre>
      </div>

      """.utf8
    return true
  }

  func add(_ table: Table, with writer: HTMLWriter, to output: inout [UInt8]) -> Bool {
    func add(_ row: Table.Row, _ tag: String, _ scope: String = "") {
      output += "<tr>".utf8
      for cell in row.cells {
        output += "<\(tag)\(scope)\(attribute(cell.alignment))>".utf8
        writer.add(cell.inlines, to: &output)
        output += "</\(tag)>".utf8
      }
      output += "</tr>\n".utf8
    }
    output +=
      """
      <div class="scroll" tabindex="0" role="group" aria-label="Table">
      <table>
      <thead>

      """.utf8
    add(table.header, "th", " scope=\"col\"")
    output += "</thead>\n<tbody>\n".utf8
    for row in table.rows { add(row, "td") }
    output += "</tbody>\n</table>\n</div>\n".utf8
    return true
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
