import TestSupport
import Testing

@testable import CLI

@Suite(.runsProcesses) struct `Build command` {
  @Test func `writes the site when every count holds`() throws {
    let program = try TestProgram(site: "counter")
    let result = program.build()
    #expect(result.code == .success, "\(result.errors)")
    #expect(result.output.hasSuffix("2 of 2 scenarios verified\n"))
    #expect(try program.scratch.contains("public/index.html"))
  }

  @Test(.needs("git")) func `says why pages have no dates`() throws {
    let program = try TestProgram(["content/index.md": "# Home\n"])
    #expect(
      program.build().output.contains(
        "The pages have no dates, and the site no feed: they are in no git repository: "
      )
    )
  }

  @Test func `writes nothing when a count differs, unless told to`() throws {
    let program = try TestProgram(site: "counter")
    try program.replace("| present     |      1 |      1 |", "| present     |      1 |      2 |")
    let refused = program.build()
    #expect(refused.code == .findings)
    #expect(refused.errors.contains("nothing was written"))
    #expect(try !program.scratch.contains("public"))
    #expect(program.build("--allow-failures").code == .success)
    #expect(try program.scratch.contains("public/index.html"))
  }

  @Test func `shows on which versions of iOS a program differs`() throws {
    let program = try TestProgram([
      "content/index.md": "# Home\n",
      "content/guidelines/stacks.md": """
      ---
      title: Nest no lazy stacks
      summary: A lazy stack inside two scroll views was not lazy.
      ---

      # Nest no lazy stacks

      ```swift scenario=nested verdict=avoid
      import SwiftUI

      struct Screen: View {
        var body: some View {
          ScrollView {
            ScrollView(.horizontal) {
              LazyHStack { ForEach(0..<50, id: \\.self) { Row(number: $0) } }
            }
          }
        }
      }

      struct Row: View {
        let number: Int
        var body: some View { Text("\\(number)") }
      }
      ```

      | Interaction | Screen |  Row |
      | ----------- | -----: | ---: |
      | present     |      1 | ≤ 50 |
      """,
    ])
    let result = program.build()
    #expect(result.code == .success, "\(result)")
    let page = try program.scratch.read("public/guidelines/stacks.html")
    #expect(page.contains("iOS 17 = 18 <b>≠</b> 26 = 27</span>: the program differs"))
  }

  @Test func `builds the pages of the folder that a flag names`() throws {
    let program = try TestProgram([
      "content/index.md": "# Home\n", "texts/index.md": "# Another home\n",
    ])
    #expect(program.build("--content", "texts").code == .success)
    #expect(try program.scratch.read("public/index.html").contains("Another home"))
  }

  @Test func `has the address that its home page gives, unless a flag names another`() throws {
    let program = try TestProgram([
      "content/index.md": "---\ntitle: Home\naddress: https://example.com/ours/\n---\n\n# Home\n"
    ])
    let map = { try program.scratch.read("public/sitemap.xml") }
    #expect(program.build().code == .success)
    #expect(try map().contains("<loc>https://example.com/ours/index.html</loc>"))
    #expect(program.build("--base-url", "https://example.org").code == .success)
    #expect(try map().contains("<loc>https://example.org/index.html</loc>"))
    #expect(try !map().contains("example.com"))
  }

  @Test func `takes the theme that comes with the program as the parent 'default'`() throws {
    let program = try TestProgram([
      "content/index.md": "# Home\n",
      "looks/theme.txt": "parent: default\n",
      "looks/templates/footer.mustache": "Our own footer.",
    ])
    let result = program.run(["build", "--theme", "looks", "--strict"])
    #expect(result.code == .success, "\(result.errors)")
    let home = try program.scratch.read("public/index.html")
    #expect(home.contains("Our own footer.") && home.contains("<h1"))
  }

  @Test func `says which template uses itself without an end`() throws {
    let program = try TestProgram([
      "content/index.md": "# Home\n",
      "endless/theme.txt": "parent: \(TestProgram.theme)\n",
      "endless/templates/footer.mustache": "{{>footer}}",
    ])
    let result = program.run(["build", "--theme", "endless"])
    #expect(result.code == .usageError)
    #expect(result.errors.contains("line 1 of a template: 'footer' includes itself endlessly"))
    #expect(try !program.scratch.contains("public"))
  }

  static let usageErrors: [(flags: [String], expected: String)] = [
    (["--output", "notes.txt"], "/notes.txt' is a file; name an empty or new folder"),
    (["--output", "content/site"], "'content/site' is inside of the pages' folder"),
    (["--content", "empty"], "'empty' has no page, so nothing was written"),
    (["--output", "content"], "/content' has files that are not from a built site"),
    (["--theme", "none"], "'none' is not a theme: it has no 'templates/layout.mustache'"),
  ]

  @Test(arguments: usageErrors)
  func `says which folder cannot be meant`(_ flags: [String], _ expected: String) throws {
    let program = try TestProgram([
      "content/index.md": "# Home\n", "empty/notes.txt": "", "notes.txt": "",
    ])
    let result = program.run(["build"] + flags)
    #expect(result.code == .usageError && result.errors.contains(expected), "\(result.errors)")
  }

  @Test func `names the compiler only where something was measured`() throws {
    let program = try TestProgram(["content/index.md": "# Home\n"])
    #expect(program.build().code == .success)
    #expect(try !program.scratch.read("public/index.html").contains(", Swift 6"))
    let counter = try TestProgram(site: "counter")
    #expect(counter.build().code == .success)
    #expect(try counter.scratch.read("public/index.html").contains(", Swift 6"))
  }
}
