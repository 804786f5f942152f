import Guidelines
import Mustache

extension CountComparison {
  /// The keys of `comparison.mustache`.
  func model(of page: Page) -> Value {
    func side(_ side: Side, _ verdict: Scenario.Verdict) -> Value {
      var members = Optional(verdict).members
      members["title"] = .string(page.scenario(side)?.plainHeading ?? side.scenario)
      members["href"] = .string("#" + percentEncoded(page.anchor(ofScenario: side.scenario)))
      members["count"] = .integer(side.count)
      members["unit"] = .string(unit(side.count))
      members.merge(TallyMarks(side.count).members) { _, new in new }
      return .object(members)
    }
    return [
      "unit": .string(unit),
      "view": .string(name),
      "totals": totals.map { .string("\($0[0]) → \($0[1])") } ?? false,
      "step": .string(step),
      "sides": [side(avoid, .avoid), side(prefer, .prefer)],
    ]
  }

  /// The keys of `change.mustache`: the difference of both programs, and all their counts side by side.
  func change(on page: Page, results: RunResults) -> Value {
    let scenarios = [avoid, prefer].compactMap(page.scenario)
    guard scenarios.count == 2 else { return false }
    let programs = scenarios.map { scenario in
      var members = scenario.verdict.members
      members["name"] = .string(scenario.name)
      members["title"] = .string(scenario.plainHeading)
      members["id"] = .string(page.anchor(ofScenario: scenario.name))
      return Value.object(members)
    }
    return [
      "programs": .list(programs),
      "difference": difference(on: page),
      "table": ChangeTable(scenarios, on: page, results: results)?.value ?? false,
    ]
  }

  /// What one has to change in the program to avoid; `false` if the page does not have both.
  func difference(on page: Page) -> Value {
    guard let before = page.scenario(avoid), let after = page.scenario(prefer) else { return false }
    return .html(differenceHTML(from: before.code, to: after.code, after.grammar))
  }

  /// The key `change` of `card.mustache`.
  var change: Value {
    [
      "view": .string(name), "unit": .string(unit),
      "before": .integer(avoid.count), "after": .integer(prefer.count),
    ]
  }
}

extension Page {
  fileprivate func scenario(_ side: CountComparison.Side) -> Scenario? {
    scenarios.first { $0.name == side.scenario }
  }
}
