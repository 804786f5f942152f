import Guidelines
import Testing

@Suite struct `Observations` {
  static let frontMatter = """
    ---
    title: Writing state that no body reads updates nothing
    topic: State and bindings
    url: https://example.com/state
    os: iOS 15
    evidence: device log
    confidence: high
    """

  static func page(_ text: String, fields: String = "") -> Page {
    Page(
      path: "content/observations/01-a.md",
      text: frontMatter + fields + "\n---\n\n```swift scenario=a root=Row\nstruct Row {}\n```\n\n"
        + text
    )
  }

  static let table = "| Observed | Row |\n| - | - |\n| present | 1 |\n"

  @Test func `say where and how something was seen`() throws {
    let page = Self.page(
      Self.table,
      fields: "\ntriage: old system\nreason: iOS 13 did otherwise."
    )
    #expect(page.diagnostics.map(\.what) == [])
    #expect(page.kind == .observation)
    let observation = try #require(page.observation)
    #expect(observation.os == "iOS 15")
    #expect(observation.subject == "State and bindings")
    #expect(observation.evidence == .deviceLog)
    #expect(observation.confidence == .high)
    #expect(observation.triage == .oldSystem)
    #expect(observation.reason == "iOS 13 did otherwise.")
  }

  @Test func `run as the system that they were made on, unless the program names one`() {
    #expect(Self.page(Self.table).scenarios.first?.profile == "ios17")
    let later = Self.frontMatter.replacing("iOS 15", with: "macOS 15") + "\n---\n\n"
    let code = "\nstruct Row {}\n```\n\n" + Self.table
    for (fence, profile) in [("", "ios18"), (" profile=ios26", "ios26")] {
      let page = Page(
        path: "content/observations/01-a.md",
        text: later + "```swift scenario=a root=Row" + fence + code
      )
      #expect(page.scenarios.first?.profile == profile)
    }
  }

  static let systems: [(text: String, profile: Profile?)] = [
    ("iOS 13", .ios17), ("iOS 17", .ios17), ("iOS 18", .ios18), ("iOS 26.5", .ios26),
    ("iOS 27", .ios27), ("iOS 28", .ios27), ("macOS 14", .ios17), ("macOS 15", .ios18),
    ("macOS 26", .ios26), ("tvOS 26", .ios26), ("watchOS 11", .ios18), ("not stated", nil),
  ]

  @Test(arguments: systems.indices)
  func `know the profile of each system`(_ index: Int) {
    #expect(Profile(system: Self.systems[index].text) == Self.systems[index].profile)
  }

  @Test func `need no line that names the source above their table`() throws {
    let page = Self.page(Self.table)
    #expect(page.scenarios.first?.observed.map(\.citation) == [nil])
  }

  @Test func `take their steps from the table, or else from the log`() {
    let table = Self.page("| Observed | Row |\n| - | - |\n| present | 1 |\n| tap \"Add\" | 0 |\n")
    #expect(
      table.scenarios.first?.steps(for: .debug) == [.present(hostPasses: 0), .tap("Add")]
    )
    let log = Self.page(
      """
      ```console step="present"
      one
      ```

      ```console step="tap \\"Add\\""
      ```

      ```console step="tap \\"Add\\"#2"
      two
      ```

      ```console step="tap \\"Add\\"#2"
      …
      ```
      """
    )
    #expect(log.diagnostics.map(\.what) == [])
    #expect(
      log.scenarios.first?.steps(for: .debug)
        == [.present(hostPasses: 0), .tap("Add"), .tap("Add")]
    )
  }

  @Test func `name the step of every line that is printed`() {
    let table = "| Observed | Row |\n| - | - |\n| present | 1 |\n\n"
    let page = Self.page(table + "```console\none\n```\n")
    #expect(page.diagnostics.map(\.what) == ["the console fence names no step"])
  }

  @Test func `allow several counts in a cell`() throws {
    let page = Self.page(
      "| Observed | A | B | C | D |\n| - | - | - | - | - |\n| present | ≥ 2 | ≤3 | 2–4 | – |\n"
    )
    #expect(page.diagnostics.map(\.what) == [])
    let cells = try #require(page.scenarios.first?.observed.first?.table.rows.first?.cells)
    #expect(cells.map { $0.allowed?.description } == ["≥ 2", "≤ 3", "2–4", nil])
    #expect(cells.map { $0.allowed?.contains(3) } == [true, true, true, nil])
    #expect(cells.map { $0.allowed?.contains(5) } == [true, false, false, nil])
    #expect(cells.map { $0.allowed?.contains(1) } == [false, true, false, nil])
    #expect(cells.map { $0.allowed?.only } == [nil, nil, nil, nil])
  }

  @Test func `grow just enough for another count`() {
    let fixes: [(String, Int, String)] = [
      ("3", 5, "5"), ("≤ 3", 5, "≤ 5"), ("≥ 2", 1, "≥ 1"), ("2–4", 6, "2–6"), ("2–4", 1, "1–4"),
    ]
    for (old, count, new) in fixes {
      #expect(CountRange(old)?.fixed(for: count).description == new)
    }
  }

  static let lines: [(quoted: String, printed: String, matches: Bool)] = [
    ("a", "a", true), ("a", "ab", false), ("a…", "abc", true), ("a…", "ba", false),
    ("…c", "abc", true), ("a…c", "ac", true), ("a…b…c", "a b x b c", true), ("a…b…c", "acb", false),
    ("…", "", true),
  ]

  @Test(arguments: lines)
  func `quote printed lines with gaps`(_ quoted: String, _ printed: String, _ matches: Bool) {
    #expect(PrintedLine(quoted).matches(printed) == matches)
  }

  @Test func `quote logs with gaps`() {
    let printed = ["a", "b 1", "c", "d"]
    #expect(PrintedLine.match(["a", "b …", "c", "d"], printed))
    #expect(PrintedLine.match(["…", "b …", "…", "d"], printed))
    #expect(PrintedLine.match(["a", "…"], printed))
    #expect(!PrintedLine.match(["…", "d", "…", "a"], printed))
    #expect(!PrintedLine.match(["a", "b …", "c"], printed))
    #expect(!PrintedLine.match([], printed))
    #expect(PrintedLine.match(["…"], []))
  }

  static let faults: [(fields: String, text: String, what: String)] = [
    ("\ntriage: old sistem\nreason: A.", table, "'old sistem' is not a valid triage"),
    ("\ntriage: contested", table, "the triage gives no reason"),
    ("\nreason: A.", table, "there is a reason but no triage"),
    ("", "", "'a' has no observed values"),
    ("", table + "\n" + table, "the program has two Observed tables"),
    ("", table + "\n```swift scenario=b\nstruct Row {}\n```\n", "the observation has 2 programs"),
    (
      "", table + "\n| Interaction | Row |\n| - | - |\n| present | 1 |\n",
      "an observation does not state counts of the engine"
    ),
  ]

  @Test(arguments: faults)
  func `are refused where something is missing`(_ fields: String, _ text: String, _ what: String) {
    #expect(Self.page(text, fields: fields).diagnostics.map(\.what) == [what])
  }

  @Test func `name a source`() {
    let text = Self.frontMatter.replacing("url: https://example.com/state\n", with: "")
    let page = Page(
      path: "content/observations/01-a.md",
      text: text + "\n---\n\n```swift scenario=a\nstruct Row {}\n```\n\n" + Self.table
    )
    #expect(page.diagnostics.map(\.what) == ["the observation names no source"])
  }
}
