import Diagnostics
import Markdown
import Spelling

/// Parses `[6](count:scenario/step/View)`, with an optional `/release` at the end.
///
/// A step with spaces is in angle brackets, `(<count:a/tap "Add"/Row>)`, or percent-encoded.
struct CountLinkReader {
  private let source: SourceText
  private let names: [String]
  private var targets: [String: Target]
  private(set) var findings: FindingList

  /// A scenario, indexed for the lookups of many links.
  private struct Target {
    let scenario: Scenario
    lazy var words = Set(scenario.words)
    lazy var steps = Dictionary(
      uniqueKeysWithValues: Configuration.allCases.map { ($0, StepCounts(scenario.steps(for: $0))) }
    )
  }

  init(source: SourceText, scenarios: [Scenario]) {
    self.source = source
    names = scenarios.map(\.name)
    targets = Dictionary(scenarios.map { ($0.name, Target(scenario: $0)) }) { first, _ in first }
    findings = FindingList(of: source)
  }

  private static let scheme = "count:"

  /// Whether a link states a count.
  ///
  /// The case of a scheme's letters makes no difference, as for every address.
  static func isCount(_ link: Link) -> Bool {
    String(decoding: link.destinationBytes.prefix(scheme.utf8.count), as: UTF8.self).lowercased()
      == scheme
  }

  mutating func read(_ link: Link, at range: Range<Int>) -> CountLink? {
    do {
      return try countLink(link)
    } catch let fault as Column.Fault {
      findings.report(fault.message(), at: range)
    } catch {
      findings.report(.step(link.destination, error), at: range)
    }
    return nil
  }

  private mutating func countLink(_ link: Link) throws -> CountLink {
    let path = percentDecoded(link.destination.utf8.dropFirst(Self.scheme.utf8.count))
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let configuration = parts.last.flatMap(Configuration.init)
    if configuration != nil { parts.removeLast() }
    guard parts.count >= 3, let name = parts.first, let view = parts.last else {
      throw Column.Fault(message: .incomplete)
    }
    guard let stated = count(link.inlines.plainText), let number = link.inlines.first,
      link.inlines.count == 1
    else { throw Column.Fault(message: .notANumber(link.inlines.plainText)) }
    guard let scenario = targets[name]?.scenario else {
      let names = names
      throw Column.Fault(message: .unknownScenario(name, among: names))
    }
    let after = number.range.upperBound + 1
    if source.bytes.indices.contains(after), source.bytes[after] != UInt8(ascii: "("),
      !source.bytes[after...].starts(with: "[".utf8)
        || source.bytes[after...].starts(with: "[]".utf8)
    {
      throw Column.Fault(message: .numberAsLabel(link.destination))
    }
    let column = try Column.parse(view).get()
    let reference = try step(parts.dropFirst().dropLast().joined(separator: "/"))
    if scenario.expectation == .compileError {
      throw Column.Fault(message: .countsWithoutRun(name, "link"))
    }
    let named = configuration ?? scenario.configuration
    if !scenario.configurations.contains(named) {
      throw Column.Fault(message: .otherBuild(named, of: name))
    }
    guard targets[name]?.steps[named]?.contains(reference) == true else {
      let times = targets[name]?.steps[named]?.count(of: reference.step) ?? 0
      let texts = targets[name]?.steps[named]?.texts ?? SpellingSuggester([])
      throw Column.Fault(message: .unknownStep(reference, times, of: name, among: texts))
    }
    guard targets[name]?.words.contains(column.view.identifier) == true else {
      throw Column.Fault(message: .unknownView(column.view, in: scenario))
    }
    return CountLink(
      scenario: name,
      step: reference,
      column: column,
      configuration: configuration,
      stated: stated,
      range: number.range,
      line: source.line(at: number.range.lowerBound)
    )
  }

  private func step(_ text: String) throws -> StepReference {
    do {
      return try StepReference(parsing: text)
    } catch {
      throw Column.Fault(message: .step(text, error))
    }
  }
}

extension Scenario {
  /// The words that could be view names, sorted.
  var capitalizedWords: [String] {
    Set(words.filter { $0.first?.isUppercase == true }).map(String.init).sorted()
  }

  /// The words of the code and its setup.
  fileprivate var words: [Substring] {
    (setup.map(\.code) + [code]).flatMap { code in
      code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    }
  }
}

extension [Scenario] {
  /// The names of the types that their code declares.
  var declaredTypes: Set<String> {
    let pairs = flatMap { zip($0.words, $0.words.dropFirst()) }
    return Set(pairs.filter { ["struct", "class", "enum"].contains($0.0) }.map { String($0.1) })
  }
}

extension String {
  /// A view's name without its enclosing types and generic arguments.
  var identifier: Substring {
    let name = split(separator: ".").last ?? self[...]
    return name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension Diagnostic.Message {
  fileprivate static let incomplete = Self(
    id: "count-link",
    what: "the link does not name a count",
    why: "a count needs a scenario, a step and a view",
    fix: "write 'count:scenario/step/View'"
  )

  fileprivate static func numberAsLabel(_ address: String) -> Self {
    Self(
      id: "count-link",
      what: "the number is also the label of the link's definition",
      why: "when the number changes, the label would lead nowhere",
      fix: "write the address behind the number, as in '[6](<\(address)>)'"
    )
  }

  /// A message for a statement about a build that is not run.
  static func otherBuild(_ configuration: Configuration, of scenario: String) -> Self {
    Self(
      id: "other-build",
      what: "'\(scenario)' does not run in a \(configuration.rawValue) build",
      why: "it runs in the build that its fence names, and in those of its tables",
      fix: "add a table headed 'Interaction (\(configuration.rawValue))', or name another build"
    )
  }

  fileprivate static func notANumber(_ text: String) -> Self {
    Self(
      id: "count-link",
      what: "'\(text)' is not a count",
      why: "the text of a count link is its number",
      fix: "put only the number in brackets, in digits"
    )
  }

  fileprivate static func unknownScenario(_ name: String, among known: [String]) -> Self {
    Self(
      id: "unknown-scenario",
      what: "the page has no scenario '\(name)'",
      why: known.isEmpty ? "it has none" : "it has \(known.listed())",
      fix: nearestName(to: name, among: known).map { "write '\($0)'" } ?? "name one of these"
    )
  }

  static func unknownView(_ view: String, in scenario: Scenario) -> Self {
    Self(
      id: "unknown-view",
      what: "'\(scenario.name)' has no view '\(view)'",
      why: "its code does not contain that name",
      fix: nearestName(to: view, among: scenario.capitalizedWords).map { "write '\($0)'" }
        ?? "name a view of the code"
    )
  }
}
