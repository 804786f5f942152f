import Diagnostics
import Escaping
import Guidelines
import SiteRenderer

/// An audit as one page that needs no other file, in the design of a site.
struct AuditPage {
  let audit: Audit
  /// The theme's files by path.
  private let assets: [String: [UInt8]]

  /// - Throws: What keeps the theme from being read.
  init(_ audit: Audit, in context: Context) throws {
    self.audit = audit
    // A theme of the app's own folder could change what the page says.
    let files = try context.theme(context.installedTheme).assets
    assets = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
  }

  /// The page.
  var html: String {
    let title = escapedHTML(audit.name)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; \
      form-action 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width">
      <title>\(title) · bodycheck audit</title>
      <style>
      \(["site", "css/screen/stage", "css/screen/schematic", "css/screen/audit"]
        .map { asset("\($0).css") }.joined())</style>
      </head>
      <body data-root="">
      <main class="audit">
      <h1>\(title)</h1>
      <p class="audit-lead">Bodycheck operated the app and counted how often each <code>body</code> ran. The findings \
      are listed worst first. The screens are schematics, not pictures.</p>
      \(sums)\(findings)\(list("Not reached", audit.report.unreached.map { ($0.name, $0.why) }))\
      \(list("Left out", audit.leftOut.map { ($0.name, $0.need) }))\(assumptions)\
      \(audit.performed.map { steps($0.steps, "on \($0.root)") }.joined())<p class="audit-settings">\(escapedHTML([audit.settings].summary))</p>
      </main>
      <script type="application/json" data-audit-screens>\(screens)</script>
      \(["site", "screen", "audit"].map { "<script>\(asset("\($0).js"))</script>\n" }.joined())\
      </body>
      </html>

      """
  }

  private func asset(_ path: String) -> String {
    String(decoding: assets["assets/" + path] ?? [], as: UTF8.self)
  }

  private var sums: String {
    let report = audit.report
    let sums = [
      ("steps", report.steps), ("bodies ran", report.bodies), ("changed nothing", report.wasted),
      ("findings", report.findings.count + report.others.count),
    ]
    let items = sums.map { "<div><dt>\($0)</dt><dd>\($1)</dd></div>\n" }.joined()
    return "<dl class=\"audit-sums\">\n\(items)</dl>\n"
  }

  private var findings: String {
    guard !audit.report.findings.isEmpty else {
      return "<p>Nothing was found in what was reached.</p>\n"
    }
    let items = audit.report.findings.enumerated().map { item($0, $1) }.joined()
    let others = audit.report.others.count
    let more = others > 0 ? "<p>\(count(others, "lesser finding")) not listed.</p>\n" : ""
    return "<ol class=\"audit-list\">\n\(items)</ol>\n\(more)"
  }

  private func item(_ index: Int, _ finding: AuditFinding) -> String {
    let pair = audit.screens(of: finding)
    let views = audit.counts(of: finding).map { "\($0.view) ×\($0.count)" }
    let words = pair.map { pair in
      "<p>Before: \(list(pair.words.before)).</p><p>After: \(list(pair.words.after)).</p>"
    }
    let count =
      finding.wasted == 0
      ? ""
      : "<p class=\"audit-count\" aria-hidden=\"true\"><b data-verdict=\"avoid\">\(finding.bodies)</b> → "
        + "<b data-verdict=\"prefer\">\(finding.without)</b></p>\n"
    return """
      <li class="audit-finding">
      <div class="audit-words">
      <p class="audit-kind">\(finding.kind.title)</p>
      <h2><code>\(escapedHTML(visible(finding.step)))</code></h2>
      \(count)<p>\(finding.numbers)\(finding.elsewhere)</p>
      <p>\(escapedHTML(visible(finding.sentence)))</p>
      \(place(of: finding))\(advice(for: finding))\
      <p class="audit-views">Ran: \(escapedHTML(visible(views.joined(separator: ", "))))</p>
      \(steps(finding.path, "from the start"))\
      </div>
      <div class="audit-screens s-panes" data-audit="\(index)">\(words ?? "")</div>
      </li>

      """
  }

  private func place(of finding: AuditFinding) -> String {
    guard let location = finding.location else { return "" }
    let place = "\(location.path):\(location.line):\(location.column)"
    let line = audit.line(at: location).map {
      "<pre><code>\(escapedHTML(visible($0)))</code></pre>\n"
    }
    return "<p class=\"audit-place\"><code>\(escapedHTML(visible(place)))</code></p>\n"
      + (line ?? "")
  }

  private func advice(for finding: AuditFinding) -> String {
    finding.advice.prefix(2).map { found in
      let address = audit.address(found)
      let title = escapedHTML(found.title)
      return address.hasPrefix("https://")
        ? "<p>→ <a href=\"\(escapedHTML(address))\">\(title)</a></p>\n"
        : "<p>→ \(title)</p>\n"
    }.joined()
  }

  /// The most words of a screen in the text that stands there without scripts.
  private static let maxWords = 12

  private func list(_ words: [String]) -> String {
    let more = words.count > Self.maxWords ? ", …" : ""
    return escapedHTML(visible(words.prefix(Self.maxWords).joined(separator: ", "))) + more
  }

  private func list(_ title: String, _ parts: [(name: String, why: String)]) -> String {
    guard !parts.isEmpty else { return "" }
    let items = parts.map {
      "<li><code>\(escapedHTML(visible($0.name)))</code>: \(escapedHTML(visible($0.why)))</li>\n"
    }
    return "<h2>\(title)</h2>\n<ul>\n\(items.joined())</ul>\n"
  }

  private var assumptions: String {
    guard !audit.assumptions.isEmpty else { return "" }
    let items = audit.assumptions.map { "<li>\(escapedHTML(visible($0)))</li>\n" }
    return "<h2>Assumptions</h2>\n<p>The counts rely on these.</p>\n<ul>\n\(items.joined())</ul>\n"
  }

  /// Steps in their order, folded.
  private func steps(_ steps: [String], _ which: String) -> String {
    let items = steps.map { "<li><code>\(escapedHTML(visible($0)))</code></li>\n" }
    return
      "<details>\n<summary>\(count(items.count, "step")) \(escapedHTML(visible(which)))</summary>\n"
      + "<ol>\n\(items.joined())</ol>\n</details>\n"
  }

  /// The screens of the findings as JSON that is safe inside a script.
  private var screens: String {
    let pairs = audit.report.findings.map { finding in
      audit.screens(of: finding).map { String(decoding: $0.json, as: UTF8.self) } ?? "null"
    }
    return "[" + pairs.joined(separator: ",\n") + "]"
  }
}

extension Audit {
  /// The run that a finding is about.
  private func exploration(of finding: AuditFinding) -> ScreenExploration? {
    screens.screens.map(\.exploration).first { "\($0.program.program.root)" == finding.root }
  }

  /// The screens before and after the step of a finding.
  func screens(of finding: AuditFinding) -> ScreenPair? {
    exploration(of: finding)?.run.map {
      ScreenPair(aroundStep: finding.path.count - 1, of: $0)
    }
  }

  /// How often the body of each view ran in the step of a finding, the most frequent first.
  func counts(of finding: AuditFinding) -> [(view: String, count: Int)] {
    let counts = exploration(of: finding)?.run?.steps[finding.path.count - 1].counts ?? [:]
    return counts.filter { $0.key.metric == .evaluations && $0.value > 0 }
      .map { ($0.key.view, $0.value) }
      .sorted { ($1.count, $0.view) < ($0.count, $1.view) }
  }

  /// The code at a location, without its indentation.
  func line(at location: SourceLocation) -> String? {
    let sources = screens.screens.flatMap { $0.exploration.program.sources }
    guard let source = sources.first(where: { $0.path == location.path }),
      location.line <= source.lineCount
    else { return nil }
    return String(source.line(location.line).drop { $0 == " " || $0 == "\t" })
  }
}
