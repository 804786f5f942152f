import Diagnostics
import SwiftSource
import Testing

@testable import Verification

@Suite struct `Root view` {
  private static let two = "struct A: View {}; struct B: View {}; "
  private static let needy = "struct A: View { let x: Int }; "
  private static let app = "@main struct My: App { var body: some Scene { WindowGroup { A() } } }; "
  private static let previews = "#Preview(\"First\") { A(x: 1) }\n#Preview { A(x: 2) }\n"
  private static let provider =
    "struct P: PreviewProvider { static var previews: some View { A(x: 1) } }\n"

  static let chosen: [(choice: RootChoice, source: String, expected: String)] = [
    (.inferred, "struct A: View {}", "A()"),
    (.named("B"), two, "B()"),
    (.named("Outer.A"), "enum Outer { struct A: View {} }", "Outer.A()"),
    (.named("A(x: 1)"), needy, "A(x: 1)"),
    (.named("A(x: 1) // one"), needy, "A(x: 1)"),
    (.inferred, two + app, "My"),
    (.named("A"), two + app, "A()"),
    (.named("My"), two + app, "My"),
    (.inferred, needy + previews, "preview 1 'First'"),
    (.named("A"), needy + previews, "preview 1 'First'"),
    (.preview("2"), needy + previews, "preview 2"),
    (.preview("First"), app + needy + previews, "preview 1 'First'"),
    (.preview("3"), needy + previews + provider, "preview 3 'P'"),
    (.preview("P"), needy + previews + provider, "preview 3 'P'"),
    (.named("P"), needy + provider, "preview 1 'P'"),
    (.inferred, two + "#Preview { Text(\"\") }", "preview 1"),
    (.inferred, "struct A: View {}; class Delegate { func f() { _ = A() } }", "A()"),
  ]

  @Test(arguments: chosen.indices)
  func `is the named one, else the app, else the only view, else a preview`(_ index: Int) throws {
    let row = Self.chosen[index]
    #expect(try SourceOutline(row.source).root(row.choice).description == row.expected)
  }

  @Test func `is one of several, and the others can be named`() throws {
    let outline = SourceOutline(Self.two + Self.needy + Self.app + Self.previews)
    #expect(outline.otherRoots(than: .app("My")) == ["--preview 1", "--preview 2"])
    #expect(SourceOutline(Self.two).otherRoots(than: .view("A()")) == ["--root B"])
  }

  @Test(arguments: [
    ([], "the code declares no view"),
    (["A", "B"], "each of 'A', 'B' needs arguments or is used by another view"),
  ])
  func `is missing for a reason`(_ views: [String], _ why: String) {
    #expect(Diagnostic.Message.noRoot(.noCandidate(views: views)).why == why)
  }

  static let faults: [(choice: RootChoice, source: String, expected: RootProblem)] = [
    (.inferred, "", .noCandidate(views: [])),
    (.inferred, needy, .noCandidate(views: ["A"])),
    (.inferred, two, .several(["A", "B"])),
    (.named("Screan"), "struct Screen: View {}", .unknown("Screan", views: ["Screen"])),
    (.named("Zebra"), "struct Screen: View {}", .unknown("Zebra", views: ["Screen"])),
    (.named("A"), needy, .needsArguments("A")),
    (.preview("Second"), needy + previews, .noPreview("Second", known: ["First", "2"])),
    (.preview("3"), needy + previews, .noPreview("3", known: ["First", "2"])),
    (.named("A() }); a()"), needy, .notAnExpression("A() }); a()", offset: 4)),
  ]

  @Test(arguments: faults.indices)
  func `is asked for where nothing decides`(_ index: Int) {
    let row = Self.faults[index]
    #expect(throws: row.expected) { try SourceOutline(row.source).root(row.choice) }
  }
}
