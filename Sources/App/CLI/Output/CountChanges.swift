import Guidelines

/// The measured counts that differ between two reports.
struct CountChanges: Equatable {
  /// One number of one step; `nil` in the report that does not have it.
  struct Change: Equatable {
    var scenario: String
    var step: String
    var view: String
    var old: Int?
    var new: Int?

    /// By how much it grew; negative for an improvement.
    var growth: Int { (new ?? 0) - (old ?? 0) }
  }

  /// The largest growth comes first.
  let changes: [Change]
  /// Scenarios that only the new report has.
  let added: [String]
  /// Scenarios that only the old report has.
  let removed: [String]
  /// Scenarios that were verified and no longer are.
  let broken: [String]

  /// Compares two reports; two runs of one program each are compared whatever the paths are, because two
  /// checkouts have different ones.
  init(from old: ComparableReport, to new: ComparableReport) {
    let after = Self.entries(of: new.report)
    var before = Self.entries(of: old.report)
    if old.isRun, new.isRun, let name = after.keys.first, let entry = before.values.first {
      before = [name: entry]
    }
    added = after.keys.filter { before[$0] == nil }.sorted()
    removed = before.keys.filter { after[$0] == nil }.sorted()
    broken = before.keys.filter {
      before[$0]?.status == .verified && (after[$0].map { $0.status != .verified } ?? false)
    }.sorted()
    changes = before.keys.sorted().flatMap { name -> [Change] in
      guard let old = before[name], let new = after[name] else { return [] }
      return Self.changes(of: name, from: old.counts, to: new.counts)
    }.enumerated().sorted {
      ($1.element.growth, $0.offset) < ($0.element.growth, $1.offset)
    }.map(\.element)
  }

  /// The scenarios by a name that says the configuration as well, where that is not debug.
  private static func entries(of report: VerificationReport) -> [String: VerificationReport.Entry] {
    let named = report.entries.map { entry in
      let configuration = entry.configuration == .debug ? "" : " (\(entry.configuration.rawValue))"
      return ("\(entry.page)#\(entry.scenario)\(configuration)", entry)
    }
    return Dictionary(named) { first, _ in first }
  }

  private static func changes(
    of scenario: String,
    from old: [VerificationReport.Count],
    to new: [VerificationReport.Count]
  ) -> [Change] {
    var changes: [Change] = []
    let (old, new) = (keyed(old), keyed(new))
    let measured = Dictionary(uniqueKeysWithValues: new)
    for (key, count) in old {
      let now = measured[key]
      guard now?.measured != count.measured else { continue }
      changes.append(
        Change(
          scenario: scenario,
          step: count.step,
          view: count.view,
          old: count.measured,
          new: now?.measured
        )
      )
    }
    let known = Set(old.map(\.0))
    return changes
      + new.filter { !known.contains($0.0) }.map {
        Change(scenario: scenario, step: $1.step, view: $1.view, new: $1.measured)
      }
  }

  /// The counts with a key that tells apart steps of the same text.
  private static func keyed(
    _ counts: [VerificationReport.Count]
  ) -> [(String, VerificationReport.Count)] {
    var seen: [String: Int] = [:]
    return counts.map { count in
      let key = "\(count.view)\n\(count.step)"
      seen[key, default: 0] += 1
      return ("\(key)\n\(seen[key] ?? 0)", count)
    }
  }
}

extension CountChanges {
  /// Markdown for a pull request, with a final newline.
  var text: String {
    let lists = [("No longer verified", broken), ("New", added), ("Removed", removed)]
      .filter { !$1.isEmpty }
      .map { title, names in
        let shown = Self.fitting(names.map(markdownCode))
        let more = names.count - shown.count
        return "\(title): " + (shown + (more > 0 ? ["\(more) more"] : [])).joined(separator: ", ")
          + "\n"
      }
    return ([summary] + (changes.isEmpty ? [] : [table]) + lists).joined(separator: "\n")
  }

  private var summary: String {
    guard !changes.isEmpty else { return "No count changed.\n" }
    let worse = changes.count { $0.growth > 0 }
    let scenarios = Set(changes.map(\.scenario)).count
    return "\(count(changes.count, "count")) of \(count(scenarios, "scenario")) changed,"
      + " \(worse) of them for the worse.\n"
  }

  private var table: String {
    let rows = changes.map { change in
      let numbers = [change.old, change.new].map { $0.map { "\($0)" } ?? "–" }
      return markdownRow([change.scenario, change.step, change.view].map(markdownCode) + numbers)
    }
    let shown = Self.fitting(rows)
    let more = rows.count - shown.count
    return "| Scenario | Step | View | Before | After |\n| --- | --- | --- | ---: | ---: |\n"
      + shown.joined() + (more > 0 ? "\n\(more) more changed.\n" : "")
  }

  /// The first texts of a list; GitHub takes no comment of more than 65,536 characters, for a table and three lists.
  private static func fitting(_ texts: [String]) -> ArraySlice<String> {
    var rest = 15_000
    return texts.prefix { text in
      rest -= text.utf8.count + 2
      return rest >= 0
    }
  }
}
