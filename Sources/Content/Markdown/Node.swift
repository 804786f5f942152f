/// A part of a document: a block, a piece of running text, or a detail of the previous part.
///
/// The parts of a document are in reading order, each before its contents. This order and each part's end
/// fully determine the tree.
struct Node: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    case heading
    case paragraph
    case list
    case item
    case blockQuote
    case codeBlock
    case htmlBlock
    case thematicBreak
    case table
    case row
    case cell
    case text
    case emphasis
    case strong
    case code
    case link
    case image
    case html
    case softBreak
    case lineBreak
    /// Additional bytes of a part, such as a link's address.
    case detail
  }

  let kind: Kind
  /// A heading's level, a cell's alignment, whether a list is tight, whether code is fenced.
  var mark: UInt8
  /// The number of details that follow.
  fileprivate(set) var detailCount: UInt8 = 0
  private var start: UInt32
  private var end: UInt32
  private var after: UInt32

  init(_ kind: Kind, mark: UInt8, range: Range<Int>, next: Int) {
    self.kind = kind
    self.mark = mark
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
    after = UInt32(truncatingIfNeeded: next)
  }

  /// Its bytes in the source; for most details, in the document's literals.
  var range: Range<Int> {
    get { Int(start)..<Int(end) }
    set {
      start = UInt32(truncatingIfNeeded: newValue.lowerBound)
      end = UInt32(truncatingIfNeeded: newValue.upperBound)
    }
  }

  /// The index of the next node that is not inside this one.
  var next: Int {
    get { Int(after) }
    set { after = UInt32(truncatingIfNeeded: newValue) }
  }
}

/// The nodes of a document during parsing.
struct NodeList {
  private(set) var nodes: [Node] = []
  /// Bytes that do not appear literally in the source: resolved entities, addresses, anchors.
  private(set) var literals: [UInt8]

  init(literals: [UInt8] = []) { self.literals = literals }

  var count: Int { nodes.count }

  /// Adds a node without children.
  /// - Returns: Its index.
  @discardableResult
  mutating func add(_ kind: Node.Kind, at range: Range<Int>, mark: UInt8 = 0) -> Int {
    let index = nodes.count
    nodes.append(Node(kind, mark: mark, range: range, next: index + 1))
    return index
  }

  /// Closes a node: all nodes after it are its contents.
  mutating func close(_ index: Int, at range: Range<Int>) {
    nodes[index].range = range
    nodes[index].next = nodes.count
  }

  /// Adds a detail to the last added node, after any details that it already has.
  mutating func addDetail(of index: Int, at range: Range<Int>, mark: UInt8 = 0) {
    add(.detail, at: range, mark: mark)
    nodes[index].detailCount += 1
    nodes[index].next = nodes.count
  }

  /// Extends the last added text, given its content so far.
  mutating func extend(_ index: Int, saying text: ArraySlice<UInt8>, by literal: [UInt8]) {
    if nodes[index].detailCount == 0 {
      addDetail(of: index, at: literals.count..<literals.count + text.count)
      literals += text
    }
    literals += literal
    nodes[index + 1].range = nodes[index + 1].range.lowerBound..<literals.count
  }

  /// Adds a detail with the bytes of a literal to a node.
  mutating func addDetail(of index: Int, literal: [UInt8]) {
    let start = literals.count
    literals += literal
    addDetail(of: index, at: start..<literals.count)
  }

  /// Sets the bytes of a node's first detail.
  mutating func setDetail(of index: Int, literal: String) {
    let start = literals.count
    literals += literal.utf8
    nodes[index + 1].range = start..<literals.count
  }

  /// Adds nodes of another list whose literals start with those of this one.
  mutating func add(_ range: Range<Int>, of other: NodeList) {
    let shift = nodes.count - range.lowerBound
    for var node in other.nodes[range] {
      node.next += shift
      nodes.append(node)
    }
  }
}

/// The plain text of inline nodes without markup; a line break is a space.
/// - Parameters:
///   - nodes: The text, including nested nodes.
///   - source: The page.
///   - literals: The literals of the nodes.
/// - Returns: The text in UTF-8.
func plainText(
  of nodes: ArraySlice<Node>,
  source: [UInt8],
  literals: [UInt8]
) -> ArraySlice<UInt8> {
  var text: [UInt8] = []
  var index = nodes.startIndex
  while index < nodes.endIndex {
    let node = nodes[index]
    switch node.kind {
    case .text, .code:
      let own = node.detailCount == 0 ? source[node.range] : literals[nodes[index + 1].range]
      // A single piece, which most headings and cells are, is returned without copying.
      if nodes.count == 1 + Int(node.detailCount) { return own }
      text += own
    case .softBreak, .lineBreak: text.append(UInt8(ascii: " "))
    default: break
    }
    index += 1 + Int(node.detailCount)
  }
  return text[...]
}
