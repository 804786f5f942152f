import Foundation
import Testing

/// Every rule of the specification is implemented and tested, or RULES.md says why not.
///
/// The rules are those of the tables, which `scripts/rules` writes from the specification.
@Suite struct `Rule coverage` {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let engine = [
    "Engine", "Shims",
  ]

  @Test func `every rule has an implementation and a test, or a reason`() throws {
    let page = try RulesPage(String(contentsOf: Self.root.appending(path: "RULES.md")))
    let written = try Self.engine.reduce(into: Set<String>()) { rules, target in
      for text in try Self.swiftFiles(below: "Sources/" + target) {
        for comment in text.matches(of: #/\/\/.*/#) { rules.formUnion(ruleNames(in: comment.0)) }
      }
    }
    let tested = try Self.swiftFiles(below: "Tests").reduce(into: Set<String>()) { rules, text in
      for name in text.matches(of: #/\bfunc `([^`]+)`/#) { rules.formUnion(ruleNames(in: name.1)) }
    }
    #expect(page.demanded.count > 100)
    let unwritten = page.demanded.subtracting(written).subtracting(page.implementedElsewhere)
    let untested = page.demanded.subtracting(tested)
    #expect(unwritten.isEmpty, "no comment of the engine and no line of RULES.md names them")
    #expect(untested.isEmpty, "no test names them, and RULES.md gives no reason")
  }

  @Test func `RULES.md names only rules and files that there are`() throws {
    let page = try RulesPage(String(contentsOf: Self.root.appending(path: "RULES.md")))
    #expect(page.named.isSubset(of: page.known))
    let missing = page.files.filter { file in
      !FileManager.default.fileExists(atPath: Self.root.path + "/Sources/" + file)
    }
    #expect(missing.isEmpty)
  }

  private static func swiftFiles(below folder: String) throws -> [String] {
    let files = FileManager.default.enumerator(atPath: root.path + "/" + folder)
    return try (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOfFile: root.path + "/" + folder + "/" + $0, encoding: .utf8) }
  }
}

/// What RULES.md says of rules.
private struct RulesPage {
  /// All rules, by the tables.
  private(set) var known: Set<String> = []
  /// Those that must be implemented and tested here: of high or medium confidence, neither about
  /// versions nor observations, and without a reason for their absence.
  private(set) var demanded: Set<String> = []
  private(set) var implementedElsewhere: Set<String> = []
  /// All rules in the lists that are kept by hand.
  private(set) var named: Set<String> = []
  /// The files that those lists name.
  private(set) var files: [String] = []

  init(_ text: String) {
    var heading: Substring = ""
    var absent: Set<String> = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { heading = line.dropFirst(3) }
      if let row = line.firstMatch(of: #/^\| ([A-Z]+-\d+) \| (high|medium|low) \|/#) {
        known.insert(String(row.1))
        let isOwn = !row.1.hasPrefix("VER-") && !row.1.hasPrefix("G-")
        if row.2 != "low", isOwn { demanded.insert(String(row.1)) }
      }
      guard let entry = line.firstMatch(of: #/^- ([A-Z]+-\d+(?:, [A-Z]+-\d+)*): (.+)$/#) else {
        continue
      }
      let rules = Set(ruleNames(in: entry.1))
      named.formUnion(rules)
      files += entry.2.matches(of: #/`([^`]+\/[^`]+\.swift)`/#).map { String($0.1) }
      if heading == "Implemented by others" { implementedElsewhere.formUnion(rules) }
      if heading == "Not modeled" { absent.formUnion(rules) }
    }
    demanded.subtract(absent)
  }
}

/// The ids of rules in a text, such as `CMP-16`.
private func ruleNames(in text: some StringProtocol) -> [String] {
  String(text).matches(of: #/\b[A-Z]+-\d+\b/#).map { String($0.0) }
}
