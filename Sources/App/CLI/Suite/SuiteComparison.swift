import Diagnostics
import Guidelines
import SiteRenderer

/// What a suite has measured of a scenario, beside what the page states.
struct SuiteComparison {
  let page: Page
  let scenario: Scenario
  let measured: SuiteResults.Scenario
  /// The counts and lines that were compared.
  private(set) var compared = 0
  /// What differs.
  private(set) var differences: [Diagnostic] = []
  /// What was not compared, and why.
  private(set) var notes: [String] = []

  /// - Parameters:
  ///   - measured: The results.
  ///   - scenario: The scenario with its name, as the page has it today.
  ///   - page: The page.
  ///   - results: All results, for the system and the configuration.
  init(
    _ measured: SuiteResults.Scenario,
    of scenario: Scenario,
    on page: Page,
    in results: SuiteResults
  ) {
    (self.page, self.scenario, self.measured) = (page, scenario, measured)
    guard measured.version == DeviceSuite.version(of: exportedProgram(of: scenario, on: page))
    else {
      notes.append("the program has changed since: export it again")
      return
    }
    let steps = scenario.steps(for: scenario.configuration)
    let performed = measured.rows.flatMap(\.steps)
    guard steps.prefix(performed.count).map(\.description) == performed else {
      notes.append("its steps have changed since: export it again")
      return
    }
    if let step = measured.stoppedAt {
      notes.append("'\(step)' was not performed: \(measured.reason ?? "no reason was given")")
    }
    if let system = scenario.otherSystem(than: results) {
      notes.append("the page states its counts for \(system)")
      return
    }
    let table = statedTable(results)
    if printsChanges || printsWarnings {
      notes.append("what SwiftUI itself prints is not recorded")
    }
    if table == nil {
      notes.append("the page states no counts for a \(results.configuration) build")
    }
    var start = 0
    for row in measured.rows {
      let range = start..<start + row.steps.count
      start = range.upperBound
      if steps[range].contains(where: \.replacesEnvironment) {
        notes.append(
          "'\(row.steps[0])' was not compared: a device decides how often the host updates"
        )
        continue
      }
      if let table {
        let added = steps.count - table.rows.count
        let stated = range.compactMap { $0 < added ? nil : table.rows[$0 - added] }
        if stated.count == range.count { compareCounts(row, with: stated, table, results) }
      }
      compareConsole(row, in: range, of: steps, results)
    }
  }

  /// The counts that the page states of this build: on an observation, those that somebody has observed.
  private func statedTable(_ results: SuiteResults) -> StatedTable? {
    let configuration = Configuration(rawValue: results.configuration)
    let isObserved = page.kind == .observation && configuration == .debug
    return configuration.flatMap { scenario.table(for: $0) }
      ?? (isObserved ? scenario.observed.first?.table : nil)
  }

  private mutating func compareCounts(
    _ row: SuiteResults.Row,
    with stated: [StatedTable.Row],
    _ table: StatedTable,
    _ results: SuiteResults
  ) {
    for (index, header) in table.columns.enumerated() where !isUnrecorded(header) {
      let cells = stated.map { $0.cells[index] }
      let ranges = cells.compactMap(\.allowed)
      guard let count = row.count(of: header), let cell = cells.last, ranges.count == cells.count
      else { continue }
      compared += 1
      let allowed = ranges.dropFirst().reduce(ranges[0], +)
      guard !allowed.contains(count) else { continue }
      let name = header.column.map { "'\($0.view)'" } ?? "a line"
      if row.isFirst, count > allowed.highest {
        notes.append(
          "\(name) ran \(count) times when the app appeared, as its scene became active then"
        )
        continue
      }
      differences.append(
        page.source.diagnostic(
          .warning,
          .countDiffers(name, count, allowed, row.steps, results),
          at: cell.range
        )
      )
    }
  }

  /// Whether SwiftUI itself prints lines, which the app cannot record.
  private var printsChanges: Bool {
    ["_printChanges", "_logChanges"].contains(where: scenario.code.contains)
  }

  /// Whether the page states lines that SwiftUI itself prints beside those of the program.
  private var printsWarnings: Bool {
    scenario.consoles.flatMap(\.lines).contains(where: Self.isWarning)
  }

  private static func isWarning(_ line: String) -> Bool { line.hasPrefix("warning: ") }

  private func isUnrecorded(_ header: StatedTable.Header) -> Bool {
    header.printed.map { printsChanges || Self.isWarning($0.text) } ?? false
  }

  private mutating func compareConsole(
    _ row: SuiteResults.Row,
    in range: Range<Int>,
    of steps: [Step],
    _ results: SuiteResults
  ) {
    let stated = scenario.consoles.filter { console in
      console.configuration.rawValue == results.configuration
        && console.step?.index(in: steps).map(range.contains) == true
    }
    guard stated.count == range.count, let first = stated.first else { return }
    let all = stated.flatMap(\.lines)
    let lines = all.filter { !Self.isWarning($0) }
    guard !printsChanges, all.isEmpty || !lines.isEmpty else { return }
    compared += 1
    if !PrintedLine.match(lines, row.console) {
      differences.append(
        page.source.diagnostic(
          .warning,
          .linesDiffer(row.steps, row.console),
          at: first.codeBlock.range
        )
      )
    }
  }
}

extension SuiteResults.Row {
  /// Whether the app has only just appeared.
  fileprivate var isFirst: Bool { steps.first == "\(Step.present(hostPasses: 0))" }

  /// What was measured of a column; `nil` if nothing was.
  fileprivate func count(of header: StatedTable.Header) -> Int? {
    if let printed = header.printed { return console.count(where: printed.matches) }
    return header.column.flatMap { $0.metric == .evaluations ? counts[$0.view] : nil }
  }
}

extension Scenario {
  /// The system or the Xcode that its counts are of, if the results are of another one.
  fileprivate func otherSystem(than results: SuiteResults) -> String? {
    let stated = profile.flatMap(Profile.init(rawValue:)) ?? .standard
    let system = Profile(system: results.os) ?? .standard
    if profile != nil, stated != system { return "iOS \(stated.systemVersion)" }
    let xcode = results.xcode.flatMap { Sdk(rawValue: "xcode\($0.prefix(2))") } ?? system.sdk
    return sdk.flatMap { $0 == xcode ? nil : "a build of \($0.rawValue)" }
  }
}

extension Step {
  /// Whether the host replaces the environment, which a device does at times of its own.
  fileprivate var replacesEnvironment: Bool {
    switch self {
    case .present(let passes): passes > 0
    case .hostPass: true
    default: false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func countDiffers(
    _ name: String,
    _ count: Int,
    _ stated: CountRange,
    _ steps: [String],
    _ results: SuiteResults
  ) -> Self {
    Self(
      id: "measured",
      what: "\(name) ran \(count == 1 ? "once" : "\(count) times"), the page states \(stated)",
      why:
        "in \(steps.joined(separator: ", ")) on \(results.device), \(results.configuration) build",
      fix:
        "look for another cause on the device first; then add the observation, and leave the count"
    )
  }

  fileprivate static func linesDiffer(_ steps: [String], _ lines: [String]) -> Self {
    Self(
      id: "measured",
      what: "other lines were printed: " + (lines.isEmpty ? "none" : lines.joined(separator: ", ")),
      why: "in \(steps.joined(separator: ", "))",
      fix:
        "look for another cause on the device first; then add the observation, and leave the lines"
    )
  }
}
