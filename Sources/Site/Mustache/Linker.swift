/// Makes a program of templates.
///
/// Templates that use themselves, that are nested deep or that a model names are put in place when they
/// are met.
struct Linker {
  /// What is around a node of a template.
  struct Surroundings: Sendable {
    /// What the lines of the template are indented by.
    var indentation = ""
    /// Arguments for blocks; the outermost template's come first.
    var arguments: [String: Template.Block] = [:]
    /// How many templates, blocks and sections are around the node.
    var depth = 0
    /// The templates among them.
    var templates: [String] = []
  }

  /// How deep templates and blocks may use each other, the sections between them counted.
  private static let maximumDepth = 200
  /// A program with more steps does not grow by further templates.
  private static let mostSteps = 4096

  private let library: Library
  private var surroundings: Surroundings
  private(set) var program = Program()
  /// The places of the program's keys.
  private var places: [Template.Key: Int] = [:]
  /// Whether the last step is a text that may go on.
  private var endsInText = false

  init(_ library: Library, _ surroundings: Surroundings = Surroundings()) {
    self.library = library
    self.surroundings = surroundings
  }

  /// Adds a template, or the content of a section or block.
  mutating func add(_ nodes: some Sequence<Template.Node>) {
    surroundings.depth += 1
    defer { surroundings.depth -= 1 }
    for node in nodes {
      switch node {
      case .lineStart(let space):
        add(surroundings.indentation)
        add(space)
      case .text(let text): add(text)
      case .variable(let key, let isEscaped):
        add(.variable(key: number(of: key), isEscaped: isEscaped))
      case .section(let key, let content):
        let start = begin()
        add(content)
        end(start, .section(key: number(of: key), end: program.steps.count))
      case .invertedSection(let key, let content):
        let start = begin()
        add(content)
        end(start, .invertedSection(key: number(of: key), end: program.steps.count))
      case .partial(let partial):
        if case .fixed(let name) = partial.name, !surroundings.templates.contains(name), hasRoom {
          add(partial, name)
        } else {
          putOff(node)
        }
      case .block(let block):
        if hasRoom { add(block) } else { putOff(node) }
      }
    }
  }

  /// Adds a template of that name where another one uses it.
  mutating func add(_ partial: Template.Partial, _ name: String) {
    guard let template = library.template(name) else { return }
    let outer = surroundings
    surroundings.indentation =
      partial.indentation.isEmpty ? "" : outer.indentation + partial.indentation
    surroundings.arguments.merge(partial.arguments) { outermost, _ in outermost }
    surroundings.templates.append(name)
    add(template.nodes)
    surroundings = outer
  }

  /// Adds what an argument gives for a block, or the block's own content.
  mutating func add(_ block: Template.Block) {
    let argument = surroundings.arguments[block.name]
    if argument == nil, !block.isStandalone { return add(block.content) }
    let outer = surroundings.indentation
    var content = (argument ?? block).content[...]
    let startsLine = content.first?.isLineStart ?? false
    if block.isStandalone, !startsLine, !content.isEmpty {
      add(outer)
      add(block.indentation)
    } else if !block.isStandalone, case .lineStart(let space) = content.first {
      // The block's own line has been indented already.
      add(space)
      content = content.dropFirst()
    }
    surroundings.indentation += block.indentation
    add(content)
    surroundings.indentation = outer
  }

  /// Finds out whether templates use each other without an end.
  func checkDepth(of name: String, at position: Position) throws(TemplateProblem) {
    guard surroundings.depth > Self.maximumDepth else { return }
    throw TemplateProblem(
      fault: .endlessRecursion(name),
      position: position,
      length: name.utf8.count
    )
  }

  // MARK: Steps

  private var hasRoom: Bool {
    program.steps.count < Self.mostSteps && surroundings.depth <= Self.maximumDepth
  }

  private mutating func putOff(_ node: Template.Node) {
    add(.deferred(program.deferred.count))
    program.deferred.append(Program.Deferred(node: node, surroundings: surroundings))
  }

  /// Makes room for the step that a section begins with.
  private mutating func begin() -> Int {
    add(.text(0..<0))
    return program.steps.count - 1
  }

  private mutating func end(_ start: Int, _ step: Program.Step) {
    program.steps[start] = step
    endsInText = false
  }

  private mutating func add(_ step: Program.Step) {
    program.steps.append(step)
    endsInText = false
  }

  private mutating func add(_ text: String) { add(Array(text.utf8)) }

  private mutating func add(_ text: [UInt8]) {
    if text.isEmpty { return }
    let start = program.texts.count
    program.texts += text
    if endsInText, case .text(let range) = program.steps.last {
      program.steps[program.steps.count - 1] = .text(range.lowerBound..<program.texts.count)
    } else {
      add(.text(start..<program.texts.count))
      endsInText = true
    }
  }

  private mutating func number(of key: Template.Key) -> Int {
    if let known = places[key] { return known }
    places[key] = program.keys.count
    program.keys.append(key)
    return program.keys.count - 1
  }
}

extension Template.Node {
  fileprivate var isLineStart: Bool {
    if case .lineStart = self { true } else { false }
  }
}
