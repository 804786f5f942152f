import Diagnostics
import Guidelines

extension Audit {
  /// The findings for a pull request, with a final newline.
  var markdown: String {
    let found = report.findings.map { section($0) }.joined()
    let table =
      found.isEmpty
      ? "Nothing was found in what was reached.\n"
      : "| What was done | Bodies | Cause | Guideline |\n| --- | --- | --- | --- |\n" + found
    let others =
      report.others.isEmpty ? "" : "\n\(count(report.others.count, "lesser finding")) not listed.\n"
    return "**bodycheck audit**: " + markdownCode(name)
      + ", \(count(report.steps, "step")), \(bodiesRan(report.bodies)),"
      + " \(report.wasted) changed nothing\n\n" + table + others + unreached
  }

  private func section(_ finding: AuditFinding) -> String {
    let place = finding.location.map { markdownCode("\($0.path):\($0.line):\($0.column)") + " " }
    let advice = finding.advice.prefix(2).map { found in
      let address = address(found)
      let isLink = address.hasPrefix("https://")
      return isLink ? "[\(found.title)](\(address))" : markdownCode(found.title)
    }
    return markdownRow([
      markdownCode(finding.step),
      finding.numbers + finding.elsewhere,
      (place ?? "") + markdownCode(finding.sentence),
      advice.joined(separator: "<br>"),
    ])
  }

  private var unreached: String {
    guard !report.unreached.isEmpty else { return "" }
    let lines = report.unreached.map { "- \(markdownCode($0.name)): \(markdownCode($0.why))\n" }
    return "\n<details><summary>Not reached: \(report.unreached.count)</summary>\n\n"
      + lines.joined()
      + "\n</details>\n"
  }
}
