import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteRenderer

@Suite struct `A theme` {
  @Test func `lists what it lacks and what is wrong with the rest`() {
    let files = ["templates/home.mustache": Array("{{#a}}".utf8), "css/x.css": []]
    let theme = Theme([ThemeFolder(path: "themes/bare", files: files)])
    let findings = theme.diagnostics.map { "\($0.location.path) \($0.id)" }
    #expect(findings.contains("themes/bare/templates/home.mustache unclosed-section"))
    #expect(findings.contains("themes/bare/templates/guideline.mustache missing-template"))
    #expect(!findings.contains("themes/bare/templates/home.mustache missing-template"))
    #expect(theme.assets == [OutputFile(path: "assets/site.css", text: "")])
  }

  @Test func `may use only keys that some page has`() {
    let files = ["templates/home.mustache": Array("<p>\n{{sumary}}".utf8)]
    let theme = Theme([ThemeFolder(path: "themes/bare", files: files)])
    let finding = theme.diagnostics.first { $0.id == "unknown-key" }
    #expect(finding?.location.line == 2)
    #expect(finding?.message.fix == "write 'summary'")
  }

  /// The sources of the models, as text: each key is written where its value is made.
  @Test func `knows every key of the models, and no other`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Site/SiteRenderer").standardizedFileURL
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var keys: Set<String> = []
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      // A schema names members of JSON.
      if file.lastPathComponent.hasSuffix("Schema.swift") { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /"(\w+)":|\["(\w+)"\]\s*=/) {
        keys.insert(String(match.1 ?? match.2 ?? ""))
      }
    }
    #expect(keys == Theme.keys)
  }

  @Test func `needs a folder with a layout`() {
    #expect(throws: ThemeProblem.noLayout("no/such")) {
      try Theme(readingFrom: URL(fileURLWithPath: "/no/such/theme"), path: "no/such")
    }
  }

  @Test func `makes one file of its sheets, one of its scripts, and one of each folder of scripts`()
  {
    let files = [
      "css/base.css": "b", "css/tokens.css": "t", "css/zebra.css": "z", "js/b.js": "2",
      "js/a.js": "1", "js/color-scheme.js": "c", "js/search/words.js": "w",
      "js/search/index.js": "i", "icon.svg": "i",
    ]
    let theme = Theme([ThemeFolder(path: "theme", files: files.mapValues { Array($0.utf8) })])
    #expect(
      theme.assets == [
        OutputFile(path: "assets/icon.svg", text: "i"),
        OutputFile(path: "assets/js/color-scheme.js", text: "c"),
        OutputFile(path: "assets/search.js", text: "iw"),
        OutputFile(path: "assets/site.css", text: "tbz"),
        OutputFile(path: "assets/site.js", text: "12"),
      ]
    )
  }
}

@Suite struct `A theme with a parent` {
  private func theme(_ files: [String: String]) throws -> Theme {
    let folder = try ScratchFolder(files)
    return try Theme(
      readingFrom: URL(fileURLWithPath: folder.path + "/own"),
      path: "themes/own",
      checkout: folder.path
    )
  }

  @Test func `takes from it what is not its own`() throws {
    let theme = try theme([
      "own/theme.txt": "# Few files.\nparent: ../base\n",
      "own/templates/footer.mustache": "own footer",
      "own/css/tokens.css": "own tokens",
      "base/theme.txt": "parent: ../root",
      "base/templates/footer.mustache": "base footer",
      "base/css/tokens.css": "base tokens",
      "base/css/base.css": "base",
      "root/templates/layout.mustache": "{{>footer}}",
    ])
    let layout = theme.library.template("layout")
    #expect(try layout?.render([:], library: theme.library) == "own footer")
    #expect(
      theme.assets == [
        OutputFile(path: "assets/site.css", text: "own tokensbase")
      ]
    )
  }

  @Test func `names the file of either that is at fault`() throws {
    let theme = try theme([
      "own/theme.txt": "parent: ../base",
      "own/templates/footer.mustache": "x{{#title}}",
      "base/templates/layout.mustache": "{{>nothing}}",
    ])
    let findings = theme.diagnostics.filter { $0.id != "missing-template" }
    let places = findings.map(\.location.description)
    #expect(
      places == [
        "themes/base/templates/layout.mustache:1:1", "themes/own/templates/footer.mustache:1:2",
      ]
    )
  }

  @Test(arguments: [
    ("parent: 1️⃣../gone", "there is no theme '../gone'"),
    ("parent: 1️⃣../own", "'../own' is among the themes that lead here"),
    ("1️⃣partner: ../base", "'partner' is not a field of a theme"),
    ("1️⃣../base", "this line is not a field"),
    ("1️⃣parent:  ", "'parent' has no value"),
    ("parent: ../base\n1️⃣parent: ../base", "'parent' appears twice"),
  ])
  func `says what is wrong with its manifest`(manifest: String, what: String) throws {
    let marked = MarkedText(manifest)
    let theme = try theme([
      "own/theme.txt": marked.text, "own/templates/layout.mustache": "",
      "base/templates/layout.mustache": "",
    ])
    let finding = try #require(theme.diagnostics.first { $0.id == "theme-parent" })
    let source = SourceText(path: "themes/own/theme.txt", text: marked.text)
    #expect(finding.location == source.location(at: marked["1️⃣"]))
    #expect(finding.what == what)
  }
}
