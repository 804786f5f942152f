/// A stretch of Swift source that is shown in one color.
package struct HighlightedSpan: Equatable, Sendable {
  /// What the stretch is.
  package let kind: Kind
  /// Where it lies, in UTF-8 bytes from the start of the source.
  package let range: Range<Int>

  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// The kinds that a theme has colors for, under classes of their names.
  package enum Kind: Int, Sendable, CaseIterable {
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

    package var name: String {
      switch self {
      case .keyword: "keyword"
      case .type: "type"
      case .call: "call"
      case .member: "member"
      case .string: "string"
      case .number: "number"
      case .comment: "comment"
      case .attribute: "attribute"
      case .directive: "directive"
      case .label: "label"
      }
    }
  }
}

/// Colors a Swift source: its spans in source order, none overlapping, plain text left out.
///
/// Works on any text; what does not parse is classified token by token. A source that is longer than any
/// on a page, and of which only the syntax tells more, has no colors: the parser would take the square of
/// its length where trailing closures are nested.
/// - Complexity: O(*n*) in the length of the source.
package func highlightedSpans(of source: [UInt8]) -> [HighlightedSpan] {
  if let spans = spansOfLexemes(in: source) { return spans }
  return source.count > 1 << 15 ? [] : spansOfSyntax(in: String(decoding: source, as: UTF8.self))
}

/// The spans by the source's words and signs alone, or `nil` where only its syntax tells them.
package func spansOfLexemes(in source: [UInt8]) -> [HighlightedSpan]? {
  var classifier = LexemeClassifier(source)
  return classifier.classify()
}

/// The spans by the source's syntax, at some twelve times the cost.
package func spansOfSyntax(in source: String) -> [HighlightedSpan] {
  SyntaxReader.shared.spans(source)
}
