import Guidelines
import Mustache

extension Page {
  /// The anchor of a scenario: its name, unless a heading of the page or a part of the theme's layout uses that anchor.
  func anchor(ofScenario name: String) -> String {
    let isTaken = name.hasPrefix("page-") || headings.contains { $0.anchor == name }
    return isTaken ? "scenario-" + name : name
  }
}

extension Scenario {
  /// The heading above the scenario without its verdict, or the scenario's name.
  var plainHeading: String {
    guard let heading = heading?.text else { return name }
    let prefix = (verdict?.name ?? "") + ":"
    guard heading.hasPrefix(prefix) else { return heading }
    let rest = heading.dropFirst(prefix.count).drop { $0 == " " }
    return rest.prefix(1).uppercased() + rest.dropFirst()
  }
}

/// A program and the results of its runs.
struct ScenarioModel {
  let scenario: Scenario
  let page: Page
  let results: [ScenarioResult]
  /// The statements of the rules that it demonstrates, with links.
  let rules: [(title: String, href: String)]
  let evidence: Evidence?
  /// What reproduced the counts, and when the page was changed.
  let stamp: (engine: String, day: String?)
  /// Whether the page shows the code above, as one of the programs that it compares.
  let isCompared: Bool

  /// How many lines of code a guideline shows before it folds them.
  private static let maxLines = 20

  /// The keys of `scenario.mustache`.
  var value: Value {
    var members = scenario.verdict.members
    members["id"] = .string(page.anchor(ofScenario: scenario.name))
    members["name"] = .string(scenario.name)
    members["files"] = scenario.files.map { .string($0.pattern) } ?? false
    members["hasCode"] = .boolean(!scenario.code.isEmpty)
    let changed = page.changedLines(of: scenario)
    members["code"] = .html(
      highlightedHTML(
        scenario.code,
        scenario.grammar,
        changed: isCompared ? [] : changed
      )
    )
    members["changedFrom"] =
      changed.isEmpty || isCompared ? false : .string(page.counterpart(of: scenario)?.name ?? "")
    let lineCount = scenario.code.split(separator: "\n").count
    members["isCompared"] = .boolean(isCompared)
    members["isFolded"] = .boolean(isCompared || page.kind.isAdvice && lineCount > Self.maxLines)
    members["lineCount"] = .integer(lineCount)
    members["runs"] = .list(results.isEmpty ? [notRun] : runs)
    members["rawAccess"] =
      results.lazy.compactMap(\.rawAccess.first).first.map {
        .string($0.description(on: page.path))
      } ?? false
    let mark = evidence?.value(from: page.sitePath) ?? false
    members["evidence"] = mark
    members["contested"] = evidence?.kind == .contested ? mark : false
    members["rulesShown"] = .list(
      rules.map { ["title": .string($0.title), "href": .string($0.href)] }
    )
    members["hasRules"] = .boolean(!rules.isEmpty)
    members["export"] =
      page.exportPath(of: scenario).map { .string(page.sitePath.link(to: $0)) } ?? false
    members["command"] = .string("bodycheck verify \(page.path)#\(scenario.name)")
    return .object(members)
  }

  private var runs: [Value] {
    var shown: [Playback] = []
    return results.map { result in
      var model = RunModel(
        scenario: scenario,
        result: result,
        isObservation: page.observation != nil,
        evidence: evidence,
        stamp: stamp,
        isOne: results.count == 1
      )
      if let playback = result.outcome.run.map(Playback.init) {
        model.hasPlayer = !shown.contains(playback)
        shown.append(playback)
      }
      return model.value
    }
  }

  private var notRun: Value {
    [
      "status": "unverified",
      "icon": "icon-unverified",
      "statusText": "Not run",
      "detail": "it was not run for this build, so no count is shown",
      "isVerified": false,
      "table": false,
      "hasProblems": false,
      "console": false,
      "player": false,
    ]
  }
}
