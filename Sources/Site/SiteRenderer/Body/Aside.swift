import Markdown

extension Aside {
  /// Adds the aside as HTML, using the writer for its content.
  func add(with writer: HTMLWriter, to output: inout [UInt8]) {
    let words = writer.html(lead).drop(while: \.isWhitespace)
    let lead = words.isEmpty ? "" : "<p>\(words)</p>\n"
    let title = kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
    output +=
      """
      <div class="aside" role="note" data-aside="\(kind.rawValue)">
      <p class="aside-title">\(title)</p>
      \(lead)
      """.utf8
    writer.add(rest, to: &output)
    output += "</div>\n".utf8
  }
}
