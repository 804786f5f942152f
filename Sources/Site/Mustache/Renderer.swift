/// One rendering under way.
struct Renderer {
  /// A value on the context stack.
  private struct Level {
    let value: Value
    /// Those of the value, if it is an object.
    let members: Members

    init(_ value: Value) {
      self.value = value
      members =
        switch value {
        case .object(let members): members
        case .shared(let object): object.members
        default: Members()
        }
    }
  }

  private let library: Library
  private var stack: [Level]
  /// The lowest level of the stack that has been looked at since this was set.
  private var lowest = 0
  /// The text so far in UTF-8.
  private(set) var output: [UInt8] = []

  /// - Parameters:
  ///   - library: Where partials and parents are found.
  ///   - stack: The context stack; a key is looked for in the last value first.
  init(_ library: Library, _ stack: [Value]) {
    self.library = library
    self.stack = stack.map(Level.init)
  }

  /// Adds what a program shows.
  mutating func run(_ program: Program) throws(TemplateProblem) {
    if output.isEmpty {
      let length = stack.reduce(program.texts.count) { $0 + $1.members.markupLength }
      output.reserveCapacity(length + length / 4)
    }
    try run(program, program.steps.indices)
  }

  private mutating func run(
    _ program: Program,
    _ range: Range<Int>
  ) throws(TemplateProblem) {
    var next = range.lowerBound
    while next < range.upperBound {
      let step = program.steps[next]
      next += 1
      switch step {
      case .text(let range): output += program.texts[range]
      case .variable(let key, let isEscaped):
        if let value = lookUp(program.keys[key]) { add(value, isEscaped: isEscaped) }
      case .section(let key, let end):
        if let value = lookUp(program.keys[key]), value.isTruthy {
          try run(program, next..<end, for: value)
        }
        next = end
      case .invertedSection(let key, let end):
        if lookUp(program.keys[key])?.isTruthy == true { next = end }
      case .deferred(let number): try run(program.deferred[number])
      }
    }
  }

  private mutating func run(
    _ program: Program,
    _ content: Range<Int>,
    for value: Value
  ) throws(TemplateProblem) {
    guard case .list(let elements) = value else { return try run(program, content, in: value) }
    for element in elements { try run(program, content, in: element) }
  }

  private mutating func run(
    _ program: Program,
    _ content: Range<Int>,
    in value: Value
  ) throws(TemplateProblem) {
    if case .shared(let object) = value, let number = program.number {
      return try run(
        program,
        content,
        for: object,
        in: Program.Section(program: number, start: content.lowerBound)
      )
    }
    stack.append(Level(value))
    try run(program, content)
    stack.removeLast()
  }

  private mutating func run(
    _ program: Program,
    _ content: Range<Int>,
    for object: SharedObject,
    in section: Program.Section
  ) throws(TemplateProblem) {
    if let bytes = object.bytes(in: section) {
      output += bytes
      return
    }
    let start = output.count
    let outer = lowest
    lowest = stack.count
    stack.append(Level(.shared(object)))
    try run(program, content)
    stack.removeLast()
    if lowest == stack.count { object.note(output[start...], in: section) }
    lowest = min(lowest, outer)
  }

  /// Puts something in place and runs it.
  private mutating func run(_ deferred: Program.Deferred) throws(TemplateProblem) {
    var linker = Linker(library, deferred.surroundings)
    switch deferred.node {
    case .partial(let partial):
      guard let name = name(of: partial), library.template(name) != nil else { return }
      try linker.checkDepth(of: name, at: partial.position)
      linker.add(partial, name)
    case .block(let block):
      try linker.checkDepth(of: block.name, at: block.position)
      linker.add(block)
    case .lineStart, .text, .variable, .section, .invertedSection: linker.add([deferred.node])
    }
    try run(linker.program)
  }

  private mutating func name(of partial: Template.Partial) -> String? {
    switch partial.name {
    case .fixed(let name): name
    case .dynamic(let key): lookUp(key)?.text
    }
  }

  private mutating func add(_ value: Value, isEscaped: Bool) {
    switch value {
    case .markup(let bytes): output += bytes
    case .html(let text): output.append(copy: text)
    case .string(let text) where isEscaped: output.append(escapedHTML: text)
    default:
      let text = value.text
      output.append(copy: isEscaped ? escapedHTML(text) : text)
    }
  }

  private mutating func lookUp(_ key: Template.Key) -> Value? {
    guard let first = key.parts.first else { return stack.last?.value }
    for level in stack.indices.reversed() {
      guard var found = stack[level].members[first, key.mark] else { continue }
      lowest = min(lowest, level)
      for part in key.parts.dropFirst() {
        guard let next = Level(found).members[part] else { return nil }
        found = next
      }
      return found
    }
    lowest = 0
    return nil
  }
}
