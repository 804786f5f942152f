import Diagnostics
import Guidelines
import Markdown
import Mustache
import ScenarioTrace
import Verification

/// A place at which text from outside enters the program.
package enum Surface: String, CaseIterable, Sendable {
  /// A whole page: front matter, Markdown, tables, info strings, steps, count links.
  case page
  /// A step as a table names it.
  case step
  /// A line of a scenario's trace.
  case traceLine
  /// A template of a theme.
  case template

  /// Feeds the surface any text and returns which of its promises broke, or `nil`.
  ///
  /// A trap is left to whoever calls.
  package func brokenPromise(for text: String) -> String? {
    switch self {
    case .page: brokenPagePromise(text)
    case .step: brokenStepPromise(text)
    case .traceLine: brokenTracePromise(text)
    case .template: brokenTemplatePromise(text)
    }
  }
}

/// Findings lie inside the page, a rewriting without results changes nothing, and no markup of the
/// page's own reaches the output.
private func brokenPagePromise(_ text: String) -> String? {
  let site = Site(files: ["content/guidelines/fuzz.md": text])
  guard let page = site.pages.first else { return "the page is gone" }
  let findings = site.diagnostics + ProgramCheck().diagnose(page)
  if DiagnosticFormat().text(findings).isEmpty != findings.isEmpty {
    return "findings are not shown"
  }
  for finding in findings {
    let line = page.source.range(ofLine: finding.location.line)
    let isInside =
      finding.location.line <= page.source.lineCount && finding.location.column >= 1
      && finding.location.column - 1 <= line.count
    if !isInside { return "\(finding.id) lies outside the page, at \(finding.location)" }
  }
  if PageRewriting(of: page, with: []).text != text { return "rewriting changed the page" }
  if let markup = markup(in: HTMLWriter().html(page.document.blocks)) {
    return "the output contains \(markup)"
  }
  return nil
}

/// What runs or restyles a page and stands in its HTML, in letters of whatever case.
private func markup(in html: String) -> String? {
  let forbidden = [
    "<script", "<iframe", "<svg", "<style", "=\"javascript:", "=\"data:", "=\"vbscript:",
  ]
  let bytes = html.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  for start in bytes.indices
  where bytes[start] == UInt8(ascii: "<") || bytes[start] == UInt8(ascii: "=") {
    if let found = forbidden.first(where: { bytes[start...].starts(with: $0.utf8) }) {
      return found
    }
  }
  return nil
}

/// What can be read is spelled in a way that reads the same.
private func brokenStepPromise(_ text: String) -> String? {
  guard let step = try? Step(parsing: text) else { return nil }
  guard let again = try? Step(parsing: step.description) else {
    return "\(step.description) cannot be read back"
  }
  return again == step ? nil : "\(step.description) reads as \(again)"
}

/// As for steps.
private func brokenTracePromise(_ text: String) -> String? {
  guard let event = TraceEvent(line: text) else { return nil }
  return TraceEvent(line: event.line) == event ? nil : "\(event) reads back as another event"
}

/// A template without a problem renders, or ends in one; text from the context is escaped.
private func brokenTemplatePromise(_ text: String) -> String? {
  let library = Library(["page": text, "part": "{{#items}}{{name}}{{/items}}{{$block}}{{/block}}"])
  let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
  for (name, problem) in library.problems where name == "page" && problem.position.line > lines {
    return "a problem in line \(problem.position.line) of \(lines)"
  }
  let context: Value = [
    "name": "‹<&>›", "items": [["name": "one"], ["name": "two"]], "shown": true, "which": "part",
  ]
  let isRaw = text.contains("{{{") || text.contains("&") || text.contains("=")
  guard let output = try? library.template("page")?.render(context, library: library) else {
    return nil
  }
  return !isRaw && output.contains("‹<&>›") ? "the context was not escaped" : nil
}
