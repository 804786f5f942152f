import Diagnostics
import Escaping

/// Writes a document as HTML, with the caller's custom HTML or CommonMark's default for each part.
///
/// ```swift
/// struct BareHeadings: HTMLForms {
///   func add(_ heading: Heading, with writer: HTMLWriter, to output: inout [UInt8]) -> Bool {
///     output += "<h\(heading.level)>".utf8
///     writer.addWords(heading.inlines, to: &output)
///     output += "</h\(heading.level)>\n".utf8
///     return true
///   }
/// }
/// let html = HTMLWriter(BareHeadings()).html(document.blocks)
/// ```
///
/// The page's raw HTML is shown as text, except comments, which are dropped; addresses that would
/// run a script become empty.
package struct HTMLWriter {
  private let forms: any HTMLForms

  package init() { self.init(UsualForms()) }

  package init(_ forms: any HTMLForms) { self.forms = forms }

  /// A sequence of blocks as HTML.
  package func html(_ blocks: Nodes<Block>) -> String {
    var output: [UInt8] = []
    add(blocks, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Running text as HTML.
  package func html(_ inlines: Nodes<Inline>) -> String {
    var output: [UInt8] = []
    add(inlines, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Adds a sequence of blocks, in UTF-8 like all output.
  package func add(_ blocks: Nodes<Block>, to output: inout [UInt8]) {
    for block in blocks { add(block, to: &output) }
  }

  /// Adds running text.
  package func add(_ inlines: Nodes<Inline>, to output: inout [UInt8]) {
    add(inlines, isPlain: false, to: &output)
  }

  /// Adds the text of a heading or a link, without custom HTML for text.
  package func addWords(_ inlines: Nodes<Inline>, to output: inout [UInt8]) {
    add(inlines, isPlain: true, to: &output)
  }

  /// Adds one block.
  package func add(_ block: Block, to output: inout [UInt8]) {
    add(block, isTight: false, to: &output)
  }

  private func add(_ block: Block, isTight: Bool, to output: inout [UInt8]) {
    switch block {
    case .heading(let heading):
      if forms.add(heading, with: self, to: &output) { return }
      output += "<h\(heading.level)>".utf8
      addWords(heading.inlines, to: &output)
      output += "</h\(heading.level)>\n".utf8
    case .paragraph(let paragraph):
      if !isTight { output += "<p>".utf8 }
      add(paragraph.inlines, to: &output)
      if !isTight { output += "</p>\n".utf8 }
    case .list(let list): add(list, to: &output)
    case .blockQuote(let quote):
      if forms.add(quote, with: self, to: &output) { return }
      output += "<blockquote>\n".utf8
      add(quote.blocks, to: &output)
      output += "</blockquote>\n".utf8
    case .codeBlock(let block):
      if !forms.add(block, to: &output) { add(block, to: &output) }
    case .html(let block): add(raw: block.bytes, to: &output)
    case .thematicBreak: output += "<hr />\n".utf8
    case .table(let table):
      if !forms.add(table, with: self, to: &output) { add(table, to: &output) }
    }
  }

  private func add(_ list: List, to output: inout [UInt8]) {
    let tag = list.start == nil ? "ul" : "ol"
    let start = list.start.flatMap { $0 == 1 ? nil : " start=\"\($0)\"" } ?? ""
    output += "<\(tag)\(start)>\n".utf8
    let isTight = list.isTight
    for item in list.items {
      output += "<li>".utf8
      add(item, isTight: isTight, to: &output)
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

  private func add(_ block: CodeBlock, to output: inout [UInt8]) {
    output += "<pre><code".utf8
    addAttribute("class", prefix: "language-", block.language, to: &output)
    output += ">".utf8
    output.append(escapedText: block.bytes.span)
    output += "</code></pre>\n".utf8
  }

  private func add(_ table: Table, to output: inout [UInt8]) {
    func add(_ row: Table.Row, tag: String) {
      output += "<tr>\n".utf8
      for cell in row.cells {
        let align = cell.alignment.map { " align=\"\($0)\"" } ?? ""
        output += "<\(tag)\(align)>".utf8
        self.add(cell.inlines, to: &output)
        output += "</\(tag)>\n".utf8
      }
      output += "</tr>\n".utf8
    }
    output += "<table>\n<thead>\n".utf8
    add(table.header, tag: "th")
    output += "</thead>\n".utf8
    if !table.rows.isEmpty {
      output += "<tbody>\n".utf8
      for row in table.rows { add(row, tag: "td") }
      output += "</tbody>\n".utf8
    }
    output += "</table>\n".utf8
  }

  private func add(_ inlines: Nodes<Inline>, isPlain: Bool, to output: inout [UInt8]) {
    let document = inlines.document
    var index = inlines.startIndex
    while index < inlines.endIndex {
      add(document, at: index, isPlain: isPlain, to: &output)
      index = document.nodes[index].next
    }
  }

  /// Adds the piece of running text at an index.
  private func add(
    _ document: Document,
    at index: Int,
    isPlain: Bool,
    to output: inout [UInt8]
  ) {
    switch document.nodes[index].kind {
    case .text:
      let text = document.bytes(at: index)
      if isPlain || !forms.add(text: text, to: &output) { output.append(escapedText: text.span) }
    case .softBreak: output.append(UInt8(ascii: "\n"))
    case .lineBreak: output += "<br />\n".utf8
    case .code:
      output += "<code>".utf8
      output.append(escapedText: document.bytes(at: index).span)
      output += "</code>".utf8
    case .emphasis:
      output += "<em>".utf8
      add(document.inside(of: index), isPlain: isPlain, to: &output)
      output += "</em>".utf8
    case .strong:
      output += "<strong>".utf8
      add(document.inside(of: index), isPlain: isPlain, to: &output)
      output += "</strong>".utf8
    case .link:
      let link = Link(document: document, index: index)
      if forms.add(link: link, with: self, to: &output) { return }
      output += "<a href=\"".utf8
      add(address: link.destination, to: &output)
      output += "\"".utf8
      addAttribute("title", link.title, to: &output)
      output += ">".utf8
      addWords(link.inlines, to: &output)
      output += "</a>".utf8
    case .image:
      let link = Link(document: document, index: index)
      if forms.add(image: link, to: &output) { return }
      output += "<img src=\"".utf8
      add(address: link.destination, to: &output)
      output += "\" alt=\"".utf8
      output.append(escapedText: link.inlines.plainBytes.span)
      output += "\"".utf8
      addAttribute("title", link.title, to: &output)
      output += " />".utf8
    case .html: add(raw: document.bytes(at: index), to: &output)
    default: preconditionFailure("a block is no running text")
    }
  }

  /// Adds an attribute unless its value is empty.
  private func addAttribute(
    _ name: String,
    prefix: String = "",
    _ value: String,
    to output: inout [UInt8]
  ) {
    if value.isEmpty { return }
    output += " \(name)=\"\(prefix)".utf8
    output.append(escapedText: value.utf8.span)
    output += "\"".utf8
  }

  private func add(raw text: ArraySlice<UInt8>, to output: inout [UInt8]) {
    if !text.starts(with: "<!--".utf8) { output.append(escapedText: text.span) }
  }

  /// Adds an address as an attribute value, or nothing if it would run a script.
  private func add(address: String, to output: inout [UInt8]) {
    if runsScript(address) { return }
    for byte in address.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "?")...UInt8(ascii: "Z"),
        UInt8(ascii: "'")...UInt8(ascii: ";"), UInt8(ascii: "#")...UInt8(ascii: "%"),
        UInt8(ascii: "!"), UInt8(ascii: "="), UInt8(ascii: "_"), UInt8(ascii: "~"):
        output.append(byte)
      case UInt8(ascii: "&"): output += "&amp;".utf8
      default:
        output += (byte < 0x10 ? "%0" : "%").utf8
        output += String(byte, radix: 16, uppercase: true).utf8
      }
    }
  }

  /// Whether browsers run an address or open it on the reader's machine, judged by its scheme; they
  /// ignore letter case, spaces and control characters in it.
  private func runsScript(_ address: String) -> Bool {
    guard let end = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = address.utf8[..<end].filter { $0 > 0x20 }.map { $0 | 0x20 }
    return ["javascript", "vbscript", "data", "file"].contains(
      String(decoding: scheme, as: UTF8.self)
    )
  }
}
