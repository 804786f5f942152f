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

  @Test func `that the README lists has the README's reason`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let table = text.split(separator: "\n").drop { !$0.hasPrefix("| Left out |") }.dropFirst(2)
      .prefix { $0.hasPrefix("|") }
    #expect(table.count > 20)
    let cells = table.map { $0.dropFirst(2).dropLast(2).split(separator: " | ") }
    let reasons = cells.flatMap { row in
      row[0].split(separator: "`").compactMap { LeftOutNames.reason(for: String($0)) }
        .map { ($0, row[1].replacing("`", with: "'")) }
    }
    #expect(reasons.count > 80)
    for (reason, because) in reasons where because != "the same" { #expect(reason == because) }
    let listed = table.joined()
    for name in LeftOutNames.rows.flatMap({ $0.names.split(separator: " ") }) {
      #expect(listed.contains("`\(name)") || listed.contains("`@\(name)"), "\(name)")
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
