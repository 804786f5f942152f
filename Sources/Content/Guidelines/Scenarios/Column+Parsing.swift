import Diagnostics
import ScenarioTrace
import Spelling

extension Column {
  /// Parses `View`, `Outer.View` or `View.metric`; a last part in lowercase is a metric.
  static func parse(_ text: String) -> Result<Column, Fault> {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = parts.last, isType(text),
      parts.allSatisfy({ $0.first?.isLetter == true || $0.first == "_" })
    else { return .failure(Fault(message: .notAView(text))) }
    guard parts.count > 1, last.first?.isLowercase == true else {
      return .success(Column(view: text))
    }
    guard let metric = Metric(rawValue: last) else {
      return .failure(Fault(message: .unknownMetric(last)))
    }
    return .success(Column(view: parts.dropLast().joined(separator: "."), metric: metric))
  }

  /// Whether a text has only the characters of a type's name, with its angle brackets in pairs.
  private static func isType(_ text: String) -> Bool {
    var depth = 0
    for character in text {
      switch character {
      case "<": depth += 1
      case ">": depth -= 1
      case "_", ".", ",", " ", "(", ")", "?", "[", "]", ":", "&": break
      default: if !character.isLetter, !character.isNumber { return false }
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// Why a text is not a column name.
  struct Fault: Error {
    /// Creates the message, which includes comparing names.
    let message: @Sendable () -> Diagnostic.Message

    init(message: @autoclosure @escaping @Sendable () -> Diagnostic.Message) {
      self.message = message
    }
  }
}

extension StepReference {
  /// Parses a step, optionally followed directly by `#2` for its second occurrence.
  ///
  /// After a space, `#2` belongs to the step's label.
  /// - Throws: `StepProblem`.
  package init(parsing text: String) throws {
    let digits = text.reversed().prefix { $0.isASCII && $0.isNumber }
    let mark = text.dropLast(digits.count)
    guard !digits.isEmpty, mark.hasSuffix("#"), !mark.hasSuffix(" #"),
      let step = try? Step(parsing: String(mark.dropLast()))
    else {
      self.init(try Step(parsing: text))
      return
    }
    self.init(step, occurrence: Int(String(digits.reversed())) ?? 0)
  }
}

extension Diagnostic.Message {
  fileprivate static func notAView(_ text: String) -> Self {
    Self(
      id: "column",
      what: "'\(text)' is not the name of a view",
      why: "a column names a view type, or a view type followed by '.' and what to count",
      fix: "write a type's name, such as 'Row' or 'Row.comparisons'"
    )
  }

  fileprivate static func unknownMetric(_ name: String) -> Self {
    let known = Column.Metric.allCases.map(\.rawValue)
    return Self(
      id: "column",
      what: "'\(name)' cannot be counted",
      why: "a column can count \(known.joined(separator: ", "))",
      fix: nearestName(to: name, among: known).map { "write '\($0)'" }
        ?? "write the view's name alone for evaluations"
    )
  }

  /// A finding about a text that is not a step.
  static func step(_ text: String, _ problem: any Error) -> Self {
    switch problem {
    case StepProblem.unknownVerb(let verb):
      Self(
        id: "step",
        what: "'\(text)' is not a step",
        why: "no step starts with '\(verb)'",
        fix: nearestName(to: verb, among: Step.verbs).map { "write '\($0)'" }
          ?? "start with \(Step.verbs.joined(separator: ", "))"
      )
    case StepProblem.malformed(let verb, let form):
      Self(
        id: "step",
        what: "'\(text)' is not a step",
        why: "'\(verb)' is written differently",
        fix: "write '\(form)'"
      )
    default: Self(id: "step", what: "'\(text)' is not a step")
    }
  }
}
