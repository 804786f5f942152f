import Diagnostics
import Markdown

/// Reports text that was meant as a link, above all to a count, and digits that touch one to a count.
///
/// A link that lost a bracket is plain text, so its number would be on the page unchecked. In `1[2](count:…)`, the page
/// shows 12 although a run checks 2.
struct CountTextCheck {
  let source: SourceText

  /// Checks the running text of a page's blocks and cells.
  func diagnose(_ texts: [Nodes<Inline>]) -> [Diagnostic] {
    var findings = FindingList(of: source)
    for text in texts {
      var pieces: [(kind: Inline.Kind, range: Range<Int>)] = []
      text.forEachPiece { pieces.append(($0, $1)) }
      var linkEnd = 0
      for (kind, range) in pieces {
        if case .link = kind { linkEnd = range.upperBound }
        switch kind {
        case .text(let bytes)
        where range.lowerBound >= linkEnd && Self.containsAddress(bytes):
          findings.report(.brokenLink, at: range)
        case .link(let link) where CountLinkReader.isCount(link):
          if pieces.contains(where: { Self.touches($0.kind, $0.range, range) }) {
            findings.report(.touchingDigit, at: range)
          }
        default: break
        }
      }
    }
    return findings.diagnostics
  }

  /// Whether a text contains `](`, `(<`, or `count:` with a name after it.
  private static func containsAddress(_ bytes: ArraySlice<UInt8>) -> Bool {
    if ["](", "(<", "]["].contains(where: { bytes.firstRange(of: Array($0.utf8)) != nil }) {
      return true
    }
    var rest = bytes
    while let found = rest.firstRange(of: Array("count:".utf8)) {
      rest = bytes[found.upperBound...]
      if rest.first.map(isWord) ?? false { return true }
    }
    return false
  }

  /// Whether a text directly beside a link continues its number, as in `1[2]` or `[2].5`.
  private static func touches(_ kind: Inline.Kind, _ range: Range<Int>, _ link: Range<Int>) -> Bool
  {
    guard case .text(let text) = kind else { return false }
    if range.upperBound == link.lowerBound {
      return text.last.map(isWord) ?? false
        || (text.last.map(isSeparator) ?? false) && (text.dropLast().last.map(isDigit) ?? false)
    }
    guard range.lowerBound == link.upperBound else { return false }
    return text.first.map(isDigit) ?? false
      || (text.first.map(isSeparator) ?? false) && (text.dropFirst().first.map(isDigit) ?? false)
  }
}

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
private func isWord(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) }
private func isSeparator(_ byte: UInt8) -> Bool { byte == 0x2E || byte == 0x2C }

extension Diagnostic.Message {
  fileprivate static let brokenLink = Self(
    id: "count-link",
    what: "this text is an incomplete link",
    why:
      "a bracket is missing or misplaced, so the page would show it as text that is not checked",
    fix:
      "write '[6](<count:scenario/step/View>)' or '[text](page.md)', define the name in the last brackets with"
      + " '[name]: page.md', or put it into code"
  )

  fileprivate static let touchingDigit = Self(
    id: "count-link",
    what: "a digit or letter touches this count",
    why: "readers would see another number than the one that is checked",
    fix: "put the whole number into the brackets, or add a space"
  )
}
