import Guidelines
import ScenarioTrace
import TestSupport
import Testing

@Suite struct `A page` {
  static let text = """
    ---
    title: Keep "closures" out
    summary: 'It''s short.'
    topic: Environment
    tags: [environment, "a, b"]
    rules:
      - ENV-3
      - CMP-15
    ---

    # Keep closures out

    ```swift setup
    let shared = 1
    ```

    ## Avoid: a bare closure

    ```swift scenario=bare rules=CMP-4,ENV-3 verdict=avoid root="Card(title: \\"a\\")"
    struct Card {}
    struct Row {}
    ```

    | Interaction            | Card | Row.comparisons |
    | ---------------------- | ---: | --------------: |
    | present, 5 host passes |    1 |               – |
    | tap "Add"              |    0 |               2 |
    | tap "Add"              |    1 |                 |

    | Interaction (release) | Card |
    | --------------------- | ---: |
    | present               |    1 |

    ```console
    Card: @self changed.

    b
    ```

    ```console step="tap \\"Add\\"#2"
    c
    ```

    Observed on an iPhone (source=environment-closures):

    | Observed | Card |
    | -------- | ---: |
    | present  |    6 |

    The card ran [1](<count:bare/tap "Add"#2/Card>) time and [1](count:bare/present/Card/release).

    ```swift
    let illustration = 1
    ```

    """

  let page = Page(path: "content/guidelines/a.md", text: text)

  @Test func `says what it is`() {
    #expect(page.diagnostics == [])
    #expect(page.slug == "guidelines/a")
    #expect(page.kind == .guideline)
    #expect(page.title == "Keep \"closures\" out")
    #expect(page.summary == "It's short.")
    #expect(page.tags == ["environment", "a, b"])
    #expect(page.rules.map(\.description) == ["ENV-3", "CMP-15"])
    #expect(page.illustrationLines.map(page.source.line) == ["```swift"])
  }

  @Test func `gives its scenarios with setup and lines`() throws {
    let scenario = try #require(page.scenarios.first)
    #expect(scenario.name == "bare")
    #expect(scenario.verdict == .avoid)
    #expect(scenario.root == .expression("Card(title: \"a\")"))
    #expect(scenario.rules.map(\.id.description) == ["CMP-4", "ENV-3"])
    #expect(page.source[scenario.rules[1].range] == "ENV-3")
    #expect(scenario.line == 19)
    #expect(scenario.firstCodeLine == 20)
    #expect(scenario.code == "struct Card {}\nstruct Row {}\n")
    #expect(scenario.setup.map(\.code) == ["let shared = 1\n"])
    #expect(scenario.setup.map(\.firstCodeLine) == [14])
    #expect(scenario.heading?.text == "Avoid: a bare closure")
    #expect(scenario.configurations == [.debug, .release])
  }

  @Test func `gives the stated counts and where they stand`() throws {
    let table = try #require(page.scenarios.first?.table(for: .debug))
    #expect(
      table.columns.map(\.column) == [
        Column(view: "Card"), Column(view: "Row", metric: .comparisons),
      ]
    )
    #expect(
      table.rows.map(\.step) == [.present(hostPasses: 5), .tap("Add"), .tap("Add")]
    )
    #expect(table.rows.map { $0.cells.map(\.allowed?.only) } == [[1, nil], [0, 2], [1, nil]])
    #expect(page.source[table.rows[1].cells[1].range] == "2")
    #expect(page.source[table.rows[1].cells[1].paddedRange] == "               2 ")
  }

  @Test func `gives the stated lines, whole or of a step`() throws {
    let consoles = try #require(page.scenarios.first?.consoles)
    #expect(consoles.map(\.lines) == [["Card: @self changed.", "", "b"], ["c"]])
    #expect(consoles.map(\.step) == [nil, StepReference(.tap("Add"), occurrence: 2)])
  }

  @Test func `gives what an article observed`() throws {
    let observed = try #require(page.scenarios.first?.observed.first)
    #expect(observed.citation?.source == "environment-closures")
    #expect(observed.citation?.note == "Observed on an iPhone")
    #expect(observed.table.rows.first?.cells.map(\.allowed?.only) == [6])
  }

  @Test func `gives the rules that it states, and their anchors`() {
    let page = Page(
      path: "content/rules/comparing.md",
      text: """
        # Comparing

        ## What is left open

        ## CMP-4: An Equatable view decides

        Confidence: high. Sources: [A](../sources/a.md).

        """
    )
    #expect(page.kind == .rules)
    #expect(page.definedRules.map(\.id.description) == ["CMP-4"])
    #expect(page.definedRules.map(\.title) == ["An Equatable view decides"])
    #expect(page.definedRules.map(\.confidence) == [.high])
    #expect(page.headings.map(\.anchor) == ["comparing", "what-is-left-open", "cmp-4"])
  }

  @Test(arguments: ["cmp-4", "CMP4", "CMP-", "CMP-04", "-4", "CMP-4-5", "CMP-x", ""])
  func `takes no other text for the id of a rule`(text: String) {
    #expect(RuleID(text) == nil)
  }

  @Test func `gives the counts in its prose`() {
    #expect(page.countLinks.map(\.step.occurrence) == [2, 1])
    #expect(page.countLinks.map(\.configuration) == [nil, .release])
    #expect(page.countLinks.map { page.source[$0.range] } == ["1", "1"])
  }

  static let fences = [
    "---\ntitle: T\n---\n# A\n", "\u{FEFF}---\ntitle: T\n---\n# A\n",
    "--- \ntitle: T\n---\t\n# A\n",
    "---\r\ntitle: T\r\n---\r\n# A\r\n",
    "---\nx-owner: Ann\nx-tickets:\n- A-1\ntitle: T\n---\n# A\n",
  ]

  @Test(arguments: fences)
  func `reads front matter as editors save it`(_ text: String) {
    let page = Page(path: "content/a.md", text: text)
    #expect(page.frontMatter[.title] == "T" && page.headings.map(\.text) == ["A"])
    #expect(page.diagnostics == [])
  }
}
