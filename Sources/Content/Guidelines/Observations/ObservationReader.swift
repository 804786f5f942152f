import Diagnostics
import Spelling

/// Reads the front matter of an observation, and checks that there is one program with something observed.
struct ObservationReader {
  let source: SourceText
  private let scenarios: [Scenario]
  private(set) var findings: FindingList

  init(source: SourceText, scenarios: [Scenario]) {
    self.source = source
    self.scenarios = scenarios
    findings = FindingList(of: source)
  }

  mutating func observation(_ frontMatter: FrontMatter) -> Observation {
    let start = source.range(ofLine: 1)
    let triage: Observation.Triage? = value(of: .triage, in: frontMatter)
    let triageRange = frontMatter.values[.triage]?.first?.range ?? start
    if let reason = frontMatter.values[.reason]?.first, frontMatter[.triage] == nil {
      findings.report(.reasonWithoutTriage, at: reason.range)
    }
    if triage != nil, frontMatter[.reason] == nil {
      findings.report(.noReason, at: triageRange)
    }
    if frontMatter[.url] == nil, frontMatter.list(.sources).isEmpty {
      findings.report(.noAddress, at: start)
    }
    checkProgram()
    return Observation(
      subject: frontMatter[.topic] ?? "",
      os: frontMatter[.os] ?? "",
      device: frontMatter[.device],
      evidence: value(of: .evidence, in: frontMatter),
      confidence: value(of: .confidence, in: frontMatter),
      triage: triage,
      reason: frontMatter[.reason] ?? "",
      triageRange: triageRange
    )
  }

  private mutating func checkProgram() {
    guard let scenario = scenarios.first, scenarios.count == 1 else {
      return findings.report(
        .notOneProgram(scenarios.count),
        at: scenarios.dropFirst().first?.nameRange ?? source.range(ofLine: 1)
      )
    }
    if scenario.observed.isEmpty, scenario.consoles.isEmpty {
      findings.report(.nothingObserved(scenario.name), at: scenario.nameRange)
    }
    if scenario.expectation == .runs {
      for console in scenario.consoles where console.step == nil {
        findings.report(.linesOfNoStep, at: console.codeBlock.infoRange)
      }
    }
    for observed in scenario.observed
    where scenario.consoles.isEmpty
      && !observed.table.rows.contains(where: { $0.cells.contains { $0.allowed != nil } })
    {
      findings.report(.emptyTable, at: observed.table.range)
    }
    if let second = scenario.observed.dropFirst().first {
      findings.report(.secondObserved, at: second.table.range)
    }
  }

  private mutating func value<Value>(
    of key: FrontMatter.Key,
    in frontMatter: FrontMatter
  ) -> Value?
  where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    guard let field = frontMatter.values[key]?.first else { return nil }
    if let value = Value(rawValue: field.text) { return value }
    let known = Value.allCases.map(\.rawValue)
    findings.report(.unknownWord(key, field.text, among: known), at: field.range)
    return nil
  }
}

extension Diagnostic.Message {
  private static let id = "observation"

  fileprivate static func unknownWord(
    _ key: FrontMatter.Key,
    _ text: String,
    among known: [String]
  ) -> Self {
    Self(
      id: id,
      what: "'\(text)' is not a valid \(key.name)",
      why: "the valid values are \(known.joined(separator: ", "))",
      fix: nearestName(to: text, among: known).map { "write '\(key.name): \($0)'" }
        ?? "write one of them"
    )
  }

  fileprivate static let noReason = Self(
    id: id,
    what: "the triage gives no reason",
    why: "readers want to know why the engine's result differs",
    fix: "add 'reason: …' with one sentence"
  )

  fileprivate static let reasonWithoutTriage = Self(
    id: id,
    what: "there is a reason but no triage",
    why: "a reason explains a disagreement",
    fix: "remove it, or add 'triage: …'"
  )

  fileprivate static let noAddress = Self(
    id: id,
    what: "the observation names no source",
    why: "without an address, readers cannot check it",
    fix: "add 'url: …', or 'sources: […]' with a page of content/sources"
  )

  fileprivate static func notOneProgram(_ count: Int) -> Self {
    Self(
      id: id,
      what: "the observation has \(count == 0 ? "no program" : "\(count) programs")",
      why: "one file is one observation, which agrees or differs as a whole",
      fix: count == 0 ? "add a '```swift scenario=…' fence" : "move each program to its own file"
    )
  }

  fileprivate static func nothingObserved(_ scenario: String) -> Self {
    Self(
      id: id,
      what: "'\(scenario)' has no observed values",
      why: "no Observed table and no console fence follows the program",
      fix: "add the observed counts in a table headed 'Observed', or a log in a 'console' fence"
    )
  }

  fileprivate static let linesOfNoStep = Self(
    id: id,
    what: "the console fence names no step",
    why: "a line that is printed in another step than observed would go unnoticed",
    fix: "write a fence for each step, as in 'console step=\"present\"'"
  )

  fileprivate static let emptyTable = Self(
    id: id,
    what: "the Observed table states no count",
    why: "the engine would agree with nothing",
    fix: "add the observed counts, or remove the table and state a log in a 'console' fence"
  )

  fileprivate static let secondObserved = Self(
    id: id,
    what: "the program has two Observed tables",
    why: "an observation is one run on one device",
    fix: "merge them, or move one to its own file"
  )
}
