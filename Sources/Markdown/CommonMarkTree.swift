import CCommonMark

/// libcmark's tree of a text, freed with this object.
final class CommonMarkTree {
  let root: CommonMarkNode

  /// Parses a text; every text has a tree.
  ///
  /// A null character is read as a question mark: libcmark's own replacement for it is longer, which
  /// would move the places of all that follows in the line.
  init(_ bytes: ArraySlice<UInt8>) {
    let readable = bytes.contains(0) ? bytes.map { $0 == 0 ? UInt8(ascii: "?") : $0 }[...] : bytes
    let parsed = readable.withUnsafeBytes {
      cmark_parse_document($0.bindMemory(to: CChar.self).baseAddress, $0.count, CMARK_OPT_DEFAULT)
    }
    guard let parsed else { preconditionFailure("libcmark returns a tree for every text") }
    root = CommonMarkNode(pointer: parsed)
  }

  deinit { cmark_node_free(root.pointer) }

  /// Every paragraph, found without recursion.
  var paragraphs: [CommonMarkNode] { root.leaves(where: { $0.type == CMARK_NODE_PARAGRAPH }) }
}

/// A node of libcmark's tree; valid as long as the tree.
struct CommonMarkNode: Hashable {
  let pointer: OpaquePointer

  var type: cmark_node_type { cmark_node_get_type(pointer) }
  var literal: String { cmark_node_get_literal(pointer).map { String(cString: $0) } ?? "" }
  var destination: String { cmark_node_get_url(pointer).map { String(cString: $0) } ?? "" }
  var title: String { cmark_node_get_title(pointer).map { String(cString: $0) } ?? "" }
  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
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

  var children: [CommonMarkNode] {
    var result: [CommonMarkNode] = []
    var next = cmark_node_first_child(pointer)
    while let child = next {
      result.append(CommonMarkNode(pointer: child))
      next = cmark_node_next(child)
    }
    return result
  }

  /// How many block quotes enclose the node.
  var quoteDepth: Int {
    var depth = 0
    var next = cmark_node_parent(pointer)
    while let parent = next {
      if cmark_node_get_type(parent) == CMARK_NODE_BLOCK_QUOTE { depth += 1 }
      next = cmark_node_parent(parent)
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
    [
      CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING, CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK,
      CMARK_NODE_THEMATIC_BREAK,
    ].contains(type)
  }

  /// Whether the node is running text that holds no other.
  var isLeafInline: Bool {
    [
      CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE, CMARK_NODE_SOFTBREAK,
      CMARK_NODE_LINEBREAK,
    ].contains(type)
  }
}
