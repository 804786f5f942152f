import Guidelines

/// A cell of a table that gets another number.
struct NumberChange {
  let cell: StatedCell
  let number: Int
  /// Whether the column's numbers stand at its right side.
  let isRight: Bool

  /// How many columns of text the cell has too few for the number, a space beside it included.
  var missingRoom: Int { max(0, growth - room + min(room, 1)) }

  /// Replaces the number, taking the room for more digits from its padding.
  /// - Parameter extra: How much wider the cell becomes.
  /// - Returns: What replaces the number and its padding on the side where there is some.
  func edit(widening extra: Int = 0) -> Edit {
    let padding = String(repeating: " ", count: max(min(room, 1), room - growth + extra))
    return isRight
      ? Edit(range: cell.paddedRange.lowerBound..<cell.range.upperBound, text: padding + text)
      : Edit(range: cell.range.lowerBound..<cell.paddedRange.upperBound, text: text + padding)
  }

  private var text: String { "\(number)" }
  private var growth: Int { text.utf8.count - cell.range.count }

  private var room: Int {
    isRight
      ? cell.range.lowerBound - cell.paddedRange.lowerBound
      : cell.paddedRange.upperBound - cell.range.upperBound
  }
}
