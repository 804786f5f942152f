import Diagnostics
import Guidelines

extension Audit {
  /// The most findings and other things that fit on a screen; `--verbose` shows all.
  private static let (maxFindings, maxUnreached) = (6, 3)

  /// A summary for the terminal.
  func text(in context: Context) -> String {
    let limit = context.isVerbose ? Int.max : Self.maxFindings
    let all = report.findings + report.others
    let shown = all.prefix(limit)
    let hidden = all.count - shown.count
    let found = shown.enumerated().map { lines(number: $0 + 1, $1) }.joined()
    let parts = [
      "\(name): \(sums)\n" + roots,
      found.isEmpty ? "nothing was found in what was reached\n" : found,
      hidden > 0 ? "\(count(hidden, "more finding")); '-v' shows them\n" : "",
      unreached(context),
      assumptions.map { "assumed: \($0)\n" }.joined(),
      leftOut.isEmpty
        ? ""
        : "left out: \(count(leftOut.count, "part")) that cannot be compiled here; 'bodycheck run' names them\n",
      [settings].summary,
    ]
    return visible(parts.filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  /// The roots, unless the app is the only one.
  private var roots: String {
    let names = performed.map(\.root)
    return names.count == 1 && screens.screens.first?.isApp == true
      ? "" : "roots: \(names.joined(separator: ", "))\n"
  }

  private func lines(number: Int, _ finding: AuditFinding) -> String {
    let place = finding.location.map { "\($0.path):\($0.line):\($0.column): " } ?? ""
    let advice = finding.advice.map { "   → \($0.title), \(address($0))\n" }.prefix(2)
    return "\(number). \(finding.step): \(finding.numbers)\(finding.elsewhere)\n"
      + "   \(place)\(finding.sentence)\n" + advice.joined()
  }

  private func unreached(_ context: Context) -> String {
    let shown = report.unreached.prefix(context.isVerbose ? Int.max : Self.maxUnreached)
    let rest = report.unreached.count - shown.count
    return shown.map { "not reached: \($0.name): \($0.why)\n" }.joined()
      + (rest > 0 ? "not reached: \(rest) more; '-v' lists them\n" : "")
  }
}
