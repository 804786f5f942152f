/// The reason why a text is not a step.
public enum StepProblem: Error, Equatable, Sendable {
  /// The first word is not a known verb.
  case unknownVerb(String)
  /// The verb is known, but the rest of the text doesn't match its form.
  case malformed(verb: String, form: String)
}

extension Step {
  /// The syntax of each step by its verb, in the order in which messages list them.
  public static let forms: [(verb: String, form: String)] = [
    ("present", "present, N host passes"),
    ("host", "host pass"),
    ("tap", "tap \"label\""),
    ("hold", "hold \"label\""),
    ("drag", "drag \"label\" by 40, 0"),
    ("pinch", "pinch \"label\" by 2"),
    ("rotate", "rotate \"label\" by 45"),
    ("hover", "hover \"label\""),
    ("unhover", "unhover"),
    ("type", "type \"text\" into \"label\""),
    ("submit", "submit \"label\""),
    ("toggle", "toggle \"label\""),
    ("select", "select \"item\""),
    ("delete", "delete \"label\""),
    ("move", "move \"label\" to 1"),
    ("drop", "drop \"label\" onto \"label\""),
    ("refresh", "refresh \"label\""),
    ("open", "open \"label\""),
    ("dismiss", "dismiss"),
    ("scroll", "scroll to \"label\""),
    ("scroll", "scroll to end"),
    ("environment", "environment key = value"),
    ("wait", "wait 0.5 s"),
    ("run", "run name"),
    ("repeat", "repeat N: step"),
  ]

  /// The first words of the steps, each once.
  public static let verbs = forms.indices.filter { index in
    !forms[..<index].contains { $0.verb == forms[index].verb }
  }.map { forms[$0].verb }

  /// What can follow a label that several views show, with what it means.
  public static let labelForms: [(form: String, meaning: String)] = [
    ("tap \"label\" #2", "the second view with the label, from the top"),
    ("tap \"label\" in row \"text\"", "the one in the row that shows the text"),
  ]

  /// Parses a step as written in a page.
  ///
  /// Typographic quotes count as straight quotes, because editors insert them automatically.
  /// - Throws: `StepProblem`.
  public init(parsing text: String) throws {
    var scanner = StepScanner(text)
    self = try scanner.step()
  }
}

/// Parses one step from left to right.
private struct StepScanner {
  private var rest: Substring
  /// Whether the current step is inside a repetition, which can't contain another one.
  private var isRepeating = false

  init(_ text: String) {
    let straight = text.map { "“”„".contains($0) ? "\"" : $0 }
    rest = Substring(String(straight))
    skipSpaces()
  }

  mutating func step() throws -> Step {
    let verb = word()
    guard let form = Step.forms.first(where: { $0.verb == verb })?.form else {
      throw StepProblem.unknownVerb(verb)
    }
    guard let step = try arguments(of: verb), rest.isEmpty else {
      throw StepProblem.malformed(verb: verb, form: form)
    }
    return step
  }

  private mutating func arguments(of verb: String) throws -> Step? {
    switch verb {
    case "present": return presentation()
    case "host": return take("pass") ? .hostPass : nil
    case "tap": return label().map(Step.tap)
    case "hold": return label().map(Step.hold)
    case "drag": return drag()
    case "pinch": return turn().flatMap { $1 > 0 ? .pinch($0, scale: $1) : nil }
    case "rotate": return turn().map { .rotate($0, degrees: $1) }
    case "hover": return label().map(Step.hover)
    case "unhover": return .unhover
    case "type":
      guard let text = quoted(), take("into"), let label = label() else { return nil }
      return .type(text, into: label)
    case "submit": return label().map(Step.submit)
    case "toggle": return label().map(Step.toggle)
    case "select": return label().map(Step.select)
    case "delete": return label().map(Step.delete)
    case "move":
      guard let label = label(), take("to"), let position = number() else { return nil }
      return position > 0 ? .move(label, to: position) : nil
    case "drop":
      guard let source = label(), take("onto"), let target = label() else { return nil }
      return .drop(source, onto: target)
    case "refresh": return label().map(Step.refresh)
    case "open": return label().map(Step.open)
    case "dismiss": return .dismiss
    case "scroll":
      guard take("to") else { return nil }
      return take("end") ? .scrollToEnd : quoted().map(Step.scroll(to:))
    case "environment": return environment()
    case "wait": return wait()
    case "run":
      let name = remainder()
      return name.isEmpty ? nil : .run(name)
    default: return try repetition()
    }
  }

