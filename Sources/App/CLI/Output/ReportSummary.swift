import Guidelines

/// The totals of a report.
struct ReportSummary {
  /// Scenarios that were compiled separately for the same reason, without cached ones.
  struct Separation: Equatable {
    var reason: String
    var scenarios: Int
  }

  var scenarios: Int
  /// The stated and measured numbers.
  var counts: Int
  var verified: Int
  var failed: Int
  var errors: Int
  /// The errors that are about pages and not about one scenario.
  ///
  /// The command fails exactly if this, `failed` or `errors` is not zero.
  var pageErrors: Int
  var cached: Int
  /// The scenarios that could not share a module, most common reason first.
  var separate: [Separation]
  /// What the programs were compiled with.
  var settings: [RunSettings]

  /// Each page whose programs could report false counts, with the first code that could do so.
  var rawAccess: [(page: String, first: RawAccess)]
  /// What the kernel lacked to confine the programs.
  var missingConfinement: [String]

  /// Summarizes a report.
  init(_ report: VerificationReport) {
    let entries = report.entries
    scenarios = entries.count
    counts = entries.reduce(0) { $0 + $1.counts.count { $0.stated != nil } }
    verified = entries.count { $0.status == .verified }
    failed = entries.count { $0.status == .failed }
    errors = entries.count { $0.status == .error }
    let others = entries.filter { $0.status == .verified }.flatMap(\.findings)
    pageErrors = Set(report.pageFindings + others).count { $0.severity == .error }
    cached = entries.count(where: \.isCached)
    settings = entries.map(\.settings)
    rawAccess = Dictionary(grouping: entries.filter { !$0.rawAccess.isEmpty }, by: \.page)
      .compactMap { page, entries in
        entries.flatMap(\.rawAccess).min { $0.line < $1.line }.map { (page, $0) }
      }
      .sorted { $0.page < $1.page }
    missingConfinement = report.missingConfinement
    let reasons = entries.filter { !$0.isCached }.compactMap(\.mode.reason)
    separate = Dictionary(grouping: reasons) { $0 }
      .map { Separation(reason: $0.key, scenarios: $0.value.count) }
      .sorted { ($1.scenarios, $0.reason) < ($0.scenarios, $1.reason) }
  }

  /// Whether there are no problems.
  var isClean: Bool { failed + errors + pageErrors == 0 }

  /// The totals and the settings, preceded by a line if scenarios were compiled separately.
  ///
  /// - Parameter elapsed: The total seconds, if they were measured.
  /// - Returns: The lines with a final newline.
  func text(elapsed: Double?) -> String {
    let numbers =
      ["\(verified) verified"]
      + (failed > 0 ? ["\(failed) failed"] : [])
      + (errors > 0 ? ["\(errors) could not be verified"] : [])
      + (pageErrors > 0 ? ["\(count(pageErrors, "error")) in pages"] : [])
    let sum =
      "\(count(scenarios, "scenario")), \(count(counts, "count")): "
      + numbers.joined(separator: ", ") + "; \(cached) from the cache"
    let trust =
      missingConfinement.isEmpty ? "" : unconfinedNotice(missing: missingConfinement) + "\n"
    return separationText + rawAccessText + trust + sum + (elapsed.map { "; " + seconds($0) } ?? "")
      + "\n"
      + settings.summary
  }

  private var rawAccessText: String {
    guard !rawAccess.isEmpty else { return "" }
    let isOne = rawAccess.count == 1
    let pages = rawAccess.map { "\($0.page) (\($0.first.description(on: $0.page)))" }
    return (isOne ? "1 page uses" : "\(rawAccess.count) pages use")
      + " raw memory or system calls, so "
      + (isOne ? "its program" : "their programs") + " could report false counts about "
      + (isOne ? "itself: " : "themselves: ") + pages.joined(separator: ", ") + "\n"
  }

  private var separationText: String {
    guard !separate.isEmpty else { return "" }
    let reasons = separate.map { "\($0.scenarios) because it \($0.reason)" }
    return "compiled separately: \(reasons.joined(separator: ", "))\n"
  }
}

/// Says that programs run with the rights of the user.
func unconfinedNotice(missing: [String]) -> String {
  "programs ran unconfined, because this kernel has no \(missing.joined(separator: " and no "))"
}
