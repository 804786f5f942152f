import Guidelines
import Mustache

/// The list of all rules of the engine, by subject.
struct RulesPage {
  /// The topic whose pages state the rules.
  let topic: SiteMap.Topic
  let context: RenderContext

  func file() throws(TemplateProblem) -> OutputFile {
    var layout = LayoutModel(
      context: context,
      path: topic.path,
      kind: "rules-index",
      title: "Rules of the engine",
      description: "Every rule that decides a count, with its confidence and its programs."
    )
    layout.topic = topic.title
    return try layout.file(
      "rules",
      [
        "areas": .list(topic.pages.map(area)),
        "states": .list(RuleEvidence.State.allCases.reversed().map { .string($0.rawValue) }),
        "confidences": .list(EngineRule.Confidence.allCases.map { .string($0.rawValue) }),
      ]
    )
  }

  private func area(_ page: Page) -> Value {
    let href = topic.path.link(to: page.sitePath)
    return [
      "title": .string(page.title),
      "href": .string(href),
      "id": .string("area-" + slug(page.title)),
      "summary": .string(page.summary),
      "rules": .list(page.definedRules.map { model($0, href: href) }),
    ]
  }

  private func model(_ rule: EngineRule, href: String) -> Value {
    let entry = context.map.rules[rule.id]
    let programs = entry?.programs.count ?? 0
    let pages = entry?.pages.count ?? 0
    let evidence = context.evidenceIndex[rule.id]
    let observations = (evidence?.agreeing.count ?? 0) + (evidence?.others.count ?? 0)
    var shown: [String] = []
    if observations > 0 {
      shown.append(observations == 1 ? "1 observation" : "\(observations) observations")
    }
    if programs > 0 { shown.append(programs == 1 ? "1 program" : "\(programs) programs") }
    if pages > 0 { shown.append(pages == 1 ? "1 page" : "\(pages) pages") }
    return [
      "name": .string(rule.id.description),
      "title": .string(rule.title),
      "href": .string(href + "#" + rule.id.anchor),
      "confidence": .string(rule.confidence?.rawValue ?? ""),
      "state": .string(evidence?.state.rawValue ?? ""),
      "shown": shown.isEmpty ? false : .string(shown.joined(separator: ", ")),
    ]
  }
}
