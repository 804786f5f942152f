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

/// The counts that a cell allows: `3`, `≥ 2`, `≤ 3` or `2–4`.
package struct CountRange: Equatable, Sendable, CustomStringConvertible {
  package let lowest: Int
  /// `Int.max` for a cell such as `≥ 2`.
  package let highest: Int

  /// Parses the text of a cell; `nil` if it is anything else.
  init?(_ text: String) {
    if let number = count(text) {
      self.init(number, number)
    } else if let number = Self.number(in: text, after: "≥") {
      self.init(number, .max)
    } else if let number = Self.number(in: text, after: "≤") {
      self.init(0, number)
    } else {
      let ends = text.split(separator: "–", omittingEmptySubsequences: false).map {
        count(String($0))
      }
      guard ends.count == 2, let lowest = ends[0], let highest = ends[1], lowest < highest else {
        return nil
      }
      self.init(lowest, highest)
    }
  }

  private init(_ lowest: Int, _ highest: Int) {
    self.lowest = lowest
    self.highest = highest
  }

  private static func number(in text: String, after sign: Character) -> Int? {
    guard text.first == sign else { return nil }
    return count(String(text.dropFirst().drop { $0 == " " }))
  }

  /// The number, if there is only one.
  package var only: Int? { lowest == highest ? lowest : nil }

  package func contains(_ count: Int) -> Bool { lowest <= count && count <= highest }

  /// The spelling in a table.
  package var description: String {
    if let only { return "\(only)" }
    if highest == .max { return "≥ \(lowest)" }
    return lowest == 0 ? "≤ \(highest)" : "\(lowest)–\(highest)"
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
