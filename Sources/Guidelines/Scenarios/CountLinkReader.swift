import Diagnostics
import Markdown
import ScenarioTrace

/// Reads `[6](count:scenario/step/View)`, with `/release` at the end where that is meant.
///
/// A step with spaces stands in angle brackets, `(<count:a/tap "Add"/Row>)`, or percent-encoded.
struct CountLinkReader {
  let source: SourceText
  let scenarios: [Scenario]
  var diagnostics: [Diagnostic] = []

  mutating func read(_ inline: Inline) -> CountLink? {
    guard case .link(let link) = inline.kind, link.destination.hasPrefix("count:") else {
      return nil
    }
    do {
      return try countLink(link, at: inline.range)
    } catch let fault as Column.Fault {
      diagnostics.append(source.diagnostic(fault.message, at: inline.range))
    } catch {
      diagnostics.append(source.diagnostic(.step(link.destination, error), at: inline.range))
    }
    return nil
  }

  private func countLink(_ link: Link, at range: Range<Int>) throws -> CountLink {
    let path = percentDecoded(String(link.destination.dropFirst("count:".count)))
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let configuration = parts.last.flatMap(Configuration.init)
    if configuration != nil { parts.removeLast() }
    guard parts.count >= 3, let name = parts.first, let view = parts.last else {
      throw Column.Fault(message: .incomplete)
    }
    guard let stated = count(link.inlines.plainText), let first = link.inlines.first,
      let last = link.inlines.last, link.inlines.count == 1
    else { throw Column.Fault(message: .notANumber(link.inlines.plainText)) }
    guard let scenario = scenarios.first(where: { $0.name == name }) else {
      throw Column.Fault(message: .unknownScenario(name, among: scenarios.map(\.name)))
    }
    let column = try Column.parse(view).get()
    let reference = try step(parts.dropFirst().dropLast().joined(separator: "/"))
    let steps = scenario.steps(for: configuration ?? scenario.configuration)
    guard reference.index(in: steps) != nil else {
      throw Column.Fault(message: .unknownStep(reference, of: name, among: steps))
    }
    guard scenario.mentions(column.view) else {
      throw Column.Fault(message: .unknownView(column.view, in: scenario))
    }
    return CountLink(
      scenario: name,
      step: reference,
      column: column,
      configuration: configuration,
      stated: stated,
      range: first.range.lowerBound..<last.range.upperBound,
      line: source.line(at: first.range.lowerBound)
    )
  }

  private func step(_ text: String) throws -> StepReference {
    do {
      return try StepReference(parsing: text)
    } catch {
      throw Column.Fault(message: .step(text, error))
    }
  }

  private func percentDecoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let code = UInt8(digits, radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Scenario {
  /// Whether the code or its setup contains a view's name as a whole word.
  fileprivate func mentions(_ view: String) -> Bool {
    let name = view.split(separator: ".").last.map(String.init) ?? view
    let word = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return words.contains(word)
  }

  /// What could be the name of a view, sorted.
  fileprivate var capitalizedWords: [String] {
    Set(words.filter { $0.first?.isUppercase == true }).map(String.init).sorted()
  }

  private var words: [Substring] {
    (setup.map(\.code) + [code]).flatMap { code in
      code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let incomplete = Self(
    id: "count-link",
    what: "the link names no count",
    why: "a count has a scenario, a step and a view",
    fix: "write 'count:scenario/step/View'"
  )

  fileprivate static func notANumber(_ text: String) -> Self {
    Self(
      id: "count-link",
      what: "'\(text)' is not a count",
      why: "the words of a count link are its number",
      fix: "put only the number in brackets"
    )
  }

  fileprivate static func unknownScenario(_ name: String, among known: [String]) -> Self {
    Self(
      id: "unknown-scenario",
      what: "the page has no scenario '\(name)'",
      why: known.isEmpty ? "it has none" : "it has \(known.joined(separator: ", "))",
      fix: nearestName(to: name, among: known).map { "write '\($0)'" } ?? "name one of these"
    )
  }

  fileprivate static func unknownView(_ view: String, in scenario: Scenario) -> Self {
    Self(
      id: "unknown-view",
      what: "'\(scenario.name)' has no view '\(view)'",
      why: "its code does not contain that name",
      fix: nearestName(to: view, among: scenario.capitalizedWords).map { "write '\($0)'" }
        ?? "name a view of the code"
    )
  }
}
