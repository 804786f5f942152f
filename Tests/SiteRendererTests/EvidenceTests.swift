import Diagnostics
import Foundation
import Guidelines
import TestSupport
import Testing

@testable import SiteRenderer

@Suite struct `Evidence and its links` {
  // MARK: States of rules

  @Test(
    arguments: [
      // Confidence and sources of the rule, its observations as (evidence, confidence, observed), and its state.
      (#"high. Sources: [A](../sources/text.md)."#, [], RuleEvidence.State.stated),
      (#"high. Sources: an article that we lost."#, [], .stated),
      (#"high. Sources: [A](https://example.com/a)."#, [], .stated),
      (#"medium. Sources: [A](../sources/code.md)."#, [], .inferred),
      (#"medium. Sources: [A](../sources/code.md), inference from CMP-1."#, [], .inferred),
      (#"low. Sources: [A](../sources/text.md)."#, [], .inferred),
      (#"high."#, [], .unsourced),
      (#"medium. Sources: inference."#, [("article", "high", "1")], .stated),
      (#"medium. Sources: inference."#, [("device log", "high", "1")], .seen),
      (#"medium. Sources: inference."#, [("framework test", "low", "1")], .seen),
      (#"medium. Sources: inference."#, [("code", "high", "1")], .inferred),
      (#"high. Sources: [A](../sources/text.md)."#, [("article", "high", "9")], .contested),
      (#"high. Sources: [A](../sources/text.md)."#, [("article", "low", "9")], .stated),
      (
        #"high. Sources: inference."#,
        [("device log", "high", "1"), ("article", "high", "9")], .contested
      ),
      (
        #"high. Sources: inference."#,
        [("device log", "high", "1"), ("article", "high", "1"), ("article", "high", "9")], .seen
      ),
      (#"contested. Sources: inference."#, [("device log", "high", "1")], .contested),
    ] as [(String, [(String, String, String)], RuleEvidence.State)]
  )
  func `is that of observations, or else of sources`(
    _ facts: String,
    _ observations: [(String, String, String)],
    _ state: RuleEvidence.State
  ) throws {
    let context = Self.context(Self.site(facts: facts, observations: observations))
    let id = try #require(RuleID("CMP-1"))
    let evidence = try #require(context.evidenceIndex[id])
    #expect(evidence.state == state, "\(evidence.reason)")
    let differs = observations.contains { $0.2 == "9" && $0.1 != "low" }
    #expect(evidence.against.isEmpty == !differs)
    if state == .seen, differs { #expect(evidence.reason.contains("1 observation differs")) }
  }

  // MARK: Evidence of programs

  @Test(
    arguments: [
      (["CMP-1"], ["device log", "device log"], Evidence.Kind.seen),
      (["CMP-1", "CMP-2"], ["device log", "device log"], .partly),
      (["CMP-1", "CMP-2"], ["article"], .inferred),
      (["CMP-1"], ["article"], .stated),
      (["CMP-3"], [], .contested),
      ([], [], .unsourced),
    ] as [([String], [String], Evidence.Kind)]
  )
  func `of a program is that of the weakest of its rules`(
    _ ids: [String],
    _ kinds: [String],
    _ kind: Evidence.Kind
  ) throws {
    let context = Self.context(
      Self.site(facts: "high.", observations: kinds.map { ($0, "high", "1") })
    )
    let rules = ids.compactMap { RuleID($0) }.compactMap { context.evidenceIndex[$0] }
    let evidence = Evidence(of: rules)
    #expect(evidence.kind == kind, "\(evidence.reason)")
    #expect(!evidence.reason.isEmpty)
    #expect(evidence.disputed.map(\.rule.id.description) == (kind == .contested ? ids : []))
  }

  @Test(arguments: [("CMP-1", Evidence.Kind.partly), ("CMP-2", .inferred)])
  func `of a guideline is no stronger than that of its weaker program`(
    _ rule: String,
    _ kind: Evidence.Kind
  ) throws {
    let program = "root=A rules=\(rule)\nimport SwiftUI\n```\n"
    let context = Self.context(
      Self.site(
        facts: "high.",
        observations: [("device log", "high", "1")],
        guideline: """
          ```swift scenario=avoided verdict=avoid \(program)
          ```swift scenario=preferred verdict=prefer \(program.replacing("rules=", with: "rules=CMP-2,CMP-1,"))
          """
      )
    )
    let page = try #require(context.map.page(slug: "guidelines/a"))
    let evidence = try #require(context.evidence(of: page))
    #expect(evidence.kind == kind, "\(evidence.reason)")
    #expect(evidence.reason.contains("CMP-2"))
  }

  // MARK: Links

  @Test func `is linked both ways between observations, rules and guidelines`() {
    let index = ExampleSite.context.evidenceIndex
    let context = RenderContext(
      ExampleSite.site,
      results: ExampleSite.results,
      theme: Theme([]),
      options: RenderOptions()
    )
    for page in ExampleSite.site.pages where page.observation != nil {
      #expect(index.record(of: page) != nil)
      let file = `A rendered site`.page(page.htmlPath)
      for id in page.rules {
        #expect(file.contains("reading.html#\(id.anchor)"), "\(page.path): \(id)")
        #expect(
          `A rendered site`.page("rules/reading.html").contains(
            "../observations/\(page.name).html"
          ),
          "\(page.path): \(id)"
        )
      }
      for guideline in context.evidenceIndex.guidelines(restingOn: page.rules) {
        #expect(file.contains("../\(guideline.htmlPath)"))
        #expect(
          `A rendered site`.page(guideline.htmlPath)
            .contains("../observations/\(page.name).html")
        )
      }
    }
    #expect(
      !context.evidenceIndex.guidelines(restingOn: ExampleSite.page("observations/01-hover").rules)
        .isEmpty
    )
    #expect(
      `A rendered site`.page("observations/03-absent.html").contains("No rule is about layout.")
    )
  }

  @Test func `shows both sides of a contested rule at the count`() throws {
    let text = `A rendered site`.page("guidelines/closures.html")
    let start = try #require(text.firstRange(of: #"id="object""#)?.upperBound)
    let program = text[start...]
    let dispute = try #require(program.firstRange(of: #"class="dispute""#)?.lowerBound)
    let folded = try #require(program.firstRange(of: "<summary>Evidence")?.lowerBound)
    #expect(dispute < folded)
    #expect(program[dispute...].contains("What old does</a> (iOS 17)"))
  }

  // MARK: The matrix

  @Test func `starts with a matrix, in which each mark says why`() throws {
    let text = `A rendered site`.page("observations/index.html")
    let matrix = try #require(text.firstRange(of: #"<section class="matrix""#)?.lowerBound)
    let list = try #require(text.firstRange(of: #"<h2 id="list">"#)?.lowerBound)
    #expect(matrix < list)
    let cells = text[matrix..<list].matches(
      of: /<td><details><summary>(.*?)<\/summary>(.*?)<\/details>/
    )
    let empty = text[matrix..<list].matches(of: /<td><b data-state="none">none<\/b><\/td>/)
    #expect(cells.count + empty.count == 6 && empty.count > 0)
    #expect(cells.allSatisfy { $0.1.contains("data-state=") && $0.2.hasSuffix(".") })
  }

  // MARK: For programs

  @Test func `is in the file for programs, which follows its schema`() throws {
    let decoder = JSONDecoder()
    let schema = try decoder.decode(
      JSONDocument.self,
      from: Data(`A rendered site`.page("guidelines.schema.json").utf8)
    )
    let file = try decoder.decode(
      JSONDocument.self,
      from: Data(`A rendered site`.page("guidelines.json").utf8)
    )
    #expect(schema.faults(of: file) == [])
    guard case .object(var broken) = file else { return }
    broken["guidelines"] = .array([.object(["slug": .number(1)])])
    #expect(!schema.faults(of: .object(broken)).isEmpty)
  }

  // MARK: Sites

  /// A site with two rules, the second of which is inferred and the third contested, and observations of the first.
  private static func site(
    facts: String,
    observations: [(String, String, String)],
    guideline: String = ""
  ) -> Site {
    var files = [
      "content/guidelines/a.md": "---\ntitle: G\ntopic: State\n---\n\n# G\n\n\(guideline)",
      "content/sources/text.md": "---\ntitle: T\n---\n\n# T\n",
      "content/sources/code.md": "---\ntitle: C\nevidence: code\n---\n\n# C\n",
      "content/rules/a.md": """
      ---
      title: Rules
      summary: Three.
      ---

      # Rules

      ## CMP-1: The first

      Confidence: \(facts)

      It.

      ## CMP-2: The second

      Confidence: medium. Sources: inference.

      ## CMP-3: The third

      Confidence: contested. Sources: inference.

      """,
    ]
    for (index, (evidence, confidence, observed)) in observations.enumerated() {
      files["content/observations/\(index + 1)-a.md"] = """
        ---
        title: O
        topic: State
        url: https://example.com/a
        os: iOS 17
        evidence: \(evidence)
        confidence: \(confidence)
        rules: [CMP-1]
        ---

        # O

        ```swift scenario=a root=A
        import SwiftUI
        ```

        | Observed | A |
        | -------- | -: |
        | present  | \(observed) |

        """
    }
    return Site(files: files)
  }

  /// The site, in which each program runs `A` once.
  private static func context(_ site: Site) -> RenderContext {
    let run = Run(steps: [
      MeasuredStep(
        step: .present(hostPasses: 0),
        counts: [Column(view: "A", metric: .evaluations): 1]
      )
    ])
    let results = site.pages.flatMap { page in
      page.scenarios.map { scenario in
        ScenarioResult(
          page: page.path,
          scenario: scenario.name,
          line: 1,
          configuration: .debug,
          status: .verified,
          outcome: .completed(run),
          findings: [],
          counts: [],
          seconds: 0,
          isCached: false,
          mode: .single
        )
      }
    }
    return RenderContext(site, results: results, theme: Theme([]), options: RenderOptions())
  }
}
