/// What a step names on screen: a label, and which of the views with that label is meant.
///
/// It is written `"Delete"`, `"Delete" #2` for the second from the top, or `"Delete" in row "Milk"` for the one
/// beside a text.
public struct StepLabel: Hashable, Sendable {
  /// A text, accessibility label or identifier.
  public let text: String
  /// A text in the same row, if the step names one.
  public let row: String?
  /// Which of several is meant, counted from 1, if the step says so.
  public let number: Int?

  /// A label, and which of the views with it is meant.
  public init(_ text: String, row: String? = nil, number: Int? = nil) {
    self.text = text
    self.row = row
    self.number = number
  }
}

extension StepLabel: ExpressibleByStringLiteral {
  /// The only view with a label.
  public init(stringLiteral text: String) { self.init(text) }
}

extension StepLabel: CustomStringConvertible {
  /// The canonical spelling.
  public var description: String {
    quoted(text) + (row.map { " in row " + quoted($0) } ?? "") + (number.map { " #\($0)" } ?? "")
  }
}

/// A text between quotation marks, as steps write it.
func quoted(_ text: String) -> String {
  var result = "\""
  for character in text {
    if character == "\"" || character == "\\" { result.append("\\") }
    result.append(character)
  }
  return result + "\""
}
