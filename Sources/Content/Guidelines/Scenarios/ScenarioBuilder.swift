import Diagnostics
import Markdown
import Spelling

/// Collects a page's statements about one scenario.
struct ScenarioBuilder {
  static let attributes = [
    "scenario", "verdict", "root", "configuration", "language-mode", "profile", "sdk", "expects",
    "rules", "sources", "target",
  ]
  /// The engine's profiles.
  static let profiles = Profile.allCases.map(\.rawValue)

  let source: SourceText
  let codeBlock: CodeBlock
  let info: InfoString
  let heading: Heading?
  /// The profile of a program that names none.
  let impliedProfile: Profile?
  var tables: [StatedTable] = []
  var consoles: [StatedConsole] = []
  var observed: [ObservedTable] = []
  private(set) var findings: FindingList

  init(
    _ codeBlock: CodeBlock,
    info: InfoString,
    heading: Heading?,
    impliedProfile: Profile? = nil,
    source: SourceText
  ) {
    self.source = source
    self.impliedProfile = impliedProfile
    findings = FindingList(of: source)
    self.codeBlock = codeBlock
    self.info = info
    self.heading = heading
  }

  var name: String { info["scenario"]?.value ?? "" }

  /// The configuration of a table or fence that does not specify one.
  var configuration: Configuration {
    info["configuration"]?.value.flatMap(Configuration.init) ?? .debug
  }

  mutating func add(_ table: StatedTable) {
    if tables.contains(where: { $0.configuration == table.configuration }) {
      let name = name
      findings.report(.secondTable(name, table.configuration), at: table.range)
    } else {
      tables.append(table)
    }
  }

  /// Creates the scenario and adds its findings to `findings`.
  mutating func build(setup: [Scenario.Setup]) -> Scenario {
    let verdict: Scenario.Verdict? = value("verdict")
    let mode: Scenario.LanguageMode? = value("language-mode")
    let expectation: Scenario.Expectation? = value("expects")
    let sdk: Sdk? = value("sdk")
    let _: Configuration? = value("configuration")
    let nameItem = info["scenario"]
    checkName()
    if let item = info["root"], item.value?.isEmpty == true {
      findings.report(.noRoot, at: item.nameRange)
    }
    if let setup = info["setup"] { findings.report(.setupWithName, at: setup.nameRange) }
    let scenario = Scenario(
      name: name,
      verdict: verdict,
      root: root,
      configuration: configuration,
      statedLanguageMode: mode,
      profile: profile(),
      sdk: sdk,
      expectation: expectation ?? .runs,
      code: codeBlock.text,
      files: files(),
      codeBlock: codeBlock,
      line: source.line(at: codeBlock.range.lowerBound),
      nameRange: nameItem?.valueRange ?? codeBlock.infoRange,
      rootRange: (info["root"] ?? nameItem)?.valueRange ?? codeBlock.infoRange,
      setup: setup,
      tables: tables,
      consoles: consoles,
      observed: observed,
      heading: heading,
      rules: rules()
    )
    let count = scenario.code.utf8.count
    if count > Scenario.maxCodeSize { findings.report(.tooLong(count), at: scenario.nameRange) }
    checkExpectation(of: scenario)
    checkConsoleSteps(of: scenario)
    return scenario
  }

  private var root: Scenario.Root {
    guard let text = info["root"]?.value, !text.isEmpty else { return .inferred }
    let isName = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isName ? .named(text) : .expression(text)
  }

  /// The files of `sources="../App/**" target=App`.
  private mutating func files() -> Scenario.Files? {
    guard let item = info["sources"] else {
      if let target = info["target"] { findings.report(.targetWithoutFiles, at: target.nameRange) }
      return nil
    }
    let path = item.value ?? ""
    if path.isEmpty || path.hasPrefix("/") {
      findings.report(.notAPath(path), at: path.isEmpty ? item.nameRange : item.valueRange)
    }
    return Scenario.Files(pattern: path, target: info["target"]?.value, range: item.valueRange)
  }

