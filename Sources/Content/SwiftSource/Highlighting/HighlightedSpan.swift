/// A range of a Swift source that is shown in one color.
package struct HighlightedSpan: Equatable, Sendable {
  package let kind: Kind
  /// UTF-8 bytes from the start of the source.
  package let range: Range<Int>

  /// The kinds with theme colors; the raw values are the names of their CSS classes.
  package enum Kind: String, Sendable {
    case keyword
    case type
    case call
    case member
    case string
    case number
    case comment
    case attribute
    case directive
    case label
  }
}
