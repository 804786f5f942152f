/// The line that a finding is about, or of a very long one what is near the finding.
///
/// Thousands of findings in one line would otherwise need its length squared.
package struct QuotedLine: Hashable, Sendable {
  /// What is shown; an ellipsis stands for what is left out.
  package let text: String
  /// What to add to an offset in the line to have that in `text`, in UTF-8 bytes.
  package let shift: Int

  /// How much of a line is shown before and behind the place, in UTF-8 bytes.
  private static let reach = 200

  /// A quotation as one was before it was written to a file.
  package init(text: String, shift: Int) {
    self.text = text
    self.shift = shift
  }

  init(_ line: ArraySlice<UInt8>, around offset: Int) {
    let isShort = line.count <= 2 * Self.reach
    let start = isShort ? 0 : Self.boundary(in: line, at: offset - Self.reach)
    let end = isShort ? line.count : Self.boundary(in: line, at: offset + Self.reach)
    let shown = String(decoding: line.dropFirst(start).prefix(end - start), as: UTF8.self)
    text = (start == 0 ? "" : "…") + shown + (end == line.count ? "" : "…")
    shift = start == 0 ? 0 : "…".utf8.count - start
  }

  /// The last place up to `offset` at which a character's bytes begin.
  private static func boundary(in line: ArraySlice<UInt8>, at offset: Int) -> Int {
    guard offset < line.count else { return line.count }
    var boundary = max(0, offset)
    while boundary > 0, line[line.startIndex + boundary] & 0xC0 == 0x80 { boundary -= 1 }
    return boundary
  }
}
