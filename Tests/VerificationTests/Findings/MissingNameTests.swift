import Foundation
import Testing

@testable import Verification

@Suite struct `A missing name` {
  static let cases: [(String, String?)] = [
    ("cannot find 'PhaseAnimator' in scope", "PhaseAnimator"),
    ("cannot find type 'Layout' in scope", "Layout"),
    ("unknown attribute 'FetchRequest'", "FetchRequest"),
    ("value of type 'ScrollView<some View>' has no member 'scrollPosition'", "scrollPosition"),
    ("type 'Color' has no member 'rde'", "rde"),
    ("no such module 'CoreData'", "CoreData"),
    ("cannot convert value of type 'Int' to expected argument type 'String'", nil),
    ("cannot find ''", nil),
  ]

  @Test(arguments: cases)
  func `is found in the compiler's words`(_ message: String, _ name: String?) {
    #expect(MissingName(in: message)?.name == name)
  }

  @Test func `of a store says why it is left out`() {
    let query = MissingName(in: "unknown attribute 'SectionedFetchRequest'")
    #expect(
      query?.why
        == "'SectionedFetchRequest' is left out: no public source says which views they update, or no program has needed them"
    )
    #expect(query?.fix.hasPrefix("replace what uses 'SectionedFetchRequest'") == true)
  }

  @Test func `is told apart from a missing module`() {
    #expect(
      MissingName(in: "no such module 'Charts'")?.why == "the engine has no module 'Charts'"
    )
    #expect(
      MissingName(in: "cannot find type 'View' in scope")?.fix == "add 'import SwiftUI'"
    )
    #expect(
      MissingName(in: "cannot find 'Chart' in scope")?.why
        == "neither the program nor the engine declares 'Chart'"
    )
  }
}
