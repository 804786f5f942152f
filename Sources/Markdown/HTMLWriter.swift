/// Writes a document as HTML, each part in CommonMark's own form unless the caller has another.
///
/// Set a closure to write a kind of block or link differently; it gets the HTML of the content and
/// returns `nil` to keep the usual form. A block's HTML ends in a newline.
///
/// ```swift
/// var writer = HTMLWriter()
/// writer.heading = { heading, content in
///   "<h\(heading.level) id=\"\(escapedHTML(heading.anchor))\">\(content)</h\(heading.level)>\n"
/// }
/// writer.codeBlock = { highlighted($0) }
/// let html = writer.html(page.document.blocks)
/// ```
///
/// Raw HTML of the page is shown as text, except comments, which are dropped; addresses that would
/// run a script become empty.
package struct HTMLWriter {
  /// Writes a code block.
  package var codeBlock: (CodeBlock) -> String? = { _ in nil }
  /// Writes a heading around its content.
  package var heading: (Heading, String) -> String? = { _, _ in nil }
  /// Writes a link around its content.
  package var link: (Link, String) -> String? = { _, _ in nil }
  /// Writes an image; the text is its description, escaped.
  package var image: (Link, String) -> String? = { _, _ in nil }
  /// Writes a quotation; use `html(_:)` with its blocks for its content.
  package var blockQuote: (BlockQuote) -> String? = { _ in nil }
  /// Writes a table; use `html(_:)` with the cells' inlines for its content.
  package var table: (Table) -> String? = { _ in nil }
  /// Writes running text outside of headings and links, given unescaped.
  package var text: (String) -> String? = { _ in nil }
  /// Writes inline code, given unescaped.
  package var code: (String) -> String? = { _ in nil }
  /// Whether the page's raw HTML is passed on as it is.
  package var passesRawHTML = false

  package init() {}

  /// Blocks one after another.
  package func html(_ blocks: [Block]) -> String {
    var output: [UInt8] = []
    add(blocks, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Running text.
  package func html(_ inlines: [Inline]) -> String {
    var output: [UInt8] = []
    add(inlines, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Adds one block's HTML in UTF-8.
  package func add(_ block: Block, to output: inout [UInt8]) {
    add(block, isTight: false, to: &output)
  }

  private func add(_ blocks: [Block], to output: inout [UInt8]) {
    for block in blocks { add(block, to: &output) }
  }

  private func add(_ block: Block, isTight: Bool, to output: inout [UInt8]) {
    switch block {
    case .heading(let heading):
      let content = plainHTML(heading.inlines)
      let own = self.heading(heading, content)
      output += (own ?? "<h\(heading.level)>\(content)</h\(heading.level)>\n").utf8
    case .paragraph(let paragraph):
      if !isTight { output += "<p>".utf8 }
      add(paragraph.inlines, to: &output)
      if !isTight { output += "</p>\n".utf8 }
    case .list(let list): add(list, to: &output)
    case .blockQuote(let quote):
      output += (blockQuote(quote) ?? "<blockquote>\n\(html(quote.blocks))</blockquote>\n").utf8
    case .codeBlock(let block): output += (codeBlock(block) ?? html(block)).utf8
    case .html(let block): output += html(raw: block.text).utf8
    case .thematicBreak: output += "<hr />\n".utf8
    case .table(let table): output += (self.table(table) ?? html(table)).utf8
    }
  }

  private func add(_ list: List, to output: inout [UInt8]) {
    let tag = list.start == nil ? "ul" : "ol"
    let start = list.start.flatMap { $0 == 1 ? nil : " start=\"\($0)\"" } ?? ""
    output += "<\(tag)\(start)>\n".utf8
    for item in list.items {
      output += "<li>".utf8
      add(item, isTight: list.isTight, to: &output)
      output += "</li>\n".utf8
    }
    output += "</\(tag)>\n".utf8
  }

  private func add(_ item: ListItem, isTight: Bool, to output: inout [UInt8]) {
    let start = output.count
    for block in item.blocks {
      let isText = if case .paragraph = block { isTight } else { false }
      let endsLine = output.count > start && output.last == UInt8(ascii: "\n")
      if !isText, !endsLine { output.append(UInt8(ascii: "\n")) }
      add(block, isTight: isTight, to: &output)
    }
  }

  private func html(_ block: CodeBlock) -> String {
    let language =
      block.language.isEmpty ? "" : " class=\"language-\(escapedHTML(block.language))\""
    return "<pre><code\(language)>\(escapedHTML(block.text))</code></pre>\n"
  }

  private func html(_ table: Table) -> String {
    func row(_ row: Table.Row, tag: String) -> String {
      let cells = zip(row.cells, table.alignments).map { cell, alignment in
        let align = alignment.map { " align=\"\($0.rawValue)\"" } ?? ""
        return "<\(tag)\(align)>\(html(cell.inlines))</\(tag)>\n"
      }
      return "<tr>\n\(cells.joined())</tr>\n"
    }
    let head = "<thead>\n\(row(table.header, tag: "th"))</thead>\n"
    let rows = table.rows.map { row($0, tag: "td") }.joined()
    let body = rows.isEmpty ? "" : "<tbody>\n\(rows)</tbody>\n"
    return "<table>\n\(head)\(body)</table>\n"
  }

  /// Text that may hold no further links.
  private func plainHTML(_ inlines: [Inline]) -> String {
    var output: [UInt8] = []
    add(inlines, isPlain: true, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private func add(_ inlines: [Inline], isPlain: Bool = false, to output: inout [UInt8]) {
    for inline in inlines { add(inline, isPlain: isPlain, to: &output) }
  }

  private func add(_ inline: Inline, isPlain: Bool, to output: inout [UInt8]) {
    switch inline.kind {
    case .text(let text):
      let own = isPlain ? nil : self.text(text)
      output += (own ?? escapedHTML(text)).utf8
    case .emphasis(let inlines):
      output += "<em>".utf8
      add(inlines, isPlain: isPlain, to: &output)
      output += "</em>".utf8
    case .strong(let inlines):
      output += "<strong>".utf8
      add(inlines, isPlain: isPlain, to: &output)
      output += "</strong>".utf8
    case .code(let text):
      if let own = code(text) {
        output += own.utf8
      } else {
        output += "<code>".utf8
        output += escapedHTML(text).utf8
        output += "</code>".utf8
      }
    case .link(let link):
      let content = plainHTML(link.inlines)
      let own = self.link(link, content)
      output +=
        (own ?? "<a href=\"\(safe(link.destination))\"\(title(of: link))>\(content)</a>").utf8
    case .image(let link):
      let description = escapedHTML(link.inlines.plainText)
      let own = image(link, description)
      output +=
        (own
        ?? "<img src=\"\(safe(link.destination))\" alt=\"\(description)\"\(title(of: link)) />")
        .utf8
    case .html(let text): output += html(raw: text).utf8
    case .softBreak: output.append(UInt8(ascii: "\n"))
    case .lineBreak: output += "<br />\n".utf8
    }
  }

  private func title(of link: Link) -> String {
    link.title.isEmpty ? "" : " title=\"\(escapedHTML(link.title))\""
  }

  private func html(raw text: String) -> String {
    if passesRawHTML { return text }
    return text.hasPrefix("<!--") ? "" : escapedHTML(text)
  }

  /// An address as an attribute's value.
  private func safe(_ destination: String) -> String {
    let scheme = destination.prefix { $0 != ":" }.lowercased().filter { !$0.isWhitespace }
    let runsScript = ["javascript", "vbscript", "data", "file"].contains(scheme)
    return runsScript ? "" : escapedHTML(percentEncoded(destination))
  }
}

/// A text with `&`, `<`, `>` and `"` as entities, for content and quoted attributes.
package func escapedHTML(_ text: String) -> String {
  let isSpecial = { (byte: UInt8) in
    // Letters, which are the most frequent, first.
    byte <= UInt8(ascii: ">")
      && (byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
        || byte == UInt8(ascii: "\""))
  }
  let isPlain = text.utf8.withContiguousStorageIfAvailable { !$0.contains(where: isSpecial) }
  if isPlain == true { return text }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count)
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "&"): bytes += "&amp;".utf8
    case UInt8(ascii: "<"): bytes += "&lt;".utf8
    case UInt8(ascii: ">"): bytes += "&gt;".utf8
    case UInt8(ascii: "\""): bytes += "&quot;".utf8
    default: bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// An address whose spaces, quotes and other bytes outside an address's alphabet are encoded.
private func percentEncoded(_ address: String) -> String {
  let allowed = Set("-_.+!*'(),%#@?=;:/&$~".utf8)
  let digits = Array("0123456789ABCDEF")
  var result = ""
  for byte in address.utf8 {
    let scalar = Unicode.Scalar(byte)
    if byte < 0x80,
      allowed.contains(byte) || scalar.properties.isAlphabetic || (48...57).contains(byte)
    {
      result.unicodeScalars.append(scalar)
    } else {
      result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
  }
  return result
}
