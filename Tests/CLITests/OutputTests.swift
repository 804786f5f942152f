import Guidelines
import Testing

@testable import CLI

@Suite struct `JSON values` {
  static let cases: [(value: JSONValue, expected: String)] = [
    (.null, "null"),
    (.boolean(true), "true"),
    (.integer(-3), "-3"),
    (.seconds(0.0304), "0.030"),
    (.seconds(12.9996), "13.000"),
    (.string("é\"\\\n\t\r\u{1}"), "\"é\\\"\\\\\\n\\t\\r\\u0001\""),
    (.array([]), "[]"),
    (.object([:]), "{}"),
    (
      .object(["b": .integer(1), "gone": nil, "a": .array([.null, .integer(2)])]),
      "{\n  \"b\": 1,\n  \"a\": [\n    null,\n    2\n  ]\n}"
    ),
  ]

  @Test(arguments: cases.indices)
  func `are written with their keys in order`(_ index: Int) {
    #expect(Self.cases[index].value.text == Self.cases[index].expected + "\n")
  }
}

@Suite struct `Text tables` {
  @Test func `line up numbers to the right`() {
    let table = TextTable(
      header: ["Step", "A", "Long"],
      rows: [["tap \"é\"", "1", "10"], ["x", "1000", "2"]]
    )
    #expect(
      table.text == """
        Step        A  Long
        ───────  ────  ────
        tap "é"     1    10
        x        1000     2

        """
    )
  }
}

@Suite struct `Table of a run` {
  @Test func `shows counts by step and what each step printed`() {
    let run = Run(steps: [
      MeasuredStep(
        step: .present(hostPasses: 0),
        counts: [Column(view: "Screen"): 1, Column(view: "Row"): 2],
        console: ["hello"]
      ),
      MeasuredStep(step: .tap("Add"), counts: [Column(view: "Row"): 1]),
      MeasuredStep(step: .unhover, counts: [:], console: ["warning: careful"]),
      MeasuredStep(step: .tap("Nop"), counts: [Column(view: "Row"): 0]),
      MeasuredStep(step: .tap("Add"), counts: [Column(view: "Row"): 1], console: ["again"]),
    ])
    #expect(
      RunTable(run: run).text == """
        Step       Row  Screen
        ─────────  ───  ──────
        present      2       1
        tap "Add"    1       0
        unhover      0       0
        tap "Nop"    0       0
        tap "Add"    1       0

        present
          hello
        tap "Add"
          nothing printed
        unhover
          warning: careful
        tap "Nop"
          no body ran
        tap "Add"#2
          again

        """
    )
  }
}

@Suite struct `Table on a narrow terminal` {
  static let table = TextTable(
    header: ["Step", "Amount", "Label", "Screen"],
    rows: [["present", "1", "2", "1"], ["tap \"A very long label\"", "1", "0", "1"]]
  )

  @Test func `has a part for the columns that do not fit beside the others`() {
    #expect(
      Self.table.text(width: 30) == """
        Step             Amount  Label
        ───────────────  ──────  ─────
        present               1      2
        tap "A very lo…       1      0

        Step             Screen
        ───────────────  ──────
        present               1
        tap "A very lo…       1

        """
    )
  }

  @Test(arguments: [1, 12, 20, 30, 40, 80])
  func `is no wider than that, if a column fits at all`(_ width: Int) {
    let lines = Self.table.text(width: width).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= max(width, 20) })
  }

  @Test func `is in one piece where nothing is narrow`() {
    #expect(Self.table.text(width: nil) == Self.table.text)
    #expect(Self.table.text(width: 80) == Self.table.text)
  }
}

@Suite struct Seconds {
  static let cases = [(0.0, "0.00 s"), (0.309, "0.31 s"), (12.005, "12.01 s"), (1.999, "2.00 s")]

  @Test(arguments: cases)
  func `have two decimals`(_ value: Double, _ expected: String) {
    #expect(seconds(value) == expected)
  }
}
