import Guidelines
import Mustache

/// Which versions of iOS run a page's programs alike, and what the others do differently.
struct VersionStrip {
  private struct Program {
    let scenario: Scenario
    let differences: [Profile: [VersionDifference]]
  }

  private let page: Page
  private let programs: [Program]

  /// - Returns: `nil` if no program of the page was compared.
  init?(_ page: Page, results: RunResults) {
    guard page.observation == nil else { return nil }
    self.page = page
    programs = page.scenarios.compactMap { scenario in
      let result = results.results(of: scenario, on: page).first {
        $0.configuration == scenario.configuration && !$0.versions.isEmpty
      }
      return result.map { Program(scenario: scenario, differences: $0.versions) }
    }
    if programs.isEmpty { return nil }
  }

  /// The keys of `versions.mustache`.
  var value: Value {
    let profiles = Profile.allCases
    let systems = zip(profiles, [nil] + profiles.dropLast().map(Optional.some)).map { own, last in
      let isSame = last.map { signature(of: $0) == signature(of: own) } ?? true
      return Value.object([
        "number": .integer(own.systemVersion),
        "follows": .boolean(last != nil),
        "isSame": .boolean(isSame),
      ])
    }
    let differing = programs.filter { $0.differences.values.contains { !$0.isEmpty } }
    return [
      "systems": .list(systems),
      "words": .string(words(differing.count)),
      "hasDifferences": .boolean(!differing.isEmpty),
      "programs": .list(differing.map(model)),
    ]
  }

  private func signature(of profile: Profile) -> [[VersionDifference]] {
    programs.map { $0.differences[profile] ?? [] }
  }

  private func words(_ differing: Int) -> String {
    let all = programs.count
    if differing == 0 {
      return all == 1
        ? "the program behaves the same in the engine"
        : "all \(all) programs behave the same in the engine"
    }
    return all == 1
      ? "the program differs in the engine"
      : "\(differing) of \(all) programs \(differing == 1 ? "differs" : "differ") in the engine"
  }

  private func model(_ program: Program) -> Value {
    // One item for the versions that differ alike.
    var groups: [(systems: [Int], differences: [VersionDifference])] = []
    for profile in Profile.allCases {
      let differences = program.differences[profile] ?? []
      if differences.isEmpty { continue }
      if groups.last?.differences == differences {
        groups[groups.count - 1].systems.append(profile.systemVersion)
      } else {
        groups.append(([profile.systemVersion], differences))
      }
    }
    return [
      "name": .string(program.scenario.name),
      "href": .string("#" + page.anchor(ofScenario: program.scenario.name)),
      "groups": .list(groups.map(model)),
    ]
  }

  private static let maxShown = 3

  private func model(_ group: (systems: [Int], differences: [VersionDifference])) -> Value {
    let left = group.differences.count - Self.maxShown
    return [
      "on": .string("iOS " + group.systems.map(String.init).joined(separator: ", ")),
      "differences": .list(
        group.differences.prefix(Self.maxShown).map { difference in
          ["step": .string(difference.step), "text": .string(difference.text)]
        }
      ),
      "left": left > 0 ? .integer(left) : false,
    ]
  }
}

extension VersionDifference {
  fileprivate var text: String {
    switch kind {
    case .count(let column, let own, let other): "\(column) \(other), here \(own)"
    case .lines(let own, let other):
      if let line = other.first(where: { !own.contains($0) }) {
        "prints “\(line)”"
      } else {
        "prints \(other.count) \(other.count == 1 ? "line" : "lines"), here \(own.count)"
      }
    case .ends: "cannot be performed"
    }
  }
}
