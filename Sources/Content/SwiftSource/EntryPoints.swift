/// The source without what starts it elsewhere, so that another entry point may stand beside it.
///
/// Apps and previews give way to spaces as a whole: they only show views, and nothing uses them.
/// Of any other `@main` type only the attribute goes. Lines and columns of the rest stay.
package func withoutEntryPoints(_ source: String) -> String {
  let marks = ["@main", "App", "Preview"]
  guard marks.contains(where: source.containsBytes(of:)) else { return source }
  var bytes = Array(source.utf8)
  for range in SyntaxReader.shared.entryPoints(source) {
    for index in range where !newlines.contains(bytes[index]) { bytes[index] = space }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private let space = UInt8(ascii: " ")
private let newlines = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
