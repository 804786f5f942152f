import Guidelines
import Mustache

extension Page {
  /// The anchor of a scenario: its name, unless a heading of the page already uses that anchor.
  func anchor(ofScenario name: String) -> String {
    headings.contains { $0.anchor == name } ? "scenario-" + name : name
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

  /// The keys of `scenario.mustache`.
  /// - Parameters:
  ///   - page: The scenario's page.
  ///   - results: The results of its runs.
  ///   - rules: The statements of the rules that it demonstrates, with links.
  /// - Returns: An object.
  func model(
    on page: Page,
    results: [ScenarioResult],
    rules: [(title: String, href: String)]
  ) -> Value {
    var members = verdict.members
    members["id"] = .string(page.anchor(ofScenario: name))
    members["name"] = .string(name)
    let changed = page.changedLines(of: self)
    members["code"] = .html(highlightedHTML(code, changed: changed))
    members["changedFrom"] =
      changed.isEmpty ? false : .string(page.counterpart(of: self)?.name ?? "")
    members["runs"] = .list(
      results.isEmpty ? [notRun] : models(of: results)
    )
    members["rulesShown"] = .list(
      rules.map { ["title": .string($0.title), "href": .string($0.href)] }
    )
    members["hasRules"] = .boolean(!rules.isEmpty)
    members["command"] = .string("bodycheck verify \(page.path)")
    return .object(members)
  }

  private func models(of results: [ScenarioResult]) -> [Value] {
    var shown: [Playback] = []
    return results.map { result in
      var model = RunModel(scenario: self, result: result)
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
      "table": false,
      "hasProblems": false,
      "chart": false,
      "console": false,
      "player": false,
    ]
  }
}
