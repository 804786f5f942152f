import Escaping
import Guidelines
import Mustache

/// The files for programs: a site map, a list for language models, one for editors, and each page's
/// Markdown.
struct MachineFiles {
  let context: RenderContext

  /// The files about all pages.
  var files: [OutputFile] {
    var files = [robots, models, guidelines, GuidelinesSchema.file, AuditSchema.file]
    if context.options.baseURL != nil { files.append(sitemap) }
    return files
  }

  private var robots: OutputFile {
    let map = context.options.address(of: SitePath("sitemap.xml")).map { "Sitemap: \($0)\n" }
    return OutputFile(path: "robots.txt", text: "User-agent: *\nAllow: /\n" + (map ?? ""))
  }

  /// The addresses of all pages that search engines may index; they must be absolute.
  private var sitemap: OutputFile {
    let paths =
      [SiteMap.home] + context.map.listingPaths
      + context.map.pages.filter { $0.kind != .home }.map(\.sitePath)
    let days = Dictionary(
      context.map.pages.map { ($0.sitePath, context.options.history[$0]?.lastDay) }
    ) { first, _ in first }
    let lines = paths.sorted { $0.text < $1.text }.map { path in
      let address = escapedHTML(context.options.address(of: path) ?? "")
      let day = (days[path] ?? nil).map { "<lastmod>\($0)</lastmod>" } ?? ""
      return "<url><loc>\(address)</loc>\(day)</url>\n"
    }
    .joined()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      \(lines)</urlset>

      """
    return OutputFile(path: "sitemap.xml", text: text)
  }

  /// The format of llmstxt.org: a title, a summary, and links to Markdown by section.
  private var models: OutputFile {
    let home = context.map.home
    let summary = home?.summary ?? home?.title ?? "Guidelines"
    var text = "# \(plain(context.siteName))\n\n> \(plain(summary))\n"
    for topic in context.map.topics {
      text += "\n## \(plain(topic.title))\n\n"
      for page in topic.pages {
        let facts = [
          page.impact.map { "Impact: \($0.rawValue)." },
          page.kind.isAdvice ? CountComparison(of: page, results: context.results)?.sentence : nil,
          context.evidence(of: page).map { "Evidence: \($0.kind.words)." },
        ]
        let words = ([page.summary] + facts.compactMap { $0 }).joined(separator: " ")
        let link = "[\(plain(page.title))](\(percentEncoded(page.markdownPath)))"
        text += "- \(link): \(plain(words))\n"
      }
    }
    return OutputFile(path: "llms.txt", text: text)
  }

  /// A text in which Markdown finds no markup but code.
  private func plain(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    // An odd mark at the end begins no code.
    let single = parts.count.isMultiple(of: 2) ? parts.count - 1 : nil
    return parts.enumerated().map { index, part in
      let mark = index == 0 ? "" : index == single ? "\\`" : "`"
      return mark + (index % 2 == 1 && index != single ? String(part) : escaped(part))
    }.joined()
  }

  private func escaped(_ text: Substring) -> String {
    String(text.flatMap { "\\*_[]<>#!".contains($0) ? ["\\", $0] : [$0] })
      .replacing(/&(?=(?:\\#)?\w+;)/, with: "\\&")
  }

  /// Each guideline with its programs and measured counts, each rule of the engine and each observation, in the form
  /// that `GuidelinesSchema` states.
  private var guidelines: OutputFile {
    var json: [UInt8] = []
    json.append(copy: "{\"$schema\":\"\(GuidelinesSchema.path)\",\"guidelines\":[\n")
    for (index, page) in context.map.guidelines.enumerated() {
      if index > 0 { json.append(copy: ",\n") }
      add(page, to: &json)
    }
    let rules = context.map.pages.flatMap { page in
      page.definedRules.map { self.json($0, on: page) }
    }
    json.append(copy: "\n],\"rules\":[\n")
    json.append(copy: rules.joined(separator: ",\n"))
    json.append(copy: "\n],\"observations\":[\n")
    json.append(copy: context.evidenceIndex.records.map(self.json).joined(separator: ",\n"))
    json.append(copy: "\n]}\n")
    return OutputFile(path: "guidelines.json", bytes: json)
  }

  private func add(_ page: Page, to json: inout [UInt8]) {
    let texts = [
      ("id", page.name), ("slug", page.slug), ("title", page.title), ("summary", page.summary),
      ("topic", page.topic ?? ""),
    ]
    for (index, (name, text)) in texts.enumerated() {
      json.append(copy: index == 0 ? "{\"" : ",\"")
      json.append(copy: name)
      json.append(copy: "\":")
      json.append(jsonString: text)
    }
    let lists = [
      ("tags", page.tags), ("rules", page.rules.map { "\($0)" }), ("sources", page.sources),
      ("answers", page.answers),
      ("observations", context.evidenceIndex.observations(of: page).map(\.page.slug)),
    ]
    for (name, list) in lists {
      json.append(copy: ",\"")
      json.append(copy: name)
      json.append(copy: "\":[")
      for (index, text) in list.enumerated() {
        if index > 0 { json.append(UInt8(ascii: ",")) }
        json.append(jsonString: text)
      }
      json.append(UInt8(ascii: "]"))
    }
    json.append(copy: ",\"url\":")
    json.append(jsonString: page.sitePath.text)
    json.append(copy: ",\"impact\":" + (page.impact.map { jsonString($0.rawValue) } ?? "null"))
    json.append(
      copy: ",\"because\":" + (page.frontMatter[.because].map { jsonString($0) } ?? "null")
    )
    let headline = CountComparison(of: page, results: context.results)
    json.append(copy: ",\"headline\":" + (headline.map(self.json) ?? "null"))
    json.append(copy: ",\"evidence\":" + self.json(context.evidence(of: page)))
    json.append(copy: ",\"scenarios\":")
    json.append(copy: array(page.scenarios.map { self.json($0, on: page) }))
    json.append(UInt8(ascii: "}"))
  }

  private func json(_ rule: EngineRule, on page: Page) -> String {
    object([
      ("id", jsonString("\(rule.id)")), ("title", jsonString(rule.title)),
      ("confidence", rule.confidence.map { jsonString($0.rawValue) } ?? "null"),
      ("evidence", context.evidenceIndex[rule.id].map(json) ?? "null"),
      ("url", jsonString(page.sitePath.text + "#" + rule.id.anchor)),
    ])
  }

  private func json(_ scenario: Scenario, on page: Page) -> String {
    let runs = context.results.results(of: scenario, on: page).map { result in
      object([
        ("configuration", jsonString(result.configuration.rawValue)),
        ("status", jsonString(result.status.rawValue)),
        ("counts", array(result.counts.map(json))),
      ])
    }
    return object([
      ("name", jsonString(scenario.name)),
      ("verdict", scenario.verdict.map { jsonString($0.rawValue) } ?? "null"),
      ("rules", array(scenario.rules.map { jsonString("\($0.id)") })),
      ("code", jsonString(scenario.code)),
      ("evidence", json(context.evidence(of: scenario, on: page))),
      ("runs", array(runs)),
    ])
  }

  private func json(_ headline: CountComparison) -> String {
    let side = { (side: CountComparison.Side) in
      object([("scenario", jsonString(side.scenario)), ("count", "\(side.count)")])
    }
    return object([
      ("step", jsonString(headline.step)), ("unit", jsonString(headline.unit)),
      ("of", jsonString(headline.name)),
      ("avoid", side(headline.avoid)), ("prefer", side(headline.prefer)),
    ])
  }

  private func json(_ evidence: RuleEvidence) -> String {
    let slugs = { (records: [ObservationRecord]) in array(records.map { jsonString($0.page.slug) })
    }
    return object([
      ("kind", jsonString(evidence.state.rawValue)), ("reason", jsonString(evidence.reason)),
      ("agreeing", slugs(evidence.agreeing)), ("others", slugs(evidence.others)),
    ])
  }

  private func json(_ record: ObservationRecord) -> String {
    let observation = record.observation
    return object([
      ("slug", jsonString(record.page.slug)), ("title", jsonString(record.page.title)),
      ("url", jsonString(record.page.sitePath.text)), ("system", jsonString(observation.os)),
      ("device", observation.device.map { jsonString($0) } ?? "null"),
      ("kind", observation.evidence.map { jsonString($0.rawValue) } ?? "null"),
      ("confidence", observation.confidence.map { jsonString($0.rawValue) } ?? "null"),
      ("outcome", jsonString(record.outcome.rawValue)),
      ("rules", array(record.page.rules.map { jsonString("\($0)") })),
      ("source", record.page.frontMatter[.url].map { jsonString($0) } ?? "null"),
    ])
  }

  private func json(_ evidence: Evidence?) -> String {
    guard let evidence else { return "null" }
    return object([
      ("kind", jsonString(evidence.kind.words)), ("reason", jsonString(evidence.reason)),
    ])
  }

  private func json(_ count: ComparedCount) -> String {
    let budget = count.stated?.budget.map { [("budget", jsonString($0))] } ?? []
    let members = [
      ("step", jsonString(shortened(count.step))),
      ("column", jsonString(shortened(count.column.description))),
      ("stated", count.stated?.only.map { "\($0)" } ?? "null"), ("measured", "\(count.measured)"),
    ]
    return object(members + budget)
  }

  private func array(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }
}

extension RenderOptions {
  /// The absolute address of a path, if the site's address is known.
  func address(of path: SitePath) -> String? {
    guard let baseURL else { return nil }
    return baseURL + (baseURL.hasSuffix("/") ? "" : "/") + percentEncoded(path.text)
  }
}

/// Members as a JSON object, in order.
func object(_ members: [(String, String)]) -> String {
  "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
}
