import Diagnostics
import Guidelines
import Markdown

/// A page whose stated numbers and lines match its runs; every other byte is unchanged.
package struct PageRewriting: Equatable, Sendable {
  /// One edit.
  package struct Change: Equatable, Sendable {
    /// Its location in the original page.
    package let location: SourceLocation
    package let old: String
    package let new: String
  }

  /// The page's new text; the original text if nothing changed.
  package let text: String
  /// The changes in page order.
  package let changes: [Change]

  /// Rewrites a page.
  ///
  /// Only complete runs count: a scenario that unexpectedly failed to compile, crashed or timed out keeps
  /// its statements, and so do scenarios with duplicate names. Rewriting a second time changes
  /// nothing. What an observation records stays, whatever the engine does.
  ///
  /// - Parameters:
  ///   - page: The original page.
  ///   - results: The results of its scenarios; those of other pages are ignored.
  package init(of page: Page, with results: [ScenarioResult]) {
    var edits: [Int: Edit] = [:]
    for result in results where result.page == page.path && page.observation == nil {
      let named = page.scenarios.filter { $0.name == result.scenario }
      guard let scenario = named.first, named.count == 1 else { continue }
      let editor = ScenarioEditor(page: page, scenario: scenario, result: result)
      for edit in editor.edits() { edits[edit.range.lowerBound] = edit }
    }
    let sorted = edits.values.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var bytes: [UInt8] = []
    var end = 0
    for edit in sorted where edit.range.lowerBound >= end {
      bytes += page.source.bytes[end..<edit.range.lowerBound] + Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    text = String(decoding: bytes + page.source.bytes[end...], as: UTF8.self)
    changes = sorted.filter { !$0.isPadding }.map { Change($0, in: page.source) }
  }
}

extension PageRewriting.Change {
  /// An edit, without the padding that it also changes.
  fileprivate init(_ edit: Edit, in source: SourceText) {
    let old = source[edit.range]
    let indentation = old.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    location = source.location(at: edit.range.lowerBound + indentation)
    self.old = unpadded(old)
    new = unpadded(edit.text)
  }
}

/// A text without the spaces at both ends.
private func unpadded(_ text: String) -> String {
  let start = text.drop { $0 == " " }
  return String(start.reversed().drop { $0 == " " }.reversed())
}

/// A range of a page and its replacement.
struct Edit: Equatable {
  let range: Range<Int>
  let text: String
  /// Whether it only keeps a table aligned.
  let isPadding: Bool

  init(range: Range<Int>, text: String) {
    self.range = range
    self.text = text
    isPadding = false
  }

  init(padding: String, at offset: Int) {
    range = offset..<offset
    text = padding
    isPadding = true
  }
}
