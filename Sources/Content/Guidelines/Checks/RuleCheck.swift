import Diagnostics
import Spelling

/// Checks that each rule is defined once and that pages and scenarios name existing rules.
///
/// Definitions are checked only if the site has pages of rules.
struct RuleCheck {
  private let site: Site
  private let defined: Set<RuleID>
  private let names: SpellingSuggester

  init(site: Site) {
    self.site = site
    defined = Set(site.pages.flatMap(\.definedRules).map(\.id))
    names = SpellingSuggester(defined.sorted().map(\.description))
  }

  /// The faults of the rules that a page names.
  func diagnose(_ page: Page) -> [Diagnostic] {
    var findings = FindingList(of: page.source)
    for value in page.frontMatter.values[.rules] ?? [] where RuleID(value.text) == nil {
      findings.report(.notARuleID(value.text), at: value.range)
    }
    guard !defined.isEmpty else { return findings.diagnostics }
    if page.observation != nil { checkObservation(page, &findings) }
    for reference in page.ruleReferences + page.scenarios.flatMap(\.rules)
    where !defined.contains(reference.id) {
      findings.report(.unknownRule(reference.id, among: names), at: reference.range)
    }
    return findings.diagnostics
  }

  /// Each observation names the rules that it shows, in one place, or says why it shows none.
  private func checkObservation(_ page: Page, _ findings: inout FindingList) {
    let values = page.frontMatter.values
    switch (values[.rules]?.first, values[.withoutRule]?.first) {
    case (nil, nil): findings.report(.noRule, at: page.source.range(ofLine: 1))
    case (_?, let reason?): findings.report(.ruleAndReason, at: reason.range)
    default: break
    }
    for reference in page.scenarios.flatMap(\.rules) {
      findings.report(.ruleOnFence(reference.id), at: reference.range)
    }
  }

  /// Duplicate definitions of rules.
  func diagnoseDefinitions() -> [Diagnostic] {
    var first: [RuleID: String] = [:]
    var findings: [Diagnostic] = []
    for page in site.pages {
      for rule in page.definedRules {
        if let location = first[rule.id] {
          let message = Diagnostic.Message.secondDefinition(rule.id, first: location)
          findings.append(page.source.diagnostic(message, at: rule.heading.range))
        } else {
          first[rule.id] = page.source.location(at: rule.heading.range.lowerBound).description
        }
      }
    }
    return findings
  }
}

extension Diagnostic.Message {
  static func notARuleID(_ text: String) -> Self {
    Self(
      id: "rule-id",
      what: "'\(text)' is not the id of a rule",
      why: "an id consists of capitals, a hyphen and a number",
      fix: "write an id such as 'CMP-16'"
    )
  }

  fileprivate static let noRule = Self(
    id: "observation-rule",
    what: "the observation names no rule",
    why: "the pages of rules and guidelines list an observation by the rules that it shows",
    fix: "add 'rules: […]', or 'without-rule: …' with one sentence that says why it shows none"
  )

  fileprivate static let ruleAndReason = Self(
    id: "observation-rule",
    what: "the observation names rules, and says why it shows none",
    why: "only one of them can be true",
    fix: "remove 'without-rule: …' or 'rules: […]'"
  )

  fileprivate static func ruleOnFence(_ id: RuleID) -> Self {
    Self(
      id: "observation-rule",
      what: "the program of the observation names \(id)",
      why: "an observation names its rules in its front matter, which lists read",
      fix: "move it to 'rules: […]'"
    )
  }

  fileprivate static func unknownRule(_ id: RuleID, among known: SpellingSuggester) -> Self {
    Self(
      id: "unknown-rule",
      what: "there is no rule \(id)",
      why: "no page of rules has a heading that begins with it",
      fix: known.nearest(to: "\(id)").map { "write '\($0)'" }
        ?? "remove it, or add the rule"
    )
  }

  fileprivate static func secondDefinition(_ id: RuleID, first: String) -> Self {
    Self(
      id: "duplicate-rule",
      what: "\(id) is stated a second time",
      why: "\(first) already states it",
      fix: "remove one of them"
    )
  }
}
