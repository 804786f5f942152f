import Markdown

/// Counts observed on a device.
///
/// On a page of `content/observations/` verification compares them with the engine's. On any other page they
/// are shown beside the engine's and never fail verification.
package struct ObservedTable: Equatable, Sendable {
  /// Where a page names the source of a table.
  package struct Citation: Equatable, Sendable {
    /// The id of the source page.
    package let source: String
    package let range: Range<Int>
    /// The rest of the line before the table, such as the device.
    package let note: String
  }

  /// The line before the table; `nil` on an observation, whose front matter names the source.
  package let citation: Citation?
  package let table: StatedTable

  /// Whether a block is the line that names the source.
  package func isIntroduced(by block: Block) -> Bool {
    citation.map { block.range.contains($0.range.lowerBound) } ?? false
  }
}

/// A printed line as an observation quotes it, in which `…` stands for any text.
package struct PrintedLine: Hashable, Sendable {
  package static let gap: Character = "…"

  package let text: String

  package init(_ text: String) { self.text = text }

  /// Parses a table header such as `"Row: … changed."`; `nil` if it is not in quotation marks.
  init?(header: String) {
    guard header.count > 2, header.first == "\"", header.last == "\"" else { return nil }
    self.init(String(header.dropFirst().dropLast()))
  }

  package func matches(_ line: String) -> Bool {
    matchesWithGaps(Array(text), Array(line), isGap: { $0 == Self.gap }, isMatch: ==)
  }

  /// Whether lines were printed as quoted, where a line of only `…` stands for any number of lines.
  package static func match(_ quoted: [String], _ printed: [String]) -> Bool {
    matchesWithGaps(
      quoted,
      printed,
      isGap: { $0 == String(gap) },
      isMatch: { PrintedLine($0).matches($1) }
    )
  }
}

/// Whether a pattern with gaps matches all elements; a gap stands for any number of them.
private func matchesWithGaps<Element>(
  _ pattern: [Element],
  _ elements: [Element],
  isGap: (Element) -> Bool,
  isMatch: (Element, Element) -> Bool
) -> Bool {
  var (index, position) = (0, 0)
  /// The last gap, and the first element after what it stands for.
  var last: (gap: Int, end: Int)?
  while position < elements.count {
    if index < pattern.count, isGap(pattern[index]) {
      last = (index, position)
      index += 1
    } else if index < pattern.count, isMatch(pattern[index], elements[position]) {
      index += 1
      position += 1
    } else if let (gap, end) = last {
      last = (gap, end + 1)
      (index, position) = (gap + 1, end + 1)
    } else {
      return false
    }
  }
  return pattern[index...].allSatisfy(isGap)
}
