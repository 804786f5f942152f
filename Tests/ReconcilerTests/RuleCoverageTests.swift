import Foundation
import Testing

/// Every rule that `content/rules/` states has a test and a program, or a page says why not.
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

  @Test func `every rule of the specification has a section`() throws {
    let list = Self.root.appending(path: "Tests/Fixtures/SpecifiedRules.txt")
    let specified = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
    let rules = try Self.files("md", below: "content/rules").flatMap(Self.rules).map(\.id)
    let missing = specified.map(String.init).filter { !$0.hasPrefix("#") && !rules.contains($0) }
    #expect(specified.count > 200 && missing.isEmpty, "no page of content/rules/ states them")
  }

  @Test func `every rule has a program, or a page lists it as one without`() throws {
    let rules = try Self.files("md", below: "content/rules").flatMap(Self.rules).map(\.id)
    let fences = try Self.files("md", below: "content").flatMap {
      $0.matches(of: #/\n```swift [^\n]*scenario=[^\n]* rules=([^\s]+)/#).map(\.1)
    }
    // An observation with a program names its rules in its front matter.
    let observed = try Self.files("md", below: "content/observations")
      .filter { $0.contains("\n```swift scenario=") }
      .flatMap { $0.matches(of: #/\nrules: \[([^\]]*)\]/#).map(\.1) }
    let shown = Set(
      (fences + observed).flatMap { $0.matches(of: #/[A-Z]+-\d+/#).map { String($0.0) } }
    )
    let page = Self.root.appending(path: "content/reference/rules-without-programs.md")
    let cells = try String(contentsOf: page, encoding: .utf8).matches(of: #/\n\| ([^|]+) \|/#)
    let listed = cells.flatMap { $0.1.matches(of: #/[A-Z]+-\d+/#).map { String($0.0) } }
    #expect(Set(rules).subtracting(shown) == Set(listed))
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
