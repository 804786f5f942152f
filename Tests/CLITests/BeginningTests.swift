import TestSupport
import Testing

@testable import CLI

@Suite(.runsProcesses) struct `A new page` {
  static let titles: [(title: String, name: String)] = [
    ("Pass only what a view shows", "pass-only-what-a-view-shows"),
    ("Quote \"this\": and that", "quote-this-and-that"),
    ("Über café", "uber-cafe"),
    ("Ca\u{308}sar 語 und Ωmega", "casar-und-mega"),
    ("- 1. [x] #tag & `code`", "1-x-tag-code"),
  ]

  @Test(arguments: titles)
  func `has an address made of its title`(_ title: String, _ name: String) throws {
    let program = try TestProgram(["content/index.md": "# Home\n"])
    let result = program.run("new", title, "--topic", "A: topic")
    #expect(result.code == .success, "\(result.errors)")
    #expect(result.output.hasPrefix("wrote content/guidelines/\(name).md\n"))
    let check = program.run("check", "--strict")
    #expect(check.code == .success, "\(check.output)")
  }

  @Test func `verifies as it stands`() throws {
    let program = try TestProgram(["content/index.md": "# Home\n"])
    _ = program.run("new", "Pass only what a view shows")
    let result = program.run("verify")
    #expect(result.code == .success, "\(result.output)")
    #expect(result.output.contains("verified, 2 steps, 4 stated counts"))
  }

  @Test func `replaces no page`() throws {
    let program = try TestProgram(["content/guidelines/mine.md": "mine"])
    let result = program.run("new", "Mine")
    #expect(result.code == .usageError)
    #expect(result.errors.contains("'content/guidelines/mine.md' already exists"))
    #expect(try program.scratch.read("content/guidelines/mine.md") == "mine")
  }

  static let usageErrors: [(arguments: [String], expected: String)] = [
    (["new"], "'new' needs TITLE: write 'bodycheck new TITLE'"),
    (
      ["new", "Two", "words"],
      "a title with spaces needs quotes: write 'Two words'"
    ),
    (["new", "?!"], "'?!' has no Latin letter and no digit for the page's address"),
    (["new", "CON"], "'CON' would make a page with an error ('guidelines/con' is not a valid"),
    (
      ["new", "Index"],
      "'Index' would make a page with an error (the address 'guidelines/index' is taken"
    ),
    (["init"], "'init' needs FOLDER: write 'bodycheck init FOLDER'"),
    (
      ["completions", "fishy"], "there are no completions for 'fishy': write one of bash, zsh, fish"
    ),
  ]

  @Test(arguments: usageErrors)
  func `is asked for in one sentence`(_ arguments: [String], _ expected: String) throws {
    let result = try TestProgram().run(arguments)
    #expect(result.code == .usageError && result.errors.hasPrefix("bodycheck: \(expected)"))
  }
}

@Suite(.runsProcesses) struct `A new knowledge base` {
  @Test func `is checked, verified and built as it stands`() throws {
    let outside = try TestProgram()
    #expect(outside.run("init", "ours").code == .success)
    let program = TestProgram(root: outside.folder + "/ours")
    #expect(program.run("check", "--strict").code == .success)
    #expect(program.run("verify").output.contains("2 scenarios, 8 counts: 2 verified"))
    #expect(program.run("build", "--theme", TestProgram.theme).code == .success)
    let page = try outside.scratch.read("ours/public/index.html")
    #expect(page.contains("<title>Our guidelines: SwiftUI performance, measured</title>"))
    #expect(page.contains(#"<html lang="en">"#) && !page.contains("Bodycheck is not"))
  }

  @Test func `is begun where one is`() throws {
    let program = try TestProgram()
    let result = program.run("init", ".")
    #expect(result.output.hasPrefix("wrote content/index.md\n"))
    #expect(result.output.hasSuffix("Next, run\n  bodycheck verify\n  bodycheck serve\n"))
    let page = program.run("new", "Mine", "--content", "other")
    #expect(page.output.hasSuffix("bodycheck verify --content other other/guidelines/mine.md\n"))
    let quoted = program.run("new", "Mine", "--content", "our own")
    let command = "bodycheck verify --content 'our own' 'our own/guidelines/mine.md'\n"
    #expect(quoted.output.hasSuffix(command))
  }

  @Test func `takes the installed theme where it has none`() throws {
    let program = try TestProgram(["content/index.md": "# Home\n"])
    let result = program.run("build")
    #expect(result.code == .success, "\(result.errors)")
    #expect(try program.scratch.contains("public/assets/site.css"))
  }

  @Test func `replaces nothing`() throws {
    let program = try TestProgram(["ours/content/index.md": "mine"])
    #expect(program.run("init", "ours").code == .usageError)
    #expect(try program.scratch.read("ours/content/index.md") == "mine")
  }
}

@Suite(.runsProcesses) struct Installations {
  static let layouts: [(files: [String], executable: String, engine: String, theme: String?)] = [
    (
      ["p/bin/bodycheck", "p/lib/bodycheck/x", "p/share/bodycheck/themes/default/x"], "p/bin",
      "p/lib/bodycheck", "p/share/bodycheck/themes/default"
    ),
    (
      ["s/.build/triple/debug/bodycheck", "s/themes/default/x"], "s/.build/triple/debug",
      "s/.build/triple/debug", "s/themes/default"
    ),
    (["alone/bodycheck"], "alone", "alone", nil),
  ]

  @Test(arguments: layouts.indices)
  func `are found from the executable`(_ index: Int) throws {
    let row = Self.layouts[index]
    let scratch = try ScratchFolder()
    for file in row.files { try scratch.write("", to: file) }
    let found = Installation(executableFolder: scratch.path + "/" + row.executable)
    #expect(found.engineFolder == scratch.path + "/" + row.engine)
    #expect(found.themeFolder == row.theme.map { scratch.path + "/" + $0 })
  }
}
