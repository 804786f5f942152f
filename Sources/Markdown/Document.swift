import Diagnostics

/// A page's Markdown as values, each with its place in the source.
///
/// Every text is a document: there is no error. CommonMark as libcmark reads it, and tables.
package struct Document: Equatable, Sendable {
  package let source: SourceText
  package let blocks: [Block]
  /// The first block that stood deeper than `deepestNesting`, where its containers were dropped.
  package let firstTooDeep: Range<Int>?

  /// How many containers, or emphases and links, may enclose one another.
  ///
  /// What is deeper moves up to this level, so that no walk over a document can exhaust the stack.
  package static let deepestNesting = 64
}
