/// Custom HTML for parts of a document.
///
/// Each function adds a part's HTML to the output and returns `true`, or adds nothing and returns `false`
/// to use the default HTML. A block's HTML ends in a newline.
package protocol HTMLForms {
  func add(_ block: CodeBlock, to output: inout [UInt8]) -> Bool
  /// Call `addWords(_:to:)` on the writer for the text.
  func add(_ heading: Heading, with writer: HTMLWriter, to output: inout [UInt8]) -> Bool
  func add(_ quote: BlockQuote, with writer: HTMLWriter, to output: inout [UInt8]) -> Bool
  func add(_ table: Table, with writer: HTMLWriter, to output: inout [UInt8]) -> Bool
  /// Call `addWords(_:to:)` on the writer for the text.
  func add(link: Link, with writer: HTMLWriter, to output: inout [UInt8]) -> Bool
  /// Adds an image.
  func add(image: Link, to output: inout [UInt8]) -> Bool
  /// Adds running text outside of headings and links.
  func add(text: ArraySlice<UInt8>, to output: inout [UInt8]) -> Bool
}

extension HTMLForms {
  package func add(_ block: CodeBlock, to output: inout [UInt8]) -> Bool { false }
  package func add(_ heading: Heading, with _: HTMLWriter, to output: inout [UInt8]) -> Bool {
    false
  }
  package func add(_ quote: BlockQuote, with _: HTMLWriter, to output: inout [UInt8]) -> Bool {
    false
  }
  package func add(_ table: Table, with _: HTMLWriter, to output: inout [UInt8]) -> Bool { false }
  package func add(link: Link, with _: HTMLWriter, to output: inout [UInt8]) -> Bool { false }
  package func add(image: Link, to output: inout [UInt8]) -> Bool { false }
  package func add(text: ArraySlice<UInt8>, to output: inout [UInt8]) -> Bool { false }
}

/// The default HTML of CommonMark for everything.
struct UsualForms: HTMLForms {}
