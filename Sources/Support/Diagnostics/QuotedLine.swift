/// The line that a finding is about, or for a very long line the part near the finding.
///
/// Quoting full lines would take quadratic space for thousands of findings in one line.
package struct QuotedLine: Hashable, Sendable {
  /// The quoted text; an ellipsis marks each cut.
  package let text: String
  /// Added to an offset in the line, gives the offset in `text`, in UTF-8 bytes.
  package let shift: Int

  /// How much of a line is shown before and after the location, in UTF-8 bytes.
  private static let reach = 200

  /// Restores a quotation that was written to a file.
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

  /// The last character boundary at or before `offset`.
  private static func boundary(in line: ArraySlice<UInt8>, at offset: Int) -> Int {
    guard offset < line.count else { return line.count }
    var boundary = max(0, offset)
    while boundary > 0, line[line.startIndex + boundary] & 0xC0 == 0x80 { boundary -= 1 }
    return boundary
  }
}
