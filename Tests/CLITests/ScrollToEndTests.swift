import TestSupport
import Testing

@testable import CLI

@Suite(.runsScenarios) struct `Scrolling to the end` {
  /// The rows whose bodies run when a list of 45 rows is scrolled to its end.
  private func rows(_ onAppear: String = "") throws -> String {
    let program = try TestProgram([
      "Feed.swift": """
      import SwiftUI
      struct Feed: View {
        @State private var count = 45
        var body: some View {
          List(0..<count, id: \\.self) { index in
            Row(index: index).onAppear { \(onAppear) }
          }
        }
      }
      struct Row: View {
        let index: Int
        var body: some View { Text("row \\(index)") }
      }
      """
    ])
    let result = program.run("run", "Feed.swift", "--root", "Feed", "--step", "scroll to end")
    #expect(result.code == .success, "\(result.output)\(result.errors)")
    return result.output
  }

  @Test func `shows every row once`() throws {
    let output = try rows()
    #expect(output.contains(/scroll to end +[0-9]+ +[0-9]+ +25\n/), "\(output)")
  }

  @Test func `ends in a list that gets more rows while it is scrolled`() throws {
    let output = try rows("if index == count - 1 { count += 20 }")
    #expect(output.contains(/scroll to end .* [12][0-9]{3}\n/), "\(output)")
  }
}
