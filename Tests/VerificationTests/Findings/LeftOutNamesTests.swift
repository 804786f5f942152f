import Foundation
import Testing

@testable import Verification

/// API that is left out, as messages, pages and the engine's own sources know it.
@Suite struct `A name that is left out` {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `has the reason that the site gives`() throws {
    let page = Self.root.appendingPathComponent("content/reference/supported-api.md")
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
    #expect(reasons.count > 50)
    for (reason, because) in reasons { #expect(reason == because) }
    let text = listed.joined()
    for name in LeftOutNames.rows.flatMap({ $0.names.split(separator: " ") }) {
      #expect(text.contains("`\(name)") || text.contains("`@\(name)"), "\(name)")
    }
  }

  @Test func `is not declared by the engine`() throws {
    // Of these, only some forms are left out, or something else has the same name.
    let forms: Set = ["contextMenu", "handGestureShortcut"]
    let names = LeftOutNames.rows.flatMap { $0.names.split(separator: " ").map(String.init) }
    let declared = try Self.declaredNames()
    let wrong = declared.intersection(names).subtracting(forms)
    #expect(wrong.isEmpty)
  }

  @Test func `is all that a page says the engine lacks`() throws {
    let declared = try Self.declaredNames()
    var count = 0
    for page in try Self.files(in: "content", "md") {
      for denial in page.text.matches(of: /engine\s+(?:has\s+no|does\s+not\s+have|lacks)\s[^.,;]*/)
      {
        let names = Set(denial.output.matches(of: /`[@.]?(\w+)/).map { String($0.1) })
        count += names.count
        let wrong = names.intersection(declared)
        #expect(wrong.isEmpty, "\(page.path) says that the engine lacks \(wrong.sorted())")
      }
    }
    #expect(count > 3)
  }

  /// What the engine and the shims declare as public.
  private static func declaredNames() throws -> Set<String> {
    let declaration =
      /(?:public|open)\s(?:[\w() ]*\s)?(?:func|var|let|struct|class|protocol|enum)\s(\w+)/
    let files = try files(in: "Sources/Engine", "swift") + files(in: "Sources/Shims", "swift")
    let names = Set(files.flatMap { $0.text.matches(of: declaration).map { String($0.1) } })
    let known: Set = ["NavigationSplitView", "onReceive", "task", "UIHostingController"]
    let missing = known.subtracting(names)
    #expect(missing.isEmpty)
    return names
  }

  private static func files(
    in folder: String,
    _ type: String
  ) throws -> [(path: String, text: String)] {
    let folder = root.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".\(type)") }
      .map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
  }
}
