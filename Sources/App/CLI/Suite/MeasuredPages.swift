import Diagnostics
import FoundationEssentials
import Guidelines
import SiteRenderer

/// Pages with what a suite has measured: an `Observed` table where it agrees, a new observation where it differs.
///
/// The counts that pages state stay as they are.
struct MeasuredPages {
  private let comparisons: [SuiteComparison]
  private let results: SuiteResults
  private let author: String
  private let address: String
  private let site: Site

  init(
    _ comparisons: [SuiteComparison],
    of results: SuiteResults,
    author: String,
    address: String,
    in site: Site
  ) {
    self.comparisons = comparisons.filter { $0.compared > 0 }
    (self.results, self.author, self.address, self.site) = (results, author, address, site)
  }

  /// Writes the pages, and says which.
  /// - Throws: `FileProblem`.
  func write(_ content: String, in context: Context) throws {
    let agreeing = comparisons.filter { $0.differences.isEmpty && !isKnown($0) }
    let source = "\(content)/sources/\(sourceName).md"
    if !agreeing.isEmpty, site.page(at: source) == nil {
      try context.create(source, sourcePage)
      context.note("wrote \(source)\n")
    }
    for (path, found) in Dictionary(grouping: agreeing, by: \.page.path).sorted(by: {
      $0.key < $1.key
    }) {
      try rewrite(path, adding: found, in: context)
    }
    var number = site.pages.compactMap { Int($0.name.prefix { $0.isNumber }) }.max() ?? 0
    for comparison in comparisons where !comparison.differences.isEmpty {
      number += 1
      let path = "\(content)/observations/\(number)-\(comparison.scenario.name).md"
      try context.create(path, observation(comparison))
      context.note("wrote \(path)\n")
    }
  }

  private var sourceName: String {
    "measured-"
      + (results.os + "-" + results.configuration).lowercased()
      .replacing(" ", with: "-").filter { $0.isLetter || $0.isNumber || $0 == "-" }
  }

  private var device: String { "\(results.device), \(results.configuration) build" }

  /// Whether the page has the table of an earlier run.
  private func isKnown(_ comparison: SuiteComparison) -> Bool {
    comparison.scenario.observed.contains { $0.citation?.source == sourceName }
  }

  private func rewrite(_ path: String, adding found: [SuiteComparison], in context: Context) throws
  {
    guard var text = found.first.map({ Array($0.page.source.text.utf8) }) else { return }
    let tables = found.compactMap { one in
      one.scenario.table(for: one.scenario.configuration).map { ($0.range.upperBound, one) }
    }
    for (end, comparison) in tables.sorted(by: { $0.0 > $1.0 }) {
      let added = "\n\n\(device) (source=\(sourceName)):\n\n" + table(of: comparison)
      text.insert(contentsOf: added.utf8, at: end)
    }
    let url = URL(fileURLWithPath: context.absolute(path))
    guard (try? Data(contentsOf: url)) == found.first.map({ Data($0.page.source.text.utf8) }) else {
      throw FileProblem.changedMeanwhile(path)
    }
    do {
      try Data(text).write(to: url, options: .atomic)
    } catch {
      throw FileProblem.cannotWrite(path)
    }
    context.note("added \(count(tables.count, "table")) to \(path)\n")
  }

  /// The counts as a table, without a line break at its end; a step that was not recorded by itself has none.
  private func table(of comparison: SuiteComparison) -> String {
    let views = comparison.measured.rows.flatMap(\.counts.keys)
    let columns = (comparison.scenario.table(for: comparison.scenario.configuration)?.columns ?? [])
      .compactMap(\.column).filter { $0.metric == .evaluations && views.contains($0.view) }
    let rows = comparison.measured.rows.flatMap { row in
      row.steps.map { step in
        [step]
          + columns.map { row.steps.count > 1 ? "–" : row.counts[$0.view].map { "\($0)" } ?? "–" }
      }
    }
    let header = ["Observed"] + columns.map(\.view)
    let rule = ["---"] + columns.map { _ in "--:" }
    return ([header, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  private var sourcePage: String {
    """
    ---
    title: Measured on \(results.os), \(results.configuration) build
    author: \(author)
    published: \(results.date)
    url: \(address)
    summary: Programs of this site, operated by a test on \(results.device).
    ---

    # Measured on \(results.os), \(results.configuration) build

    The test of `bodycheck export --suite` performed the steps of the programs on \(results.device)\
    \(results.xcode.map { ", built with Xcode \($0)" } ?? ""). *Contribute an observation* describes how.

    """
  }

  private func observation(_ comparison: SuiteComparison) -> String {
    let scenario = comparison.scenario
    let rules = scenario.rules.map { "\($0.id)" }
    let code =
      scenario.setup.map { "```swift setup\n\($0.code)```\n\n" }.joined()
      + "```\(scenario.codeBlock.info)\n\(scenario.code)```"
    return """
      ---
      title: Other counts for \(scenario.name) on \(results.os)
      topic: \(comparison.page.topic ?? "Verification")
      author: \(author)
      url: \(address)
      published: \(results.date)
      os: \(results.os)
      device: \(results.device)
      evidence: device log
      confidence: medium
      \(rules.isEmpty ? "without-rule: Nobody has looked for the cause yet." : "rules: [\(rules.joined(separator: ", "))]")
      triage: contested
      reason: A test measured other counts than the engine; nobody has looked for the cause yet.
      ---

      # Other counts for \(scenario.name) on \(results.os)

      A test of `bodycheck export --suite` operated this program in a \(results.configuration) build.

      \(code)

      \(table(of: comparison))

      """
  }
}
