extension Template {
  /// The output for a model.
  ///
  /// A key that no object on the context stack has, and a partial that the library lacks, show
  /// nothing, as the specification wants it; `Library.problems` finds the latter beforehand.
  /// - Parameters:
  ///   - value: The bottom of the context stack.
  ///   - library: Where partials and parents are found.
  /// - Returns: The text, with every shown value escaped that is not markup.
  /// - Throws: `TemplateProblem` when templates use each other without an end.
  package func render(_ value: Value, library: Library = Library()) throws(TemplateProblem)
    -> String
  {
    String(decoding: try bytes([value], library: library), as: UTF8.self)
  }

  /// The output in UTF-8 for a model that is more than one object.
  /// - Parameters:
  ///   - stack: The context stack; a key is looked for in the last value first.
  ///   - library: Where partials and parents are found.
  /// - Returns: What `render` gives as text.
  /// - Throws: `TemplateProblem` when templates use each other without an end.
  package func bytes(_ stack: [Value], library: Library) throws(TemplateProblem) -> [UInt8] {
    var renderer = Renderer(library: library, stack: stack)
    try renderer.render(nodes)
    return renderer.output
  }
}

/// One rendering under way.
private struct Renderer {
  /// How deep templates and blocks may use each other, the sections between them counted.
  static let maximumDepth = 200

  let library: Library
  var stack: [Value]
  /// The text so far in UTF-8.
  var output: [UInt8] = []
  /// What lines of the template being rendered are indented by.
  private var indentation = ""
  /// Arguments for blocks; the outermost template's come first.
  private var arguments: [String: Template.Block] = [:]
  private var depth = 0

  init(library: Library, stack: [Value]) {
    self.library = library
    self.stack = stack
  }

  mutating func render(_ nodes: some Sequence<Template.Node>) throws(TemplateProblem) {
    depth += 1
    defer { depth -= 1 }
    for node in nodes {
      switch node {
      case .lineStart(let space):
        add(indentation)
        add(space)
      case .text(let text): output += text
      case .variable(let key, let isEscaped):
        if let value = lookUp(key) { add(value, isEscaped: isEscaped) }
      case .section(let key, let content): try renderSection(lookUp(key), content)
      case .invertedSection(let key, let content):
        if lookUp(key)?.isTruthy != true { try render(content) }
      case .partial(let partial): try renderPartial(partial)
      case .block(let block): try renderBlock(block)
      }
    }
  }

  private mutating func add(_ text: String) {
    if !text.isEmpty { output += text.utf8 }
  }

  private mutating func add(_ value: Value, isEscaped: Bool) {
    switch value {
    case .html(let markup): output += markup.utf8
    case .string(let text) where isEscaped: output.append(escapedHTML: text)
    default:
      let text = value.text
      output += isEscaped ? escapedHTML(text).utf8 : text.utf8
    }
  }

  private mutating func renderSection(
    _ value: Value?,
    _ content: [Template.Node]
  ) throws(TemplateProblem) {
    guard let value, value.isTruthy else { return }
    guard case .list(let elements) = value else { return try render(content, with: value) }
    for element in elements { try render(content, with: element) }
  }

  private mutating func render(
    _ content: [Template.Node],
    with value: Value
  ) throws(TemplateProblem) {
    stack.append(value)
    try render(content)
    stack.removeLast()
  }

  private mutating func renderPartial(_ partial: Template.Partial) throws(TemplateProblem) {
    guard let name = name(of: partial), let template = library.template(name) else { return }
    try checkDepth(of: name, at: partial.position)
    let outer = (indentation, arguments)
    indentation = partial.indentation.isEmpty ? "" : indentation + partial.indentation
    if !partial.arguments.isEmpty {
      arguments.merge(partial.arguments) { outermost, _ in outermost }
    }
    try render(template.nodes)
    (indentation, arguments) = outer
  }

  private func checkDepth(of name: String, at position: Position) throws(TemplateProblem) {
    guard depth > Self.maximumDepth else { return }
    throw TemplateProblem(
      fault: .endlessRecursion(name),
      position: position,
      length: name.utf8.count
    )
  }

  private func name(of partial: Template.Partial) -> String? {
    switch partial.name {
    case .fixed(let name): name
    case .dynamic(let key): lookUp(key)?.text
    }
  }

  private mutating func renderBlock(_ block: Template.Block) throws(TemplateProblem) {
    let argument = arguments[block.name]
    if argument == nil, !block.isStandalone { return try render(block.content) }
    // An argument may hold the very block that it is for.
    try checkDepth(of: block.name, at: block.position)
    let outer = indentation
    var content = (argument ?? block).content[...]
    let startsLine = content.first?.isLineStart ?? false
    if block.isStandalone, !startsLine, !content.isEmpty {
      add(indentation)
      add(block.indentation)
    } else if !block.isStandalone, case .lineStart(let space) = content.first {
      // The block's own line has been indented already.
      add(space)
      content = content.dropFirst()
    }
    indentation += block.indentation
    try render(content)
    indentation = outer
  }

  private func lookUp(_ key: Template.Key) -> Value? {
    guard let first = key.parts.first else { return stack.last }
    var found: Value?
    for level in stack.indices.reversed() {
      found = stack[level].member(first)
      if found != nil { break }
    }
    for part in key.parts.dropFirst() { found = found?.member(part) }
    return found
  }
}

extension Value {
  fileprivate func member(_ name: String) -> Value? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }
}

extension Template.Node {
  fileprivate var isLineStart: Bool {
    if case .lineStart = self { true } else { false }
  }
}
