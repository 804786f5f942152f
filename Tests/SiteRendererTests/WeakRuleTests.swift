import Guidelines
import Testing

@testable import SiteRenderer

/// Which rules decide the evidence for a program.
@Suite struct `The evidence of weak rules` {
  private static let site = Site(files: [
    "content/index.md":
      "---\ntitle: Home\nsummary: S\ntopics: [Zebras, Apes]\nintroductions:\n  - \"Apes: First.\"\n"
      + "  - \"Zebras: Second.\"\n---\n\n# Home\n",
    "content/rules/rules.md":
      "---\ntitle: Rules\nsummary: S\n---\n\n# Rules\n\n## CMP-1: Firm\n\nConfidence: high. Sources: Apple's documentation.\n\n"
      + "## CMP-2: Weak\n\nConfidence: low. Sources: Apple's documentation.\n\n## CMP-3: Disputed\n\nConfidence: contested.\n",
    "content/guidelines/weak.md": page("Zebras", rules: "CMP-2", own: "CMP-1"),
    "content/guidelines/firm.md": page("Apes", rules: "CMP-1", own: "CMP-3"),
  ])

  private static func page(_ topic: String, rules: String, own: String) -> String {
    let program = "import SwiftUI\nstruct A: View { var body: some View { Text(\"\") } }\n"
    return """
      ---
      title: About \(topic)
      summary: S
      topic: \(topic)
      rules: [\(rules)]
      ---

      # About \(topic)

      ```swift scenario=page root=A
      \(program)```

      ```swift scenario=own root=A rules=\(own)
      \(program)```

      """
  }

  private static let context = RenderContext(
    site,
    results: site.pages.flatMap { page in
      page.scenarios.map { scenario in
        ScenarioResult(
          page: page.path,
          scenario: scenario.name,
          line: scenario.line,
          configuration: .debug,
          status: .verified,
          outcome: .completed(Run(steps: [])),
          findings: [],
          counts: [],
          seconds: 0,
          isCached: false,
          mode: .merged
        )
      }
    },
    theme: Theme([]),
    options: RenderOptions()
  )

  @Test(arguments: [
    ("weak", "page", Evidence.Kind.inferred, "“Weak” (CMP-2) is inferred"),
    ("weak", "own", .stated, "Texts state the rules"),
    ("firm", "page", .stated, "Texts state the rules"),
    ("firm", "own", .contested, "“Disputed” (CMP-3) is contested"),
  ])
  func `is that of the program's own rules, else of the page's`(
    _ slug: String,
    _ name: String,
    _ kind: Evidence.Kind,
    _ reason: String
  ) throws {
    let page = try #require(Self.site.page(slug: "guidelines/" + slug))
    let scenario = try #require(page.scenarios.first { $0.name == name })
    let evidence = try #require(Self.context.evidence(of: scenario, on: page))
    #expect(evidence.kind == kind)
    #expect(evidence.reason.contains(reason), "\(evidence.reason)")
  }

  @Test func `stands beside topics in the order of the home page`() {
    #expect(Self.context.map.topics.map(\.title) == ["Zebras", "Apes", "Rules"])
  }
}
