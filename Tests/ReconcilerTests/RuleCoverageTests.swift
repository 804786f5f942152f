import Foundation
import Testing

/// Every rule that `content/rules/` states has a test, or its page says why it is not modeled.
@Suite struct `Rule coverage` {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `every rule of high or medium confidence is named by a test`() throws {
    let rules = try Self.files("md", below: "content/rules").flatMap(Self.rules)
    let tested = try Self.files("swift", below: "Tests").reduce(into: Set<String>()) { ids, text in
      for name in text.matches(of: #/\bfunc `([^`]+)`/#) {
        for id in name.1.matches(of: #/\b[A-Z]+-\d+\b/#) { ids.insert(String(id.0)) }
      }
    }
    let untested = rules.filter(\.needsTest).map(\.id).filter { !tested.contains($0) }
    #expect(rules.count > 200)
    #expect(untested.isEmpty, "no test names them, and no page says 'Not modeled:'")
  }

  /// The rules of a page, each a heading of the second level with an id.
  private static func rules(of page: String) -> [(id: String, needsTest: Bool)] {
    page.split(separator: "\n## ").compactMap { section in
      guard let heading = section.prefixMatch(of: #/([A-Z]+)-\d+(?=:)/#) else { return nil }
      let isAboutSystems = heading.1 == "VER"
      let isUncertain = section.contains("\nConfidence: low")
      let isAbsent = section.contains("\nNot modeled: ")
      return (String(heading.0), !(isAboutSystems || isUncertain || isAbsent))
    }
  }

  private static func files(_ suffix: String, below folder: String) throws -> [String] {
    let folder = root.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: folder.path)
    return try (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix("." + suffix) }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }
}
