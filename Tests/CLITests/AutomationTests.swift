import Foundation
import TestSupport
import Testing

@testable import CLI

@Suite(.runsProcesses) struct `Automation` {
  static let files = [
    ".github/workflows/verify.yml", "scripts/test-install", "scripts/pre-commit",
    "scripts/action", "examples/gitlab-ci.yml", "examples/github-app.yml", "scripts/agent-skill.md",
  ]

  @Test(arguments: files)
  func `uses only commands and flags that exist`(_ file: String) throws {
    let text = try String(contentsOfFile: TestProgram.root + "/" + file, encoding: .utf8)
    let pattern = /(?:run: |^ *(?:- )?|&& (?:exec )?|\) )"?\$?bodycheck"? ([a-z-]+)([^\n&]*)/
    let lines = text.matches(of: pattern.anchorsMatchLineEndings())
    #expect(!lines.isEmpty)
    for line in lines where line.1 != "--version" {
      let command = try #require(Program.commands.map { $0.form }.first { $0.name == line.1 })
      for flag in line.2.matches(of: /--[a-z-]+/) {
        #expect(command.flags.contains { $0.name == flag.0 }, "\(line.0)")
      }
    }
  }

  @Test(arguments: ["examples/github.yml", "examples/github-app.yml"])
  func `is on the page about installing, to be copied`(_ example: String) throws {
    let page = try String(
      contentsOfFile: TestProgram.root + "/content/reference/install.md",
      encoding: .utf8
    )
    let file = try String(contentsOfFile: TestProgram.root + "/" + example, encoding: .utf8)
    // The first line says where to put it, as the page does.
    let workflow = try #require(file.firstIndex(of: "\n"))
    #expect(page.contains("```yaml\(file[workflow...])```"))
  }

  @Test(arguments: [(1, 0), (30, 1)])
  func `fails for an app whose updates change nothing`(_ footers: Int, _ code: Int32) throws {
    let file = try String(
      contentsOfFile: TestProgram.root + "/examples/github-app.yml",
      encoding: .utf8
    )
    let last = try #require(file.split(separator: "\n").last?.split(separator: "run: ").last)
    let scratch = try ScratchFolder([
      "App/Counter.swift": """
      import SwiftUI

      struct CounterScreen: View {
        @State private var count = 0

        var body: some View {
          VStack {
            Text("Count: \\(count)")
            Button("Add") { count += 1 }
            ForEach(0..<\(footers), id: \\.self) { _ in Footer(isOpen: count >= 0) }
          }
        }
      }

      struct Footer: View {
        let isOpen: Bool
        let openedAt = Date()

        var body: some View {
          Text("Tap to count.")
        }
      }

      """
    ])
    let path = "PATH='\(TestProgram.engineFolder)':$PATH"
    let result = try Shell.run(["-c", "\(path); \(last)"], in: scratch.path)
    #expect(result.code == code, "\(result.output)")
    #expect(result.output.contains("bodies ran, \(footers) changed nothing"), "\(result.output)")
  }

  /// A log in which one test ended, one of two cases did not, and one hangs.
  @Test func `names the tests that do not end`() throws {
    let scratch = try ScratchFolder([
      "log": """
      ◇ Test run started.
      ◇ Test "ends" started.
      ◇ Test "fails in three cases" started.
      ◇ Test case passing 1 argument 1 to "hangs" started.
      ◇ Test "hangs" started.
      ◇ Test plain() started.
      ✔ Test "ends" passed after 0.1 seconds.
      ✘ Test "fails in three cases" with 3 test cases failed after 0.2 seconds with 1 issue.
      ✔ Test plain() passed after 0.1 seconds.

      """
    ])
    let script = TestProgram.root + "/scripts/unfinished-tests"
    let result = try Shell.run([script, "log"], in: scratch.path)
    #expect(result.output == "did not end: \"hangs\"\n")
  }

  @Test(.needs("git")) func `lets no page with a wrong count be committed`() throws {
    let right = try TestProgram.files(ofSite: "counter")
    let page = "content/guidelines/counter.md"
    let wrong = right.mapValues {
      $0.replacing("| present     |      1 |      1 |", with: "| present     |      1 |      2 |")
    }
    #expect(try commit(right).code == 0)
    let refused = try commit(wrong)
    #expect(refused.code == 1)
    #expect(refused.output.contains("\(page):"), "\(refused.output)")
    #expect(try commit(["notes.txt": "no page"]).code == 0)
  }

  @Test(.needs("git"))
  func `verifies the index with the installed program, and pages without programs`() throws {
    let page = "content/guidelines/counter.md"
    let right = try TestProgram.files(ofSite: "counter")
    let wrong =
      "sed -i 's/| present     |      1 |      1 |/| present     |      1 |      2 |/' \(page)"
    let path = "PATH='\(TestProgram.engineFolder)':$PATH; unset BODYCHECK"
    // What is staged is right, though the file in the folder is not.
    #expect(try commit(right, before: "", after: "\(path); \(wrong)").code == 0)
    // What is staged is wrong, though the file in the folder is right.
    let refused = try commit(
      right,
      before: wrong,
      after: "\(path); sed -i 's/      2 |/      1 |/' \(page)"
    )
    #expect(refused.code != 0, "\(refused.output)")
    #expect(refused.output.contains("page states 2"), "\(refused.output)")
    #expect(try commit(["content/a.md": "---\ntopic: A\n---\n# A\n"], after: path).code == 0)
  }

  @Test(.needs("git"))
  func `verifies pages in a folder when the code that they count changes`() throws {
    let page = """
      # Counter

      ```swift scenario=app root=Screen sources=../App/
      ```

      | Interaction | Screen |
      | ----------- | -----: |
      | present     |      1 |

      """
    let code = """
      import SwiftUI

      struct Screen: View {
        @State private var count = 0
        var body: some View { Text("\\(count)").onAppear { count += CHANGE } }
      }
      """
    func files(_ change: String) -> [String: String] {
      [
        "docs/content/counter.md": page,
        "docs/App/Screen.swift": code.replacing("CHANGE", with: change),
      ]
    }
    #expect(try commit(files("0")).code == 0)
    let refused = try commit(
      files("0"),
      after: "git -c user.name=x -c user.email=x@example.org commit --quiet --message x"
        + " && sed -i 's/+= 0/+= 1/' docs/App/Screen.swift && git add --all"
    )
    #expect(refused.code != 0)
    #expect(refused.output.contains("content/counter.md:"), "\(refused.output)")
  }

  /// Ways to stage a wrong page as `content/other.md`, whose text is in `wrong`.
  static let disguises = [
    "cp wrong content/OTHER.MD",
    "ln -s ../pages/wrong.md content/other.md; cp wrong pages/wrong.md",
    "git mv content pages/content; ln -s pages/content content; cp wrong content/other.md",
    "cp wrong content/other.md; git add --all; git update-index --skip-worktree content/other.md",
    "echo '*.md export-ignore filter=x' >.gitattributes; cp wrong content/other.md",
    "echo 'other.md working-tree-encoding=UTF-16LE-BOM' >content/.gitattributes;"
      + " { printf '\\377\\376'; iconv -t UTF-16LE wrong; } >content/other.md",
  ]

  @Test(.needs("git"), arguments: disguises)
  func `lets no wrong page pass in disguise`(_ way: String) throws {
    let right = try TestProgram.files(ofSite: "counter")
    let page = try #require(right["content/guidelines/counter.md"])
    let wrong = page.replacing("Count in the smallest view", with: "Count elsewhere")
      .replacing("| present     |      1 |      1 |", with: "| present     |      1 |      2 |")
    let files = right.merging(["wrong": wrong, "pages/note": ""]) { $1 }
    let refused = try commit(
      files,
      after: "git -c user.name=x -c user.email=x@example.org commit --quiet --message x"
        + "; \(way); git add --all"
    )
    #expect(refused.code == 1, "\(refused.output)")
    #expect(refused.output.contains("error: "), "\(refused.output)")
  }

  @Test(.needs("git"))
  func `runs no program that a repository has committed`() throws {
    let files = try TestProgram.files(ofSite: "counter")
    let passed = try commit(
      files.merging([".build/release/bodycheck": "#!/bin/sh\ntouch ran\n"]) { $1 },
      before: "chmod +x .build/release/bodycheck",
      after: "PATH=\"\(TestProgram.engineFolder):$PATH\"; unset BODYCHECK",
      then: "[ ! -e ran ]"
    )
    #expect(passed.code == 0, "\(passed.output)")
  }

  @Test(.needs("git")) func `asks no filter whether a staged file has changed`() throws {
    // Git compares a file that is as new as the index with what is staged, as a filter makes it.
    let staged = """
      git config filter.x.clean 'touch "$PWD/ran"; cat'
      echo '*.md filter=x' >.git/info/attributes
      touch -r content/index.md .git/index
      """
    for (hook, ran) in [("git write-tree", true), (".git/hooks/pre-commit", false)] {
      let result = try commit(
        TestProgram.files(ofSite: "counter"),
        after: "\(staged)\n\(hook); [ -e ran ] || echo none; exit 0"
      )
      #expect(result.output.contains("none\n") != ran, "\(result.output)")
    }
  }

  @Test(.needs("git")) func `verifies all pages for a framework that stages none`() throws {
    let right = try TestProgram.files(ofSite: "counter")
    let page = try #require(right["content/guidelines/counter.md"])
    let wrong = page.replacing(
      "| present     |      1 |      1 |",
      with: "| present     |      1 |      2 |"
    )
    let run = "git commit --quiet --no-verify --message x && .git/hooks/pre-commit"
    for (page, environment, code) in [
      (page, "PRE_COMMIT=1", 0), (wrong, "PRE_COMMIT=1", 1), (wrong, "", 0),
    ] {
      let result = try commit(
        right.merging(["content/guidelines/counter.md": page]) { $1 },
        after: "git config user.name x; git config user.email x@example.org;"
          + " \(run.replacing(" && ", with: " && \(environment) ")); exit $?"
      )
      #expect((result.code == 0) == (code == 0), "\(result.output)")
    }
  }

  /// Commits files to a new repository that has the hook.
  /// - Parameters:
  ///   - files: The files by their path.
  ///   - before: A script to run before they are staged.
  ///   - after: A script to run between staging and the commit.
  ///   - then: A script to run after the commit.
  /// - Returns: What the hook printed, and how it ended.
  /// - Throws: An error of the file system.
  private func commit(
    _ files: [String: String],
    before: String = "",
    after: String = "",
    then: String = ""
  ) throws -> Shell.Result {
    let scratch = try ScratchFolder(files)
    let script = """
      git init --quiet
      ln -s '\(TestProgram.root)/scripts/pre-commit' .git/hooks/pre-commit
      \(before)
      git add --all
      \(after)
      git -c user.name=x -c user.email=x@example.org commit --quiet --message x
      \(then)
      """
    let environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("GIT_") }
      .merging(["BODYCHECK": TestProgram.engineFolder + "/bodycheck"]) { $1 }
    return try Shell.run(["-ec", script], in: scratch.path, environment: environment)
  }
}
