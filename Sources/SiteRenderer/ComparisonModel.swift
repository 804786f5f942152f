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
