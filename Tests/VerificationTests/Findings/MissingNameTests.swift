import Foundation
import Testing

@testable import Verification

@Suite struct `A missing name` {
  static let cases: [(String, String?)] = [
    ("cannot find 'PhaseAnimator' in scope", "PhaseAnimator"),
    ("cannot find type 'Layout' in scope", "Layout"),
    ("unknown attribute 'Query'", "Query"),
    ("value of type 'ScrollView<some View>' has no member 'scrollPosition'", "scrollPosition"),
    ("type 'Color' has no member 'rde'", "rde"),
    ("no such module 'SwiftData'", "SwiftData"),
    ("cannot convert value of type 'Int' to expected argument type 'String'", nil),
    ("cannot find ''", nil),
  ]

  @Test(arguments: cases)
  func `is found in the compiler's words`(_ message: String, _ name: String?) {
    #expect(MissingName(in: message)?.name == name)
  }

  @Test func `of a store says what to do instead`() {
    let query = MissingName(in: "unknown attribute 'Query'")
    #expect(
      query?.why
        == "'Query' is left out: no public source says which views update when a store changes"
    )
    #expect(query?.fix.contains("'@Observable'") == true)
  }

  @Test func `that the site lists has the reason given there`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = root.appendingPathComponent("content/reference/supported-api.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    let listed = lines.drop { $0 != "## What is left out" }.prefix { $0 != "## Assumptions" }
    let table = listed.drop { !$0.hasPrefix("| --- |") }.dropFirst().prefix { $0.hasPrefix("|") }
    let rows = table.map { $0.dropFirst(2).dropLast(2).split(separator: " | ") }
      .map { (names: $0[0], because: $0[1].replacing("`", with: "'")) }
    let bullets = listed.drop { !$0.hasPrefix("- ") }.joined()
    let because = "they change no counts, and no program has needed them"
    let unneeded = (names: bullets[...], because: because[...])
    let reasons = (rows + [unneeded]).flatMap { row in
      row.names.split(separator: "`").compactMap { LeftOutNames.reason(for: String($0)) }
        .map { ($0, row.because) }
    }
    #expect(reasons.count > 80)
    for (reason, because) in reasons { #expect(reason == because) }
    let text = listed.joined()
    for name in LeftOutNames.rows.flatMap({ $0.names.split(separator: " ") }) {
      #expect(text.contains("`\(name)") || text.contains("`@\(name)"), "\(name)")
    }
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