  /// The ids in `rules=CMP-4,ENV-3`.
  private mutating func rules() -> [RuleReference] {
    guard let item = info["rules"], let text = item.value else { return [] }
    var start = item.valueRange.lowerBound
    var rules: [RuleReference] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let range = start..<start + part.utf8.count
      start = range.upperBound + 1
      if let id = RuleID(part) {
        rules.append(RuleReference(id: id, range: range))
      } else {
        findings.report(
          part.isEmpty ? .noRuleID : .notARuleID(String(part)),
          at: range.isEmpty ? item.nameRange : range
        )
      }
    }
    return rules
  }

  private mutating func profile() -> String? {
    guard let item = info["profile"], let text = item.value else { return impliedProfile?.rawValue }
    guard Self.profiles.contains(text) else {
      findings.report(.unknownValue("profile", text, among: Self.profiles), at: item.valueRange)
      return nil
    }
    return text
  }

  private mutating func value<Value>(_ attribute: String) -> Value?
  where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    guard let item = info[attribute] else { return nil }
    if let value = Value(rawValue: item.value ?? "") { return value }
    let known = Value.allCases.map(\.rawValue)
    findings.report(.unknownValue(attribute, item.value ?? "", among: known), at: item.valueRange)
    return nil
  }

  private mutating func checkName() {
    let name = name
    guard !Scenario.isName(name), let item = info["scenario"] else { return }
    findings.report(.notAName(name), at: item.valueRange.isEmpty ? item.nameRange : item.valueRange)
  }

  private mutating func checkExpectation(of scenario: Scenario) {
    if scenario.expectation == .crash, consoles.isEmpty, observed.isEmpty {
      findings.report(.unstatedTrap(scenario.name), at: scenario.nameRange)
    }
    guard scenario.expectation == .compileError else { return }
    if let table = tables.first {
      findings.report(.countsWithoutRun(scenario.name, "table"), at: table.range)
    }
    if consoles.isEmpty {
      findings.report(.unstatedDiagnostics(scenario.name), at: scenario.nameRange)
    }
  }

  private mutating func checkConsoleSteps(of scenario: Scenario) {
    var known: [Configuration: StepCounts] = [:]
    for console in consoles where !scenario.configurations.contains(console.configuration) {
      findings.report(
        .otherBuild(console.configuration, of: scenario.name),
        at: console.codeBlock.infoRange
      )
    }
    for console in consoles {
      guard let reference = console.step else { continue }
      let configuration = console.configuration
      var counts = known[configuration] ?? StepCounts(scenario.steps(for: configuration))
      defer { known[configuration] = counts }
      guard !counts.contains(reference) else { continue }
      let times = counts.count(of: reference.step)
      let texts = counts.texts
      findings.report(
        .unknownStep(reference, times, of: scenario.name, among: texts),
        at: console.codeBlock.infoRange
      )
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func secondTable(_ name: String, _ configuration: Configuration) -> Self {
    Self(
      id: "second-table",
      what: "'\(name)' has two tables for \(configuration.rawValue)",
      why: "a page states counts only once for each configuration",
      fix: "merge the tables, or write 'Interaction (release)' in one"
    )
  }

  static func unknownValue(_ name: String, _ value: String, among known: [String]) -> Self {
    Self(
      id: "attribute",
      what: "'\(value)' is not a valid \(name)",
      why: "the valid values are \(known.joined(separator: ", "))",
      fix: nearestName(to: value, among: known).map { "write '\(name)=\($0)'" }
        ?? "write one of them"
    )
  }

  fileprivate static let noRoot = Self(
    id: "attribute",
    what: "'root' names no view",
    why: "without it, the only view that no other view uses is the root",
    fix: "write a view, as in 'root=Screen', or remove 'root='"
  )

  fileprivate static let noRuleID = Self(
    id: "rule-id",
    what: "there is no rule before or after a comma",
    why: "the attributes of a fence are separated by spaces, so a list has none",
    fix: "write the ids with commas only, as in 'rules=CMP-4,ENV-3'"
  )

  fileprivate static let setupWithName = Self(
    id: "attribute",
    what: "a fence with 'scenario=' is no setup",
    why: "setup is code that all programs of the page share, and is no program itself",
    fix: "remove 'setup', or 'scenario='"
  )

  fileprivate static func notAName(_ name: String) -> Self {
    Self(
      id: "scenario-name",
      what: "'\(name)' is not the name of a scenario",
      why: "a name consists of letters, digits and hyphens, because links and addresses contain it",
      fix: "write a name such as 'bare-closure'"
    )
  }

  fileprivate static func notAPath(_ path: String) -> Self {
    Self(
      id: "program-files",
      what: path.isEmpty ? "'sources' names no files" : "'\(path)' is an absolute path",
      why: "the paths are relative to the page, so that the page works on every machine",
      fix: "write a path such as sources=\"../../App/**\""
    )
  }

  fileprivate static var targetWithoutFiles: Self {
    Self(
      id: "program-files",
      what: "'target' has no effect",
      why: "only a package or project that 'sources' names has targets",
      fix: "remove it, or add 'sources='"
    )
  }

  fileprivate static func tooLong(_ count: Int) -> Self {
    Self(
      id: "scenario-length",
      what: "the program has \(count) bytes",
      why: "a program on a page has at most \(Scenario.maxCodeSize), so that people can read it",
      fix: "remove code that the counts do not need"
    )
  }

  static func countsWithoutRun(_ name: String, _ statement: String) -> Self {
    Self(
      id: "counts-without-run",
      what: "'\(name)' states counts although it is not expected to compile",
      why: "a program that does not compile never runs",
      fix: "remove the \(statement), or 'expects=compile-error'"
    )
  }

  fileprivate static func unstatedTrap(_ name: String) -> Self {
    Self(
      id: "unstated-diagnostics",
      what: "'\(name)' does not state why it crashes",
      why: "a program can crash for a different reason than intended",
      fix: "add a 'console' fence with the trap's message"
    )
  }

  fileprivate static func unstatedDiagnostics(_ name: String) -> Self {
    Self(
      id: "unstated-diagnostics",
      what: "'\(name)' does not state the compiler's errors",
      why: "a program can fail to compile for a different reason than intended",
      fix: "add a 'console' fence with the compiler's errors"
    )
  }

  /// A message for a step that the scenario does not have, or not that often; `known` are its steps as the
  /// page may write them.
  static func unknownStep(
    _ reference: StepReference,
    _ times: Int,
    of scenario: String,
    among known: SpellingSuggester
  ) -> Self {
    let text = reference.step.description
    return Self(
      id: "unknown-step",
      what: times > 0
        ? "'\(scenario)' has '\(text)' \(times) \(times == 1 ? "time" : "times"), not"
          + " \(reference.occurrence)"
        : "'\(scenario)' has no step '\(text)'",
      why: "its steps are \(known.names.listed(separator: "; "))",
      fix: times > 0
        ? "name one of these with '#1' to '#\(times)'"
        : known.nearest(to: text).map { "write '\($0)'" }
          ?? "add the step to the scenario's table"
    )
  }
}
