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
    blocks.map { html($0, isTight: false) }.joined()
  }

  /// One block.
  package func html(_ block: Block) -> String { html(block, isTight: false) }

  /// Running text.
  package func html(_ inlines: [Inline]) -> String {
    var html = ""
    for inline in inlines { html += self.html(inline) }
    return html
  }

  private func html(_ block: Block, isTight: Bool) -> String {
    switch block {
    case .heading(let heading):
      let content = withoutText.html(heading.inlines)
      return self.heading(heading, content)
        ?? "<h\(heading.level)>\(content)</h\(heading.level)>\n"
    case .paragraph(let paragraph):
      let content = html(paragraph.inlines)
      return isTight ? content : "<p>\(content)</p>\n"
    case .list(let list): return html(list)
    case .blockQuote(let quote):
      return blockQuote(quote) ?? "<blockquote>\n\(html(quote.blocks))</blockquote>\n"
    case .codeBlock(let block): return codeBlock(block) ?? html(block)
    case .html(let block): return html(raw: block.text)
    case .thematicBreak: return "<hr />\n"
    case .table(let table): return self.table(table) ?? html(table)
    }
  }

  /// The same writer for what may hold no further links.
  private var withoutText: Self {
    var writer = self
    writer.text = { _ in nil }
    return writer
  }

  private func html(_ list: List) -> String {
    let tag = list.start == nil ? "ul" : "ol"
    let start = list.start.flatMap { $0 == 1 ? nil : " start=\"\($0)\"" } ?? ""
    let items = list.items.map { "<li>\(content(of: $0, isTight: list.isTight))</li>\n" }
    return "<\(tag)\(start)>\n\(items.joined())</\(tag)>\n"
  }

  private func content(of item: ListItem, isTight: Bool) -> String {
    var result = ""
    for block in item.blocks {
      let isText = if case .paragraph = block { isTight } else { false }
      if !isText, result.last != "\n" { result += "\n" }
      result += html(block, isTight: isTight)
    }
    return result
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

  private func html(_ inline: Inline) -> String {
    switch inline.kind {
    case .text(let text): return self.text(text) ?? escapedHTML(text)
    case .emphasis(let inlines): return "<em>\(html(inlines))</em>"
    case .strong(let inlines): return "<strong>\(html(inlines))</strong>"
    case .code(let text): return code(text) ?? "<code>\(escapedHTML(text))</code>"
    case .link(let link):
      let content = withoutText.html(link.inlines)
      return self.link(link, content)
        ?? "<a href=\"\(safe(link.destination))\"\(title(of: link))>\(content)</a>"
    case .image(let link):
      let description = escapedHTML(link.inlines.plainText)
      return image(link, description)
        ?? "<img src=\"\(safe(link.destination))\" alt=\"\(description)\"\(title(of: link)) />"
    case .html(let text): return html(raw: text)
    case .softBreak: return "\n"
    case .lineBreak: return "<br />\n"
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
    byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "\"")
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
