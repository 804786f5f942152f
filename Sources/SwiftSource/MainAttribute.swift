import SwiftParser
import SwiftSyntax

/// The source with every `@main` replaced by spaces, so that another entry point may stand beside.
///
/// Lines and columns of everything else stay where they are.
package func withoutMainAttribute(_ source: String) -> String {
  guard source.contains("@main") else { return source }
  let finder = MainAttributeFinder(viewMode: .sourceAccurate)
  finder.walk(Parser.parse(source: source))
  var bytes = Array(source.utf8)
  for range in finder.ranges {
    bytes.replaceSubrange(range, with: repeatElement(UInt8(ascii: " "), count: range.count))
  }
  return String(decoding: bytes, as: UTF8.self)
}

private final class MainAttributeFinder: SyntaxVisitor {
  private(set) var ranges: [Range<Int>] = []

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.trimmedDescription == "main" {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      ranges.append(start..<node.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return .skipChildren
  }
}
