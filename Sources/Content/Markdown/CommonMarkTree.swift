import CCommonMark
import CSystem
import Glibc

/// libcmark's tree of a text, freed with this object, which stays on its thread.
final class CommonMarkTree {
  /// What libcmark asks for memory.
  private nonisolated(unsafe) static let memory = {
    let memory = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
    memory.initialize(
      to: cmark_mem(calloc: text_calloc, realloc: text_realloc, free: text_free)
    )
    return memory
  }()

  let root: CommonMarkNode

  /// Parses a text; every text has a tree.
  ///
  /// A null character is read as a question mark: libcmark's own replacement for it is longer, which
  /// would move the places of all that follows in the line.
  init(_ bytes: ArraySlice<UInt8>) {
    let hasNull = bytes.withUnsafeBytes { text in
      text.baseAddress.map { memchr($0, 0, text.count) != nil } ?? false
    }
    let readable = hasNull ? bytes.map { $0 == 0 ? UInt8(ascii: "?") : $0 }[...] : bytes
    // As much as nearly all texts need.
    begin_text_memory(bytes.count * 16 + 4096)
    let parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, Self.memory)
    readable.withUnsafeBytes {
      cmark_parser_feed(parser, $0.bindMemory(to: CChar.self).baseAddress, $0.count)
    }
    guard let parsed = cmark_parser_finish(parser) else {
      preconditionFailure("libcmark returns a tree for every text")
    }
    cmark_parser_free(parser)
    root = CommonMarkNode(pointer: parsed)
  }

  deinit { end_text_memory() }

  /// Every paragraph, found without recursion.
  var paragraphs: [CommonMarkNode] {
    var paragraphs: [CommonMarkNode] = []
    var next = root.firstChild
    while let node = next {
      if node.type == CMARK_NODE_PARAGRAPH { paragraphs.append(node) }
      next = node.isLeafBlock ? node.following : node.firstChild ?? node.following
    }
    return paragraphs
  }
}

/// A node of libcmark's tree; valid as long as the tree.
struct CommonMarkNode: Equatable {
  let pointer: OpaquePointer

  init(pointer: OpaquePointer) { self.pointer = pointer }

  private init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  var type: cmark_node_type { cmark_node_get_type(pointer) }
  var literal: Literal { Literal(cmark_node_get_literal(pointer)) }
  var destination: Literal { Literal(cmark_node_get_url(pointer)) }
  var title: Literal { Literal(cmark_node_get_title(pointer)) }
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

  /// The first node behind this one that is not inside it.
  var following: Self? {
    var node = self
    while true {
      if let next = node.next { return next }
      guard let parent = node.parent else { return nil }
      node = parent
    }
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

  /// The nodes below that satisfy a condition, found without recursion and not looked for in each other.
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

  /// Whether the node is a block that holds no other block.
  var isLeafBlock: Bool {
    switch type {
    case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING, CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK,
      CMARK_NODE_THEMATIC_BREAK:
      true
    default: false
    }
  }

  /// Whether the node is running text that holds no other.
  var isLeafInline: Bool {
    switch type {
    case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE, CMARK_NODE_SOFTBREAK,
      CMARK_NODE_LINEBREAK:
      true
    default: false
    }
  }
}

/// Bytes of libcmark's, valid as long as the tree.
struct Literal {
  private let bytes: UnsafeRawBufferPointer

  fileprivate init(_ text: UnsafePointer<CChar>?) {
    bytes = UnsafeRawBufferPointer(start: text, count: text.map { strlen($0) } ?? 0)
  }

  var count: Int { bytes.count }

  func add(to output: inout [UInt8]) { output += bytes }

  /// Whether a text has the bytes at an offset of a range.
  func stands(in text: [UInt8], at offset: Int, of range: Range<Int>) -> Bool {
    guard offset >= range.lowerBound, offset + count <= range.upperBound else { return false }
    return text.withUnsafeBytes { text in
      guard let text = text.baseAddress, let bytes = bytes.baseAddress else { return true }
      return memcmp(text + offset, bytes, count) == 0
    }
  }

  /// Where the bytes stand next in a range of a text.
  func firstPlace(in text: [UInt8], _ range: Range<Int>) -> Int? {
    guard let first = bytes.first else { return nil }
    var candidate = range.lowerBound
    while let found = text[candidate..<range.upperBound].firstIndex(of: first) {
      if stands(in: text, at: found, of: range) { return found }
      candidate = found + 1
    }
    return nil
  }
}
