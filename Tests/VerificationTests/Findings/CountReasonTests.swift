import Guidelines
import ScenarioTrace
import Testing
import Verification

@Suite struct `The reason for a count` {
  /// What is stated is 9, so that there always is a finding.
  static let cases: [(column: Column, counts: [Column: Int], why: String)] = [
    (
      Column(view: "Row"), [:],
      "nothing that 'Row' depends on changed in this step"
    ),
    (
      Column(view: "Screen"), [:],
      "no body of 'Screen' ran in any step"
    ),
    (
      Column(view: "Row", metric: .appearances), [:],
      "no 'onAppear' in the body of 'Row' ran; one that another view applies to 'Row'"
        + " belongs to that view's body"
    ),
    (
      Column(view: "Row", metric: .appearances),
      [
        Column(view: "Screen", metric: .appearances): 3,
        Column(view: "List", metric: .appearances): 1,
        Column(view: "Row", metric: .appearances): 0,
        Column(view: "Screen"): 1,
      ],
      "no 'onAppear' in the body of 'Row' ran; one that another view applies to 'Row'"
        + " belongs to that view's body: 'List' (1), 'Screen' (3) here"
    ),
    (
      Column(view: "Row", metric: .appearances), [Column(view: "Row", metric: .appearances): 2],
      "as many views with 'onAppear' in the body of 'Row' appeared"
    ),
    (
      Column(view: "Row", metric: .comparisons), [Column(view: "Row", metric: .comparisons): 2],
      "the enclosing bodies created as many new values of 'Row'"
    ),
    (
      Column(view: "Row", metric: .wasted), [Column(view: "Row"): 1],
      "each value that it made is the first, differs from the one before, or cannot be compared"
    ),
    (Column(view: "Row", metric: .wasted), [:], "it did not run"),
    (
      Column(view: "Row", metric: .comparisons), [:],
      "no enclosing body created a new value of 'Row' in this step"
    ),
    (
      Column(view: "Row", metric: .updates), [Column(view: "Row", metric: .updates): 1],
      "it appeared, or something that it depends on changed"
    ),
    (
      Column(view: "Row", metric: .updates), [:],
      "nothing that 'Row' depends on changed in this step"
    ),
    (
      Column(view: "Row", metric: .sizings), [Column(view: "Row", metric: .sizings): 1],
      "it is measured after each of its updates"
    ),
    (
      Column(view: "Row", metric: .sizings), [:],
      "nothing updated 'Row' in this step"
    ),
  ]

  @Test(arguments: cases.indices)
  func `is about what its column counts`(_ index: Int) throws {
    let row = Self.cases[index]
    let tap = MeasuredStep(step: .tap("Add"), counts: row.counts)
    let run = Run(steps: [Sample.run.steps[0], tap])
    let page = Sample.page(
      Sample.fence + "| Interaction | \(row.column) |\n| - | - |\n| tap \"Add\" | 9 |\n"
    )
    let result = try #require(Sample.result(page, .completed(run)))
    #expect(result.findings.map(\.why) == [row.why])
  }

  static let columns: [(header: String, code: String, why: String?)] = [
    ("Row.appearances", "struct Row: View {}", "the code of 'Row' has no 'onAppear'"),
    ("Row.appearances", "struct Row: View { func f() { onAppear {} } }", nil),
    ("Row.appearances", "struct Row: View {}\nfunc f() { Text(\"\").onAppear {} }", nil),
    ("Row.updates", "struct Row: View {}", "'Row' is not a representable"),
    ("Row.sizings", "struct Row: ViewModifier {}", "'Row' is not a representable"),
    ("Row.sizings", "struct Row: NSViewRepresentable {}", nil),
    ("Row", "struct Row: NSViewRepresentable {}", "'Row' is a representable, which has no body"),
    ("Row.comparisons", "struct Row: NSViewRepresentable {}", nil),
    ("Row.wasted", "struct Row: NSViewRepresentable {}", "'Row' is a representable"),
    ("Row.wasted", "struct Row: View {}", nil),
  ]

  @Test(arguments: columns.indices)
  func `a column that can only be 0 is reported, though 0 is stated`(_ index: Int) throws {
    let row = Self.columns[index]
    let page = Sample.page(
      Sample.fence + "| Interaction | \(row.header) |\n| - | - |\n| present | 0 |\n"
    )
    let run = Run(steps: [MeasuredStep(step: .present(hostPasses: 0), counts: [:])])
    let result = try #require(Sample.result(page, .completed(run), code: row.code))
    #expect(result.findings.map(\.id) == (row.why == nil ? [] : ["uncountable"]))
    #expect(result.findings.first?.why?.hasPrefix(row.why ?? "") != false)
  }

  @Test func `a column that counted something is not reported, whatever the code says`() throws {
    let page = Sample.page(
      Sample.fence + "| Interaction | Row.appearances |\n| - | - |\n| present | 1 |\n"
    )
    let counts = [Column(view: "Row", metric: .appearances): 1]
    let run = Run(steps: [MeasuredStep(step: .present(hostPasses: 0), counts: counts)])
    let result = try #require(Sample.result(page, .completed(run), code: "struct Row: View {}"))
    #expect(result.findings == [])
  }
}
