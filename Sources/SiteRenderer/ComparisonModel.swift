import Guidelines
import Mustache

extension CountComparison {
  /// How many marks are in a row, and how many are drawn at most.
  private static let pipsInRow = 20
  private static let mostPips = 60

  /// The keys of `comparison.mustache`.
  /// - Parameters:
  ///   - page: The page with both scenarios.
  ///   - link: What stands before the scenario's anchor: empty on the page itself.
  /// - Returns: An object.
  func model(of page: Page, link: String) -> Value {
    func side(_ side: Side, _ verdict: Scenario.Verdict) -> Value {
      let scenario = page.scenarios.first { $0.name == side.scenario }
      var members = Optional(verdict).members
      members["title"] = .string(scenario?.plainHeading ?? side.scenario)
      members["href"] = .string(link + "#" + percentEncoded(page.anchor(ofScenario: side.scenario)))
      members["count"] = .integer(side.count)
      members["unit"] = .string(side.count == 1 ? "evaluation" : "evaluations")
      members.merge(Self.pips(side.count)) { first, _ in first }
      return .object(members)
    }
    return [
      "what": "Evaluations",
      "view": .string(view),
      "step": .string(step),
      "sides": [side(avoid, .avoid), side(prefer, .prefer)],
      "pair": link.isEmpty ? pair(on: page) : false,
    ]
  }

  /// The key `pair`: the code of both, the lines marked that only one of them has.
  private func pair(on page: Page) -> Value {
    let scenarios = [avoid, prefer].compactMap { side in
      page.scenarios.first { $0.name == side.scenario }
    }
    guard scenarios.count == 2,
      let difference = LineDifference(from: scenarios[0].code, to: scenarios[1].code)
    else { return false }
    let changed = [difference.removed, difference.added]
    return [
      "codes": .list(
        zip(scenarios, changed).map { scenario, lines in
          var members = scenario.verdict.members
          members["name"] = .string(scenario.name)
          members["code"] = .html(highlightedHTML(scenario.code, changed: lines))
          return .object(members)
        }
      )
    ]
  }

  /// The keys `pips`, `pipsWidth` and `pipsHeight`: one mark for each evaluation.
  private static func pips(_ count: Int) -> [String: Value] {
    let drawn = min(count, mostPips)
    let pips = (0..<drawn).map { number -> Value in
      [
        "x": .integer(number % pipsInRow * 13), "y": .integer(number / pipsInRow * 16),
        "width": 9,
      ]
    }
    return [
      "pips": .list(pips),
      "pipsWidth": .integer(max(9, min(drawn, pipsInRow) * 13 - 4)),
      "pipsHeight": .integer(max(12, (drawn + pipsInRow - 1) / pipsInRow * 16 - 4)),
    ]
  }

  /// The key `change` of `card.mustache`.
  var change: Value {
    ["view": .string(view), "before": .integer(avoid.count), "after": .integer(prefer.count)]
  }
}
