import CCommonMark
import Glibc

/// Parses a text with libcmark and passes its tree to a function; parsing never fails.
///
/// The tree is freed when the function returns. A null character is read as a question mark: libcmark's own
/// replacement is longer and would shift the offsets of the rest of the line.
func withCommonMarkTree<Result>(
  of text: some Sequence<UInt8>,
  _ body: (CommonMarkNode) -> Result
) -> Result {
  let readable = text.map { $0 == 0 ? UInt8(ascii: "?") : $0 }
  let root = readable.withUnsafeBytes {
    cmark_parse_document($0.bindMemory(to: CChar.self).baseAddress, $0.count, CMARK_OPT_DEFAULT)
  }
  guard let root else { preconditionFailure("libcmark returns a tree for every text") }
  defer { cmark_node_free(root) }
  return body(CommonMarkNode(pointer: root))
}

/// A node of libcmark's tree; valid as long as the tree is.
struct CommonMarkNode: Equatable {
  let pointer: OpaquePointer

  init(pointer: OpaquePointer) { self.pointer = pointer }

  private init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  var type: cmark_node_type { cmark_node_get_type(pointer) }
  var literal: [UInt8] { bytes(cmark_node_get_literal(pointer)) }
  var destination: [UInt8] { bytes(cmark_node_get_url(pointer)) }
  var title: [UInt8] { bytes(cmark_node_get_title(pointer)) }
  var headingLevel: UInt8 { UInt8(truncatingIfNeeded: cmark_node_get_heading_level(pointer)) }
  var isTight: Bool { cmark_node_get_list_tight(pointer) == 1 }

  /// The number of an ordered list's first item.
  var listStart: Int? {
    cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST
      ? Int(cmark_node_get_list_start(pointer)) : nil
  }

  var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
  var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }
  var endColumn: Int { Int(cmark_node_get_end_column(pointer)) }

  var firstChild: Self? { Self(cmark_node_first_child(pointer)) }
  var next: Self? { Self(cmark_node_next(pointer)) }
  private var parent: Self? { Self(cmark_node_parent(pointer)) }

  /// The next node that is not inside this one.
  var following: Self? {
    var node = self
    while true {
      if let next = node.next { return next }
      guard let parent = node.parent else { return nil }
      node = parent
    }
  }

  /// All paragraphs inside, found without recursion.
  var paragraphs: [CommonMarkNode] {
    var paragraphs: [CommonMarkNode] = []
    var next = firstChild
    while let node = next {
      if node.type == CMARK_NODE_PARAGRAPH { paragraphs.append(node) }
      next = node.isLeafBlock ? node.following : node.firstChild ?? node.following
    }
    return paragraphs
  }

  /// How many block quotes enclose the node.
  var quoteDepth: Int {
    var depth = 0
    var node = self
    while let parent = node.parent {
      if parent.type == CMARK_NODE_BLOCK_QUOTE { depth += 1 }
      node = parent
    }
    return depth
  }

  /// The outermost descendants that satisfy a condition, found without recursion.
  func leaves(where isLeaf: (CommonMarkNode) -> Bool) -> [CommonMarkNode] {
    var result: [CommonMarkNode] = []
    let iterator = cmark_iter_new(pointer)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
      let leaf = CommonMarkNode(pointer: node)
      guard event == CMARK_EVENT_ENTER, isLeaf(leaf) else { continue }
      result.append(leaf)
      cmark_iter_reset(iterator, node, CMARK_EVENT_EXIT)
    }
    return result
  }

  /// Whether the node is a block that contains no other block.
  var isLeafBlock: Bool {
    switch type {
    case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING, CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK,
      CMARK_NODE_THEMATIC_BREAK:
      true
    default: false
    }
  }

  /// Whether the node is inline content that contains no other.
  var isLeafInline: Bool {
    switch type {
    case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE, CMARK_NODE_SOFTBREAK,
      CMARK_NODE_LINEBREAK:
      true
    default: false
    }
  }
}

/// The bytes of a C string; empty for a null pointer.
private func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8] {
  text.map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) } ?? []
}

extension [UInt8] {
  /// Whether a text has these bytes at an offset, entirely within a range.
  func isFound(in text: [UInt8], at offset: Int, inside range: Range<Int>) -> Bool {
    offset >= range.lowerBound && offset + count <= range.upperBound
      && text[offset..<offset + count].elementsEqual(self)
  }

  /// The first offset of these bytes within a range of a text.
  func firstOffset(in text: [UInt8], inside range: Range<Int>) -> Int? {
    guard let first else { return nil }
    var candidate = range.lowerBound
    while let found = text[candidate..<range.upperBound].firstIndex(of: first) {
      if isFound(in: text, at: found, inside: range) { return found }
      candidate = found + 1
    }
    return nil
  }
}

/// The version of libcmark.
package let commonMarkVersion = String(cString: cmark_version_string())
