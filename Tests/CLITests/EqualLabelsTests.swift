import TestSupport
import Testing

@testable import CLI

@Suite(.runsScenarios) struct `A label that several views show` {
  private static let file = """
    import SwiftUI
    struct Shelf: View {
      @State private var items = ["Milk", "Bread", "Salt"]
      var body: some View {
        List {
          ForEach(items, id: \\.self) { item in
            HStack {
              Text(item)
              Button("Delete") { items.removeAll { $0 == item }; print("deleted", item) }
            }
          }
        }
      }
    }
    """

  @Test(arguments: [
    ("tap \"Delete\" #2", "deleted Bread"), ("tap \"Delete\" in row \"Salt\"", "deleted Salt"),
    ("tap \"Delete\" in row \"Milk\" #1", "deleted Milk"),
  ])
  func `is told apart by number or row`(_ step: String, _ printed: String) throws {
    let result = try TestProgram(["A.swift": Self.file]).run("run", "A.swift", "--step", step)
    #expect(result.code == .success, "\(result.output)")
    #expect(result.output.contains(printed))
  }

  @Test(arguments: [
    (
      "tap \"Delete\"",
      "3 views with that label take 'tap': #1 in 'Milk, Delete', #2 in 'Bread, Delete'"
    ),
    ("tap \"Delete\"", "fix: write 'tap \"Delete\" #1', or '\"Delete\" in row \"…\"'"),
    ("tap \"Delete\" #4", "nothing labeled '\"Delete\" #4' takes 'tap'"),
    ("tap \"Delete\" in row \"Jam\"", "what does: 'Milk, Delete'"),
  ])
  func `is listed in order`(_ step: String, _ message: String) throws {
    let result = try TestProgram(["A.swift": Self.file]).run("run", "A.swift", "--step", step)
    #expect(result.code == .findings)
    #expect(result.output.contains(message), "\(result.output)")
  }
}
