import Escaping

/// Renders a template's nodes for a context stack.
struct Renderer {
  /// The settings for the nodes that are rendered next.
  struct Expansion {
    /// The white space at the start of each template line.
    var indentation = ""
    /// The arguments for blocks, by name.
    var arguments: [String: Template.Block] = [:]
    /// The number of templates, blocks and sections around the nodes.
    var depth = 0
  }

  /// The maximum nesting of templates and blocks, including the sections between them.
  private static let maxDepth = 200
  /// The maximum length of the output, in bytes.
  static let maxSize = 64 << 20
  /// The maximum number of templates and blocks in a page.
  static let maxParts = 1_000_000

  private let library: Library
  /// Keys are looked up in the last value first.
  private var stack: [Value]
  /// The output so far in UTF-8.
  private(set) var output: [UInt8] = []
  /// How many templates and blocks are in the output.
  private var parts = 0

  /// - Parameters:
  ///   - library: The templates for partials and parents.
  ///   - stack: The context stack.
  init(_ library: Library, _ stack: [Value]) {
    self.library = library
    self.stack = stack
  }

  /// Adds the output of the nodes.
  /// - Throws: `TemplateProblem` when templates include each other endlessly.
  mutating func render(
    _ nodes: some Sequence<Template.Node>,
    in outer: Expansion = Expansion()
  ) throws(TemplateProblem) {
    var expansion = outer
    expansion.depth += 1
    for node in nodes {
      switch node {
      case .lineStart(let space):
        output += expansion.indentation.utf8
        output += space.utf8
      case .text(let text): output += text
      case .variable(let key, let isEscaped):
        if let value = lookUp(key) { add(value, isEscaped: isEscaped) }
      case .section(let key, let content):
        if let value = lookUp(key), value.isTruthy {
          try renderSection(content, for: value, in: expansion)
        }
      case .invertedSection(let key, let content):
        if lookUp(key)?.isTruthy != true { try render(content, in: expansion) }
      case .partial(let partial): try render(partial, in: expansion)
      case .block(let block): try render(block, in: expansion)
      }
    }
  }

  private mutating func renderSection(
    _ content: [Template.Node],
    for value: Value,
    in expansion: Expansion
  ) throws(TemplateProblem) {
    let elements = if case .list(let elements) = value { elements } else { [value] }
    for element in elements {
      stack.append(element)
      try render(content, in: expansion)
      stack.removeLast()
    }
  }

  /// Renders the template that a partial or parent names.
  private mutating func render(
    _ partial: Template.Partial,
    in outer: Expansion
  ) throws(TemplateProblem) {
    let name =
      switch partial.name {
      case .fixed(let name): name
      case .dynamic(let key): lookUp(key)?.text ?? ""
      }
    guard let template = library.template(name) else { return }
    try checkLimits(outer, of: name, at: partial.position)
    var expansion = outer
    expansion.indentation =
      partial.indentation.isEmpty ? "" : outer.indentation + partial.indentation
    // The outermost template's arguments take precedence.
    expansion.arguments.merge(partial.arguments) { outermost, _ in outermost }
    try render(template.nodes, in: expansion)
  }

  /// Renders the argument for a block, or the block's default content.
  private mutating func render(
    _ block: Template.Block,
    in outer: Expansion
  ) throws(TemplateProblem) {
    try checkLimits(outer, of: block.name, at: block.position)
    let argument = outer.arguments[block.name]
    if argument == nil, !block.isStandalone { return try render(block.content, in: outer) }
    var content = (argument ?? block).content[...]
    if block.isStandalone {
      if let first = content.first, !first.isLineStart {
        output += outer.indentation.utf8
        output += block.indentation.utf8
      }
    } else if case .lineStart(let space) = content.first {
      // The line of the block's tag is already indented.
      output += space.utf8
      content = content.dropFirst()
    }
    var expansion = outer
    expansion.indentation += block.indentation
    try render(content, in: expansion)
  }

  /// Stops templates that include each other endlessly, or so often that a page would not end in time.
  private mutating func checkLimits(
    _ expansion: Expansion,
    of name: String,
    at position: Position
  ) throws(TemplateProblem) {
    parts += 1
    let isTooMuch = parts > Self.maxParts || output.count > Self.maxSize
    guard isTooMuch || expansion.depth > Self.maxDepth else { return }
    throw TemplateProblem(
      fault: isTooMuch ? .tooMuch(name) : .endlessRecursion(name),
      position: position,
      length: name.utf8.count
    )
  }

  private mutating func add(_ value: Value, isEscaped: Bool) {
    switch value {
    case .markup(let bytes): output += bytes
    case .html(let text): output += text.utf8
    default:
      if isEscaped {
        output.append(escapedHTML: value.text.utf8.span)
      } else {
        output += value.text.utf8
      }
    }
  }

  private func lookUp(_ key: Template.Key) -> Value? {
    guard let first = key.parts.first else { return stack.last }
    guard let found = stack.lazy.reversed().compactMap({ $0[first] }).first else { return nil }
    return key.parts.dropFirst().reduce(found) { value, part in value?[part] }
  }
}

extension Template.Node {
  fileprivate var isLineStart: Bool {
    if case .lineStart = self { true } else { false }
  }
}

extension Value {
  /// The member with this name, if the value is an object that has one.
  fileprivate subscript(name: String) -> Value? {
    if case .object(let members) = self { members[name] } else { nil }
  }
}
