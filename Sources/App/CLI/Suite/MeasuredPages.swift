import Diagnostics
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
  private let folder: SiteFolder

  init(
    _ comparisons: [SuiteComparison],
    of results: SuiteResults,
    author: String,
    address: String,
    in site: Site,
    _ folder: SiteFolder
  ) {
    self.comparisons = comparisons.filter { $0.compared > 0 }
    (self.results, self.author, self.address) = (results, author, address)
    (self.site, self.folder) = (site, folder)
  }

  /// Writes the pages, and says which.
  /// - Throws: `FileProblem`.
  func write() throws {
    let agreeing = comparisons.filter { $0.differences.isEmpty && !isKnown($0) && $0.statesTable }
    if !agreeing.isEmpty, !site.pages.contains(where: { $0.slug == "sources/\(sourceName)" }) {
      try create("sources/\(sourceName).md", sourcePage)
    }
    for page in agreeing.map(\.page).unique(by: \.path) {
      try rewrite(page, adding: agreeing.filter { $0.page.path == page.path })
    }
    var number =
      site.pages.compactMap { Int32($0.name.prefix { $0.isNumber }) }.map(Int.init).max() ?? 0
    for comparison in comparisons where !comparison.differences.isEmpty {
      number += 1
      let path = "observations/\(number)-\(comparison.scenario.name).md"
      try create(path, observation(comparison))
    }
  }

  /// Creates a file of the content folder.
  private func create(_ path: String, _ text: String) throws {
    let path = "\(folder.content)/\(path)"
    try folder.context.create(path, text)
    folder.context.note("wrote \(path)\n")
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

  private func rewrite(_ page: Page, adding found: [SuiteComparison]) throws {
    var text = Array(page.source.text.utf8)
    let tables = found.compactMap { one in
      one.scenario.table(for: one.scenario.configuration).map { ($0.range.upperBound, one) }
    }
    for (end, comparison) in tables.sorted(by: { $0.0 > $1.0 }) {
      let added = "\n\n\(device) (source=\(sourceName)):\n\n" + table(of: comparison)
      text.insert(contentsOf: added.utf8, at: end)
    }
    try folder.rewrite(page, as: String(decoding: text, as: UTF8.self))
    folder.context.note("added \(count(tables.count, "table")) to \(page.path)\n")
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
    let lines =
      [markdownRow(header), markdownRow(rule)] + rows.map { markdownRow($0.map(markdownCell)) }
    return String(lines.joined().dropLast())
  }

  private var sourcePage: String {
    """
    ---
    title: \(NewPage.quoted("Measured on \(results.os), \(results.configuration) build"))
    author: \(NewPage.quoted(author))
    published: \(NewPage.quoted(results.date))
    url: \(NewPage.quoted(address))
    summary: \(NewPage.quoted("Programs of this site, operated by a test on \(results.device)."))
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
      scenario.setup.map { fencedCode($0.code, info: "swift setup") + "\n" }.joined()
      + fencedCode(scenario.code, info: scenario.codeBlock.info)
    return """
      ---
      title: \(NewPage.quoted("Other counts for \(scenario.name) on \(results.os)"))
      topic: \(NewPage.quoted(comparison.page.topic ?? "Verification"))
      author: \(NewPage.quoted(author))
      url: \(NewPage.quoted(address))
      published: \(NewPage.quoted(results.date))
      os: \(NewPage.quoted(results.os))
      device: \(NewPage.quoted(results.device))
      evidence: device log
      confidence: medium
      \(rules.isEmpty ? "without-rule: The cause is not known yet." : "rules: [\(rules.joined(separator: ", "))]")
      triage: contested
      reason: A test measured other counts than the engine, and the cause is not known yet.
      ---

      # Other counts for \(scenario.name) on \(results.os)

      A test of `bodycheck export --suite` operated this program in a \(results.configuration) build.

      \(code)
      \(table(of: comparison))

      """
  }
}

extension SuiteComparison {
  /// Whether the page itself states counts; an observation has an observed table already.
  fileprivate var statesTable: Bool { scenario.table(for: scenario.configuration) != nil }
}
