import Guidelines
import Markdown
import Mustache

extension PageBody {
  /// Adds each rule's confidence and the pages that demonstrate it below the rule.
  func addRules(to markup: inout BodyMarkup) throws(TemplateProblem) {
    for rule in page.definedRules {
      if let facts = rule.facts, let confidence = rule.confidence {
        markup.replacements[facts.range.lowerBound] = try context.render(
          "rule-facts",
          [
            "confidence": .string(confidence.rawValue),
            "sources": .html(sources(in: facts, after: confidence, markup)),
          ]
        )
      }
      if let entry = context.map.rules[rule.id], let last = lastBlock(of: rule) {
        markup.additions[last.range.lowerBound] = try context.render("rule-shown", model(of: entry))
      }
    }
  }

  /// The rest of the paragraph after the confidence.
  private func sources(
    in facts: Paragraph,
    after confidence: EngineRule.Confidence,
    _ markup: BodyMarkup
  ) -> String {
    let html = markup.html(facts.inlines)
    let start = "Confidence: \(confidence.rawValue)"
    return html.hasPrefix(start) ? String(html.dropFirst(start.count)) : html
  }

  /// The block before the next heading of the same level.
  private func lastBlock(of rule: EngineRule) -> Block? {
    let blocks = blocks.drop { $0.range.lowerBound <= rule.heading.range.lowerBound }
    return blocks.prefix { block in
      if case .heading(let heading) = block { heading.level > rule.heading.level } else { true }
    }
    .last
  }

  private func model(of entry: RuleIndex.Entry) -> Value {
    let programs = entry.programs.map { program -> Value in
      var members = program.scenario.verdict.members
      members["name"] = .string(program.scenario.name)
      members["page"] = .string(program.page.title)
      members["href"] = .string(
        context.link(
          from: page,
          to: program.page,
          anchor: program.page.anchor(ofScenario: program.scenario.name)
        )
      )
      return .object(members)
    }
    let pages = entry.pages.map { other -> Value in
      ["title": .string(other.title), "href": .string(context.link(from: page, to: other))]
    }
    let evidence = context.evidenceIndex[entry.rule.id]
    let agreeing = evidence?.agreeing.map { $0.item(from: page.sitePath) } ?? []
    let others = evidence?.others.map { $0.item(from: page.sitePath) } ?? []
    return [
      "isShown": .boolean(!programs.isEmpty || !pages.isEmpty),
      "evidence": evidence?.value ?? false,
      "sides": .list(
        [("Observed otherwise, or contested", others), ("Observed", agreeing)]
          .filter { !$0.1.isEmpty }.map { ["label": .string($0.0), "items": .list($0.1)] }
      ),
      "rule": .string(entry.rule.id.description),
      "programs": .list(programs),
      "pages": .list(pages),
    ]
  }
}