  private mutating func presentation() -> Step? {
    guard take(",") else { return .present(hostPasses: 0) }
    guard let passes = number(), passes <= Step.maxRepetitions, take("host") else { return nil }
    return take("passes") || take("pass") ? .present(hostPasses: passes) : nil
  }

  private mutating func drag() -> Step? {
    guard let label = label(), take("by"), let x = decimal(), take(","), let y = decimal() else {
      return nil
    }
    return .drag(label, x: x, y: y)
  }

  private mutating func turn() -> (StepLabel, Double)? {
    guard let label = label(), take("by"), let amount = decimal() else { return nil }
    return (label, amount)
  }

  private mutating func environment() -> Step? {
    let key = word()
    guard !key.isEmpty, take("=") else { return nil }
    let value = remainder()
    return value.isEmpty ? nil : .environment(key: key, value: value)
  }

  private mutating func wait() -> Step? {
    guard let seconds = decimal(), (0...Step.maxWait).contains(seconds) else { return nil }
    return take("s") ? .wait(seconds: seconds) : nil
  }

  private mutating func repetition() throws -> Step? {
    guard !isRepeating, let count = number(), (1...Step.maxRepetitions).contains(count),
      take(":")
    else { return nil }
    isRepeating = true
    return .repeat(count, try step())
  }

  /// A label, with a text in its row and a number if it has them.
  private mutating func label() -> StepLabel? {
    guard let text = quoted() else { return nil }
    var row: String?
    if take("in") {
      guard take("row"), let text = quoted() else { return nil }
      row = text
    }
    guard take("#") else { return StepLabel(text, row: row) }
    return number().flatMap { $0 > 0 ? StepLabel(text, row: row, number: $0) : nil }
  }

  private mutating func quoted() -> String? {
    guard rest.first == "\"" else { return nil }
    var text = ""
    var isEscaped = false
    for index in rest.indices.dropFirst() {
      let character = rest[index]
      if isEscaped {
        text.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        rest = rest[rest.index(after: index)...]
        skipSpaces()
        return text
      } else {
        text.append(character)
      }
    }
    return nil
  }

  private mutating func number() -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { return nil }
    rest = rest.dropFirst(digits.count)
    skipSpaces()
    return number
  }

  private mutating func decimal() -> Double? {
    let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard let number = Double(digits), number.isFinite else { return nil }
    rest = rest.dropFirst(digits.count)
    skipSpaces()
    return number
  }

  private mutating func word() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(word.count)
    skipSpaces()
    return String(word)
  }

  private mutating func take(_ token: String) -> Bool {
    guard rest.hasPrefix(token) else { return false }
    rest = rest.dropFirst(token.count)
    skipSpaces()
    return true
  }

  private mutating func remainder() -> String {
    defer { rest = "" }
    return String(rest).trimmingTrailingSpaces()
  }

  private mutating func skipSpaces() {
    rest = rest.drop { $0 == " " || $0 == "\t" }
  }
}

extension Step {
  /// The maximum number of host passes or repetitions in one step, so that a typo doesn't run for an hour.
  public static let maxRepetitions = 1_000_000

  /// The maximum wait of one step in seconds: a year, so that every value can be written in plain digits.
  static let maxWait = 31_536_000.0
}

extension String {
  fileprivate func trimmingTrailingSpaces() -> String {
    var result = self
    while let last = result.last, last == " " || last == "\t" { result.removeLast() }
    return result
  }
}
