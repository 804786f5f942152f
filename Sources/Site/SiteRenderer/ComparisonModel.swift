import Guidelines
import Mustache

extension CountComparison {
  /// The keys of `comparison.mustache`.
  /// - Parameters:
  ///   - page: The page with both scenarios.
  ///   - link: The prefix of the scenario's anchor: empty on the page itself.
  /// - Returns: An object.
  func model(of page: Page, link: String) -> Value {
    func side(_ side: Side, _ verdict: Scenario.Verdict) -> Value {
      let scenario = page.scenarios.first { $0.name == side.scenario }
      var members = Optional(verdict).members
      members["title"] = .string(scenario?.plainHeading ?? side.scenario)
      members["href"] = .string(link + "#" + percentEncoded(page.anchor(ofScenario: side.scenario)))
      members["count"] = .integer(side.count)
      members["unit"] = .string(column.metric.unit(side.count))
      members.merge(TallyMarks(side.count).members) { _, new in new }
      return .object(members)
    }
    return [
      "unit": .string(column.metric.rawValue),
      "view": .string(column.view),
      "step": .string(step),
      "sides": [side(avoid, .avoid), side(prefer, .prefer)],
      "pair": link.isEmpty ? pair(on: page) : false,
    ]
  }

  /// The key `pair`: the code of both programs, reduced to their differing lines and the lines around them.
  private func pair(on page: Page) -> Value {
    let scenarios = [avoid, prefer].compactMap { side in
      page.scenarios.first { $0.name == side.scenario }
    }
    guard scenarios.count == 2 else { return false }
    let difference = LineDifference(from: scenarios[0].code, to: scenarios[1].code)
    let changed = [difference?.removed ?? [], difference?.added ?? []]
    return [
      "isMarked": .boolean(difference != nil),
      "codes": .list(
        zip(scenarios, changed).map { scenario, lines in
          var members = scenario.verdict.members
          members["name"] = .string(scenario.name)
          members["id"] = .string(page.anchor(ofScenario: scenario.name))
          members["code"] = .html(excerptHTML(scenario.code, changed: lines))
          return .object(members)
        }
      ),
    ]
  }

  /// The key `change` of `card.mustache`.
  var change: Value {
    [
      "view": .string(column.view), "unit": .string(column.metric.rawValue),
      "before": .integer(avoid.count), "after": .integer(prefer.count),
    ]
  }
}

extension Column.Metric {
  /// The unit of a count, singular or plural.
  fileprivate func unit(_ count: Int) -> String {
    count == 1 ? String(rawValue.dropLast()) : rawValue
  }
}
