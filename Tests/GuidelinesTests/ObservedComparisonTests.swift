import Guidelines
import Testing

@Suite struct `Observed counts` {
  static let page = Page(
    path: "content/guidelines/a.md",
    text: """
      ```swift scenario=a
      struct Row {}
      ```

      | Interaction            | Row |
      | ---------------------- | --: |
      | present, 5 host passes |   1 |
      | hover "Card"           |   1 |

      On a phone (source=b):

      | Observed     | Row | "r…" |
      | ------------ | --: | ---: |
      | present      |   6 |    1 |
      | hover "Card" |   2 |    – |
      | hover "Card" |   1 |    – |

      """
  )

  static let run = Run(steps: [
    MeasuredStep(
      step: .present(hostPasses: 5),
      counts: [Column(view: "Row"): 6],
      console: ["row", "other"]
    ),
    MeasuredStep(step: .hover("Card"), counts: [Column(view: "Row"): 1]),
  ])

  @Test func `stand beside the step that is meant`() throws {
    let scenario = try #require(Self.page.scenarios.first)
    let counts = try #require(scenario.observed.first).compared(with: Self.run, of: scenario)
    // A presentation is the same step with and without host passes; there is no second hover.
    #expect(counts.map(\.step) == ["present", "present", #"hover "Card""#, #"hover "Card""#])
    #expect(counts.map(\.label) == ["Row", #""r…""#, "Row", "Row"])
    #expect(counts.map(\.measured) == [6, 1, 1, nil])
    #expect(counts.map(\.agrees) == [true, true, false, nil])
  }

  @Test func `have nothing beside them where nothing ran`() throws {
    let scenario = try #require(Self.page.scenarios.first)
    let counts = try #require(scenario.observed.first).compared(with: nil, of: scenario)
    #expect(counts.allSatisfy { $0.measured == nil && $0.agrees == nil })
  }
}
