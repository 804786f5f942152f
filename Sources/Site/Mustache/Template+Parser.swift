extension Template {
  /// Parses a template.
  package init(parsing source: String) {
    let scanner = TemplateScanner(source)
    var parser = Parser(problems: scanner.problems)
    for piece in StandaloneLines(scanner.tokens).pieces { parser.take(piece) }
    nodes = parser.finish()
    problems = parser.problems.sorted { $0.position < $1.position }
  }
}

/// Builds the tree with an explicit stack of open tags.
private struct Parser {
  /// A section, block or parent that is still open.
  struct Frame {
    let token: TemplateScanner.Token
    let sign: TemplateScanner.Sign
    let name: String
    let line: StandaloneLines.TagLine
    var nodes: [Template.Node] = []
  }

  private(set) var problems: [TemplateProblem]
  private var frames: [Frame] = []
  /// Whether nesting was too deep; the rest of the template is ignored.
  private var isAbandoned = false
  private var nodes: [Template.Node] = []

  init(problems: [TemplateProblem]) {
    self.problems = problems
  }

  mutating func take(_ piece: StandaloneLines.Piece) {
    guard !isAbandoned else { return }
    switch piece {
    case .lineStart(let space): append(.lineStart(space))
    case .text(let text): append(.text(Array(text)))
    case .tag(let token, let sign, let name, let line): take(token, sign, name, line)
    }
  }

  /// The tree; closes what is still open, and reports it unless parsing was abandoned.
  mutating func finish() -> [Template.Node] {
    while let frame = frames.last {
      if !isAbandoned { report(.unclosedSection(frame.name), at: frame.token) }
      close(frame)
    }
    return nodes
  }

  private mutating func take(
    _ token: TemplateScanner.Token,
    _ sign: TemplateScanner.Sign?,
    _ name: String,
    _ line: StandaloneLines.TagLine
  ) {
    switch sign {
    case .comment, .delimiters: break
    case .section?, .invertedSection?, .block?, .parent?:
      if frames.count == TemplateProblem.maxNesting {
        report(.tooDeep(name), at: token)
        isAbandoned = true
      } else {
        frames.append(Frame(token: token, sign: sign ?? .section, name: name, line: line))
      }
    case .end: end(name, at: token)
    case .partial:
      append(.partial(partial(name, at: token, line, arguments: [:])))
    case .unescaped, .braces, nil:
      append(.variable(key(name, at: token), isEscaped: sign == nil))
    }
  }

  private mutating func end(_ name: String, at token: TemplateScanner.Token) {
    guard let frame = frames.last, same(frame.name, name) else {
      report(.unexpectedEnd(name, open: frames.last?.name), at: token)
      // A misspelled closing tag closes the innermost open tag, so that one typo is one problem.
      guard let last = frames.last, !frames.contains(where: { same($0.name, name) }) else { return }
      close(last)
      return
    }
    close(frame)
  }

  private mutating func close(_ frame: Frame) {
    frames.removeLast()
    switch frame.sign {
    case .section: append(.section(key(frame.name, at: frame.token), frame.nodes))
    case .invertedSection:
      append(.invertedSection(key(frame.name, at: frame.token), frame.nodes))
    case .block: append(.block(block(frame)))
    default:
      var arguments: [String: Template.Block] = [:]
      for case .block(let block) in frame.nodes { arguments[block.name] = block }
      append(.partial(partial(frame.name, at: frame.token, frame.line, arguments: arguments)))
    }
  }

  /// The block without the indentation of its first line.
  private func block(_ frame: Frame) -> Template.Block {
    var block = Template.Block(
      name: frame.name,
      content: frame.nodes,
      indentation: frame.line.indentation ?? "",
      isStandalone: frame.line.isStandalone,
      position: frame.token.position
    )
    guard frame.line.isStandalone else { return block }
    if case .lineStart(let space) = frame.nodes.first { block.indentation = space }
    block.content = frame.nodes.map { $0.dedented(by: block.indentation) }
    return block
  }

  private func partial(
    _ name: String,
    at token: TemplateScanner.Token,
    _ line: StandaloneLines.TagLine,
    arguments: [String: Template.Block]
  ) -> Template.Partial {
    let isDynamic = name.utf8.first == UInt8(ascii: "*")
    return Template.Partial(
      name: isDynamic ? .dynamic(key(trimmed(String(name.dropFirst())), at: token)) : .fixed(name),
      indentation: line.isStandalone ? line.indentation ?? "" : "",
      arguments: arguments,
      position: token.position
    )
  }

  private func key(_ name: String, at token: TemplateScanner.Token) -> Template.Key {
    Template.Key(
      parts: name == "." ? [] : name.split(separator: ".").map { trimmed(String($0)) },
      position: token.position
    )
  }

  private func same(_ first: String, _ second: String) -> Bool {
    first == second || first.filter { !$0.isWhitespace } == second.filter { !$0.isWhitespace }
  }

  private mutating func append(_ node: Template.Node) {
    if frames.isEmpty {
      nodes.append(node)
    } else {
      frames[frames.count - 1].nodes.append(node)
    }
  }

  private mutating func report(_ fault: TemplateProblem.Fault, at token: TemplateScanner.Token) {
    problems.append(
      TemplateProblem(fault: fault, position: token.position, length: token.length)
    )
  }
}

extension Template.Node {
  /// The node with this white space removed from the start of its lines.
  fileprivate func dedented(by space: String) -> Self {
    switch self {
    case .text, .variable: return self
    case .lineStart(let own): return .lineStart(own.withoutPrefix(space))
    case .section(let key, let nodes):
      return .section(key, nodes.map { $0.dedented(by: space) })
    case .invertedSection(let key, let nodes):
      return .invertedSection(key, nodes.map { $0.dedented(by: space) })
    case .partial(var partial):
      partial.indentation = partial.indentation.withoutPrefix(space)
      return .partial(partial)
    case .block(var block):
      block.indentation = block.indentation.withoutPrefix(space)
      if !block.isStandalone { block.content = block.content.map { $0.dedented(by: space) } }
      return .block(block)
    }
  }
}

extension String {
  fileprivate func withoutPrefix(_ space: String) -> String {
    hasPrefix(space) ? String(dropFirst(space.count)) : ""
  }
}
