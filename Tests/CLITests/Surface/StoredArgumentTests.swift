import Foundation
import TestSupport
import Testing

@testable import CLI

/// Programs in which views store values that differ in one argument.
@Suite(.runsScenarios) struct `Stored arguments` {
  /// How many programs there are, so that none takes the compiler long.
  private static let parts = 6

  /// Functions whose results do not depend on all arguments, by a part of their names, with the reason.
  private static let exceptions: [(name: String, reason: String)] = [
    ("scrollPosition(_:anchor:) position:", "both sample bindings hold an equal position"),
    ("Path.init(_:) callback:", "both sample closures make an empty path"),
    ("appendInterpolation(_:specifier:) argument:", "the sample specifier shows no value"),
    ("Text.init(_:tableName:comment:) comment:", "only translators see a comment"),
    ("UnitCurve.value(at:) progress:", "a curve ends at 1, so both samples have its last value"),
    ("LocalizedStringKey.init(stringInterpolation:)", "both sample interpolations are empty"),
    (".entries(from:mode:)", "the dates depend on neither, or not on the mode"),
    (".path(in:)", "a path does not depend on the rectangle"),
    (
      "Gauge.init(",
      "the value is at the lower bound of both ranges, and a gauge keeps the fraction"
    ),
    ("LazyState.init(wrappedValue:)", "what '@State' becomes; the initial value is used once"),
    ("LocalizedStringKey.StringInterpolation.init(", "hints"),
    ("StringInterpolation.appendInterpolation(_:formatter:)", "both formatters write the same"),
    ("View.alert(isPresented:content:) makeAlert:", "the sample flag is false (NAV-13)"),
    ("ProposedViewSize.replacingUnspecifiedDimensions(by:)", "the size is specified"),
  ]

  private static let program = Result { StoredArgumentProgram(try `Kept arguments`.surface.get()) }

  @Test func `the table has values for nearly all`() throws {
    let program = try Self.program.get()
    #expect(program.cases.count > 2_200)
    #expect(program.untried.count < program.cases.count / 7, "\(program.untried.sorted())")
  }

  @Test(arguments: 0..<parts)
  func `CMP-2: a stored value that differs in one argument updates the view`(part: Int) throws {
    let program = try Self.program.get()
    let indices = program.cases.indices.filter { $0 % Self.parts == part }
    let files = try TestProgram([
      "Root.swift": StoredArgumentProgram.frame + program.text(of: indices)
    ])
    let steps = ["Again", "Report", "Flip", "Report"].flatMap { ["--step", "tap \"\($0)\""] }
    let result = files.run(["run", "Root.swift", "--root", "Root"] + steps)
    let reports = result.output.split(separator: "\n")
      .filter { $0.hasPrefix("  updated:") }
      .map { Set($0.split(separator: " ").compactMap { Int($0) }) }
    try #require(reports.count == 2, "\(result.output.prefix(4_000))\(result.errors)")
    let (same, different) = (reports[0], reports[1])
    // Values that never equal their successors show nothing: most of them contain a closure that SwiftUI's generic
    // types store as well.
    #expect(same.count < indices.count / 4, "\(same.sorted().map { program.cases[$0].name })")
    for index in indices where !different.contains(index) {
      let name = program.cases[index].name
      if Self.exceptions.contains(where: { name.contains($0.name) }) { continue }
      Issue.record("\(name) is not kept: \(program.cases[index].second)")
    }
  }
}
