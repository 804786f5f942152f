import Guidelines

/// The stated counts that differ from the page's previous version.
struct CountChanges {
  /// A count of one step, before and after.
  struct Change: Equatable {
    let scenario: String
    let step: String
    let column: Column
    let former: CountRange
    let current: CountRange
  }

  /// The maximum number of changes named in text.
  private static let maxNamed = 5

  /// In reading order.
  let all: [Change]

  /// Compares counts that both versions have; includes only counts that a run has verified.
  init(from former: Page, to page: Page, results: RunResults) {
    let before = Dictionary(Self.counts(of: former)) { first, _ in first }
    all = page.scenarios.filter { results.verifiedRun(of: $0, on: page) != nil }
      .flatMap { Self.counts(of: $0) }
      .compactMap { key, count in
        guard let old = before[key], old != count else { return nil }
        return Change(
          scenario: key.scenario,
          step: key.step,
          column: key.column,
          former: old,
          current: count
        )
      }
  }

  /// The changes as text, or `nil` if there are none.
  var sentence: String? {
    guard !all.isEmpty else { return nil }
    var words = all.prefix(Self.maxNamed).map { change in
      "\(change.column) in the step “\(change.step)” of \(change.scenario) is \(change.current),"
        + " was \(change.former)"
    }
    if all.count > Self.maxNamed { words.append("\(all.count - Self.maxNamed) more") }
    return "Counts that changed: " + words.joined(separator: "; ") + "."
  }

  /// Identifies a count.
  private struct Key: Hashable {
    let scenario: String
    let configuration: Configuration
    let step: String
    /// Which of several equal steps, from 0.
    let occurrence: Int
    let column: Column
  }

  private static func counts(of page: Page) -> [(Key, CountRange)] {
    page.scenarios.flatMap { counts(of: $0) }
  }

  private static func counts(of scenario: Scenario) -> [(Key, CountRange)] {
    scenario.tables.flatMap { table -> [(Key, CountRange)] in
      var seen: [String: Int] = [:]
      return table.rows.flatMap { row -> [(Key, CountRange)] in
        let occurrence = seen[row.text, default: 0]
        seen[row.text] = occurrence + 1
        return zip(table.columns, row.cells).compactMap { header, cell -> (Key, CountRange)? in
          guard let column = header.column, let count = cell.allowed else { return nil }
          let key = Key(
            scenario: scenario.name,
            configuration: table.configuration,
            step: row.text,
            occurrence: occurrence,
            column: column
          )
          return (key, count)
        }
      }
    }
  }
}
