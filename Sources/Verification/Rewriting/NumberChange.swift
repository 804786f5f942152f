import Diagnostics
import Guidelines

/// A table cell whose number changes.
struct NumberChange {
  let cell: StatedCell
  /// The number or the range that replaces the cell's text.
  let text: String
  /// Whether the column is right-aligned.
  let isRight: Bool

  /// How many more characters the cell needs for the number, including a space beside it.
  var missingRoom: Int { max(0, growth - room + min(room, 1)) }

  /// Replaces the number and uses the padding for additional digits.
  /// - Parameter extra: How many characters wider the cell becomes.
  /// - Returns: The edit for the number and the padding on the padded side.
  func edit(widening extra: Int = 0) -> Edit {
    let padding = String(repeating: " ", count: max(min(room, 1), room - growth + extra))
    return isRight
      ? Edit(range: cell.paddedRange.lowerBound..<cell.range.upperBound, text: padding + text)
      : Edit(range: cell.range.lowerBound..<cell.paddedRange.upperBound, text: text + padding)
  }

  /// Whether more than a number is in the cell, as in `**9**`.
  func hasMarkup(in source: SourceText) -> Bool { CountRange(source[cell.range]) == nil }

  /// The edit of a number within markup, which stays; `nil` for a cell without markup.
  func editWithinMarkup(of source: SourceText) -> Edit? {
    guard hasMarkup(in: source), let stated = cell.allowed.map({ Array("\($0)".utf8) }),
      let start = cell.range.first(where: { source.bytes[$0...].starts(with: stated) })
    else { return nil }
    return Edit(range: start..<start + stated.count, text: text)
  }

  private var growth: Int { text.utf8.count - cell.range.count }

  private var room: Int {
    isRight
      ? cell.range.lowerBound - cell.paddedRange.lowerBound
      : cell.paddedRange.upperBound - cell.range.upperBound
  }
}
