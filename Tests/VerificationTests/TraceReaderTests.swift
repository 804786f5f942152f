import Foundation
import Guidelines
import ScenarioTrace
import Testing

@testable import Verification

@Suite struct `Trace reader` {
  private static let whole = """
    step\t0
    mount\t1\tScreen\t0
    mount\t2\tRow<Int>\t1
    mount\t3\tRow<String>\t1
    body\t1\t1\t@self
    body\t2\t2\t@self\t@identity
    body\t3\t1\t@self
    compare\t2\t=\t0
    count\t3\tappearances
    end\t0\t6
    step\t1
    body\t2\t1\t_x
    count\t2\twasted
    warning\tcareful
    end\t1\t9
    finished
    """

  @Test func `counts each step by view, all specializations together`() {
    let reader = read(Self.whole)
    #expect(reader.isFinished && reader.failure == nil)
    #expect(
      counts(reader, 0) == ["Row": 2, "Row.appearances": 1, "Row.comparisons": 1, "Screen": 1]
    )
    #expect(counts(reader, 1) == ["Row": 1, "Row.wasted": 1, "Screen": 0])
  }

  @Test func `keeps the whole name and the causes of each evaluation`() {
    let evaluations = read(Self.whole).run.steps[0].evaluations
    #expect(evaluations.map(\.view) == ["Screen", "Row<Int>", "Row<String>"])
    #expect(evaluations[1].causes == ["@self", "@identity"])
    #expect(read(Self.whole).run.steps[1].warnings == ["careful"])
  }

  @Test func `gives each step the lines it printed, then its warnings`() {
    let run = read(Self.whole, output: "a\n\nbc\nd\nrest").run
    #expect(run.steps.map(\.console) == [["a", "", "bc"], ["d", "r", "warning: careful"]])
  }

  static let broken: [(id: String, lines: Int, steps: Int)] = [
    ("before the first step", 0, 0),
    ("within the first step", 5, 1),
    ("at the end of the first step", 10, 1),
    ("within the second step", 12, 2),
  ]

  @Test(arguments: broken.indices)
  func `reads as far as a trace goes that breaks off`(_ index: Int) {
    let row = Self.broken[index]
    let lines = Self.whole.split(separator: "\n").prefix(row.lines).joined(separator: "\n")
    let reader = read(lines, output: "abcdef\nand more")
    #expect(!reader.isFinished && reader.run.steps.count == row.steps, "\(row.id)")
  }

  @Test func `gives what a broken step printed to that step`() {
    let trace = Self.whole.split(separator: "\n").prefix(12).joined(separator: "\n")
    #expect(read(trace, output: "first\nlast words\n").run.steps[1].console == ["last words"])
  }

  @Test(arguments: ["", "end\t1\t0\n"])
  func `tells the step that could not be performed and measures nothing for it`(_ end: String) {
    let failure = "fail\t1\town\tgo\t1\tstop\nfinished"
    let reader = read("step\t0\nend\t0\t0\nstep\t1\n" + end + failure)
    #expect(reader.run.steps.count == 1)
    #expect(reader.failure?.index == 1)
    #expect(reader.failure?.reason == .unknownStep("go", available: ["stop"]))
  }

  static let forged: [(id: String, lines: String)] = [
    ("a step that begins again", "step\t0\nbody\t1\t0\nstep\t0"),
    ("a step out of order", "step\t1"),
    ("a step that was not asked for", "step\t0\nend\t0\t0\nstep\t1\nend\t1\t0\nstep\t2"),
    ("the end of another step", "step\t0\nend\t1\t0"),
    ("an end without a step", "end\t0\t0"),
    ("the failure of an earlier step", "step\t0\nend\t0\t0\nstep\t1\nfail\t0\tendless\t0"),
    ("the failure of no step", "step\t0\nend\t0\t0\nfail\t99\tendless\t0"),
    ("a second name", "mount\t1\tScreen\t0\nmount\t1\tRow\t0"),
    ("a view in itself", "mount\t1\tScreen\t1"), ("a view in a later one", "mount\t1\tScreen\t2"),
    ("an end within a step", "step\t0\nfinished"),
    ("a step after the end", "finished\nstep\t0"),
    ("less output than before", "step\t0\nend\t0\t2\nstep\t1\nend\t1\t1"),
  ]

  @Test(arguments: forged.indices)
  func `believes nothing that takes back what was reported`(_ index: Int) {
    let row = Self.forged[index]
    #expect(read(row.lines, output: "a\n").isForged, "\(row.id)")
    let before = row.lines.split(separator: "\n").dropLast().joined(separator: "\n")
    #expect(!read(before, output: "a\n").isForged, "\(row.id)")
  }

  static let names: [(String, String)] = [
    ("Row", "Row"),
    ("Row<Int>", "Row"),
    ("Outer<Array<Int>>.Row<A, B>", "Outer.Row"),
    ("Row<(Int) -> ()>.Cell", "Row.Cell"),
  ]

  @Test(arguments: names)
  func `names columns without generic arguments`(_ name: String, _ expected: String) {
    #expect(withoutGenericArguments(name) == expected)
  }

  private func read(_ trace: String, output: String = "") -> TraceReader {
    TraceReader(
      trace: trace,
      output: Data(output.utf8),
      steps: [.present(hostPasses: 0), .tap("Add")],
      views: ["Screen", "Row"]
    )
  }

  private func counts(_ reader: TraceReader, _ step: Int) -> [String: Int] {
    Dictionary(
      uniqueKeysWithValues: reader.run.steps[step].counts.map { ($0.key.description, $0.value) }
    )
  }
}
