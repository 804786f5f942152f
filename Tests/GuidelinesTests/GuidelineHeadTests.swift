import Foundation
import Testing

@testable import Guidelines

/// What the heads of this repository's guidelines rest on.
@Suite struct `The head of a guideline` {
  private static let pages: [Page] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../content/guidelines").standardizedFileURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".md") }.compactMap { name in
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)).map {
        Page(path: "content/guidelines/" + name, text: $0)
      }
    }
  }()

  @Test func `rests its impact on what an app does, not on the host`() throws {
    try #require(Self.pages.count > 50)
    for page in Self.pages {
      let because = page.frontMatter[.because] ?? ""
      #expect(!because.contains(/\bhosts?\b/), "\(page.path): \(because)")
    }
  }

  @Test func `has evidence, because each program to avoid or to prefer names its rules`() throws {
    try #require(Self.pages.count > 50)
    for page in Self.pages {
      for scenario in page.scenarios
      where scenario.verdict != nil && scenario.expectation == .runs && scenario.rules.isEmpty {
        Issue.record("\(page.path): \(scenario.name) names no rule")
      }
    }
  }

  @Test func `counts only lines that its programs print`() throws {
    for page in Self.pages {
      guard let text = page.frontMatter[.counts] else { continue }
      let line = PrintedLine(text)
      #expect(
        page.scenarios.flatMap(\.consoles).flatMap(\.lines).contains(where: line.matches),
        "\(page.path): no program prints '\(text)'"
      )
    }
  }
}
