import SwiftSource
import Testing

@testable import Verification

@Suite struct `Root view` {
  static let chosen: [(wish: String?, source: String, expected: String)] = [
    (nil, "struct A: View {}", "A()"),
    ("B", "struct A: View {}; struct B: View {}", "B()"),
    ("Outer.A", "enum Outer { struct A: View {} }", "Outer.A()"),
    ("A(x: 1)", "struct A: View { let x: Int }", "A(x: 1)"),
    ("A(x: 1) // one", "struct A: View { let x: Int }", "A(x: 1)"),
  ]

  @Test(arguments: chosen.indices)
  func `is the named or the only one`(_ index: Int) throws {
    let row = Self.chosen[index]
    #expect(try SourceOutline(row.source).rootExpression(row.wish) == row.expected)
  }

  static let faults: [(wish: String?, source: String, expected: RootProblem)] = [
    (nil, "", .noCandidate(views: [])),
    (nil, "struct A: View { let x: Int }", .noCandidate(views: ["A"])),
    (nil, "struct A: View {}; struct B: View {}", .several(["A", "B"])),
    ("Screan", "struct Screen: View {}", .unknown("Screan", views: ["Screen"])),
    ("Zebra", "struct Screen: View {}", .unknown("Zebra", views: ["Screen"])),
    ("A", "struct A: View { let x: Int }", .needsArguments("A")),
    ("A() }); a()", "struct A: View {}", .notAnExpression("A() }); a()", offset: 4)),
  ]

  @Test(arguments: faults.indices)
  func `is asked for where nothing decides`(_ index: Int) {
    let row = Self.faults[index]
    #expect(throws: row.expected) { try SourceOutline(row.source).rootExpression(row.wish) }
  }
}
