import Foundation
import TestSupport
import Testing

/// *Diagnose* leads from a printed line to guidelines, and the guidelines say which facts of a run they answer.
@Suite struct `The page Diagnose` {
  /// The words of facts that come with what a section is about.
  private static let words: [(section: String, words: Set<String>)] = [
    ("`@self`", ["value", "ignored", "renewed"]),
    ("`@identity`", ["lost", "rows-changed", "warned"]),
    ("A key path", ["observed", "unobserved", "announced", "value"]),
    ("`@dependencies`", ["observed", "value"]),
    ("`@8`", ["dropped", "value"]),
  ]

  /// Links to what helps indirectly, and to a page that answers with the property wrapper's successor.
  private static let indirect: Set = [
    "`@self` split-views", "`@dependencies` read-only-what-you-need",
  ]

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(TestProgram.root)/content/\(path).md", encoding: .utf8)
  }

  @Test(arguments: words)
  func `names guidelines that answer its facts`(section: String, words: Set<String>) throws {
    let sections = try Self.text("reference/which-page").components(separatedBy: "\n## ")
    let text = try #require(sections.first { $0.hasPrefix(section) })
    let links = text.matches(of: /guidelines\/([a-z-]+)\.md/).map { String($0.1) }
    #expect(!links.isEmpty)
    for link in links where !Self.indirect.contains("\(section) \(link)") {
      let page = try Self.text("guidelines/\(link)")
      if page.contains("\nno-facts: ") { continue }
      let facts = try #require(page.firstMatch(of: /\nwhen: \[(.*)\]\n/)).1
      let found = Set(facts.split { $0 == " " || $0 == "," }.map(String.init))
      #expect(!found.isDisjoint(with: words), "\(section) leads to \(link), which answers \(facts)")
    }
  }
}
