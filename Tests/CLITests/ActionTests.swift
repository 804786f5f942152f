import Foundation
import TestSupport
import Testing

@testable import CLI

/// The steps of `action.yml`, run here by the same commands.
@Suite(.runsScenarios, .needs("git")) struct `The GitHub Action` {
  private static let page = "content/guidelines/counter.md"

  /// The commands of the steps, in order.
  private static func commands() throws -> [String] {
    let text = try String(contentsOfFile: TestProgram.root + "/action.yml", encoding: .utf8)
    return text.matches(of: /run: (.+)/).map { String($0.1) }
  }

  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder(TestProgram.files(ofSite: "counter"))
    try scratch.write(".bodycheck\n", to: ".gitignore")
    try #require(try shell("git init --quiet && git add --all && \(Self.commit)").code == 0)
  }

  private static let commit = "git -c user.name=x -c user.email=x@example.org commit --quiet -am x"

  /// Runs a command as a step of a workflow would.
  private func shell(
    _ command: String,
    _ variables: [String: String] = [:]
  ) throws -> Shell.Result {
    let environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("GIT_") }
      .merging([
        "ACTION": TestProgram.root, "FOLDER": ".", "RUNNER_TEMP": scratch.path + "/temporary",
        "GITHUB_STEP_SUMMARY": scratch.path + "/summary.md",
        "PATH": TestProgram.engineFolder + ":/usr/bin:/bin:"
          + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
      ]) { $1 }
      .merging(variables) { $1 }
    try scratch.write("", to: "temporary/x")
    return try Shell.run(
      ["-c", command],
      by: "/bin/bash",
      in: scratch.path,
      environment: environment
    )
  }

  private func step(_ name: String, _ variables: [String: String] = [:]) throws -> Shell.Result {
    let command = try #require(try Self.commands().first { $0.hasSuffix(" " + name) })
    return try shell(command, variables)
  }

  @Test func `has a step for each thing that its script does`() throws {
    let script = try String(
      contentsOfFile: TestProgram.root + "/scripts/action",
      encoding: .utf8
    )
    let names = try #require(script.firstMatch(of: /\n  ([a-z |]+)\) "\$1" ;;/)).1
      .split(separator: " | ").map(String.init)
    #expect(try Self.commands() == names.map { "\"$ACTION/scripts/action\" \($0)" })
    #expect(try shell("\"$ACTION/scripts/action\" dance").code == 2)
  }

  @Test func `verifies, and annotates a wrong count`() throws {
    #expect(try step("install").output.hasPrefix("bodycheck \(Program.version)\n"))
    let right = try step("verify")
    #expect(right.code == 0, "\(right.output)")
    let text = try scratch.read(Self.page)
    let row = "| present     |      1 |      1 |"
    let wrong = text.replacing(row, with: row.dropLast(3) + "2 |")
    try scratch.write(wrong, to: Self.page)
    let failed = try step("verify", ["PAGES": Self.page])
    #expect(failed.code == 1 && failed.output.contains("::error file=\(Self.page),line="))
  }

  @Test func `annotates wrong counts and errors of pages together`() throws {
    let text = try scratch.read(Self.page)
    try scratch.write(text.replacing("1 |\n", with: "7 |\n"), to: Self.page)
    try scratch.write(
      "---\ntopic: T\n---\n\n# Other\n\n[Nowhere](gone.md)\n",
      to: "content/other.md"
    )
    for strict in ["false", "true"] {
      let failed = try step("verify", ["STRICT": strict])
      #expect(failed.code == 1)
      #expect(failed.output.contains("::error file=content/other.md,"), "\(failed.output)")
      #expect(failed.output.contains("::error file=\(Self.page),"), "\(failed.output)")
    }
  }

  @Test func `takes every count of a new knowledge base for new`() throws {
    let empty = "git -c user.name=x -c user.email=x@example.org commit-tree -m x"
    let base = try shell("\(empty) $(git hash-object -t tree -w /dev/null)").output
      .trimmingCharacters(in: .newlines)
    let told = try step("changes", ["BASE": base])
    #expect(told.code == 0, "\(told.output)")
    #expect(try scratch.read("summary.md").contains("state-above"))
  }

  @Test func `never uses a cached program that is not of these sources and this compiler`() throws {
    let prefix = scratch.path + "/prefix"
    try scratch.write("#!/bin/sh\necho old\n", to: "prefix/bin/bodycheck")
    try scratch.write("another key\n", to: "prefix/key")
    // What would build the program; here it makes one that cannot use the compiler.
    let unusable = "printf '#!/bin/sh\\necho \"compiler  unusable: no\"\\n'"
    let make = "mkdir -p \(prefix)/bin && \(unusable) >\(prefix)/bin/bodycheck"
    try scratch.write("#!/bin/sh\n\(make)\nchmod +x \(prefix)/bin/bodycheck\n", to: "bin/make")
    try scratch.write("#!/bin/sh\nexit 0\n", to: "bin/pkg-config")
    let path = scratch.path + "/bin:/usr/bin:/bin:" + (try compilerFolder())
    let failed = try shell(
      "chmod +x bin/* prefix/bin/*; \"$ACTION/scripts/action\" install",
      ["PREFIX": prefix, "PATH": path]
    )
    #expect(failed.code == 1)
    #expect(failed.output.contains("compiler  unusable: no"), "\(failed.output)")
    #expect(failed.output.contains("::error::bodycheck cannot use the compiler"))
    #expect(!failed.output.contains("old"))
  }

  private func compilerFolder() throws -> String {
    try shell("dirname \"$(command -v swiftc)\"").output.trimmingCharacters(in: .newlines)
  }

  @Test func `names files as the checkout does, of which the site is a part`() throws {
    let text = try scratch.read(Self.page)
    try scratch.write(text.replacing("1 |\n", with: "7 |\n"), to: "docs/" + Self.page)
    try scratch.write("# Home\n", to: "docs/content/index.md")
    let whole = ["FOLDER": "docs", "GITHUB_WORKSPACE": scratch.path]
    let failed = try step("verify", whole)
    #expect(failed.output.contains("::error file=docs/\(Self.page),line="), "\(failed.output)")
    let elsewhere = ["FOLDER": "docs", "GITHUB_WORKSPACE": scratch.path + "/other"]
    #expect(try step("verify", elsewhere).output.contains("::error file=\(Self.page),line="))
  }

  @Test func `tells which counts changed, and writes the site`() throws {
    let base = try shell("git rev-parse HEAD").output.trimmingCharacters(in: .newlines)
    let text = try scratch.read(Self.page)
    // The banner gets what changes, and its count with it.
    let banner = "Banner(title: \"Hello\")"
    let changed = text.replacing(banner, with: "Banner(title: \"Hello \\(count)\")")
    try #require(changed != text)
    try scratch.write(changed, to: Self.page)
    try #require(try shell(Self.commit).code == 0)
    let told = try step("changes", ["BASE": base])
    #expect(told.code == 0, "\(told.output)")
    let summary = try scratch.read("summary.md")
    #expect(summary.contains("| Before | After |"), "\(summary)")
    #expect(summary.contains("| `\(Self.page)#state-above` | `tap \"Add\"` | `Banner` | 0 | 1 |"))
    #expect(try shell("git worktree list").output.split(separator: "\n").count == 1)

    try scratch.write(text, to: Self.page)
    let built = try step("site", ["SITE": "site", "BASE_URL": "https://example.com"])
    #expect(built.code == 0, "\(built.output)")
    #expect(try scratch.read("site/index.html").contains("https://example.com"))
  }

  @Test func `takes only the id of a commit as the base`() throws {
    for base in ["", "HEAD", "--upload-pack=touch ran;", "main"] {
      let refused = try step("changes", ["BASE": base])
      #expect(refused.code == 1 && refused.output.contains("BASE is no commit"))
    }
    #expect(!scratch.contains("ran"))
  }

  @Test func `follows no folder that leads out of the checkout`() throws {
    let others = try ScratchFolder(["content/index.md": "# Private\n"])
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/docs",
      withDestinationPath: others.path
    )
    for name in ["verify", "changes", "site"] {
      let environment = ["FOLDER": "docs", "BASE": "0123", "SITE": "site"]
      let result = try step(name, environment)
      #expect(result.code == 1 && result.output.contains("FOLDER leads out of the checkout"))
    }
    #expect(!scratch.contains("site"))
  }

  @Test func `runs no program that the folder or the repository names`() throws {
    let base = try shell("git rev-parse HEAD").output.trimmingCharacters(in: .newlines)
    let ran = scratch.path + "/ran"
    try scratch.write("#!/bin/sh\ntouch '\(ran)'\n", to: "program")
    // A folder that looks like a repository, whose hook a checkout would run.
    try scratch.write("[core]\n\tbare = false\n\tworktree = ..\n", to: "docs/config")
    try scratch.write("\(base)\n", to: "docs/HEAD")
    try scratch.write("../../.git/objects\n", to: "docs/objects/info/alternates")
    try scratch.write("", to: "docs/refs/keep")
    let hooks = "mkdir -p docs/hooks && cp program docs/hooks/post-checkout"
    try #require(try shell("chmod +x program && \(hooks)").code == 0)
    let refused = try step("changes", ["BASE": base, "FOLDER": "docs"])
    #expect(refused.code != 0 && refused.output.contains("safe.directory"), "\(refused.output)")
    #expect(!scratch.contains("ran"))

    let settings = """
      cp program .git/hooks/post-checkout
      git config core.fsmonitor ./program
      git config filter.x.smudge ./program
      git config pager.cat-file ./program
      mkdir -p .git/info && echo '* filter=x' >.git/info/attributes
      """
    try #require(try shell(settings).code == 0)
    let told = try step("changes", ["BASE": base])
    #expect(told.code == 0, "\(told.output)")
    #expect(!scratch.contains("ran"))
    // On a terminal, git starts what shows its output page by page.
    let command = try #require(try Self.commands().first { $0.hasSuffix(" changes") })
    _ = try shell("script -qec '\(command)' /dev/null </dev/null", ["BASE": base])
    #expect(!scratch.contains("ran"))

    // The base is missing here and is fetched.
    let remote =
      "git config remote.origin.url \"$PWD/.git\"; git config remote.origin.uploadpack ./program"
    try #require(try shell(remote).code == 0)
    let missing = String(repeating: "0", count: 39) + "1"
    let fetched = try step("changes", ["BASE": missing, "GIT_ALLOW_PROTOCOL": "file"])
    #expect(fetched.code != 0)
    #expect(!scratch.contains("ran"))
    _ = try shell("git fetch origin \(missing)")
    #expect(scratch.contains("ran"))
  }

  @Test func `fetches a missing base without a trace in the checkout`() throws {
    let base = try shell("git rev-parse HEAD").output.trimmingCharacters(in: .newlines)
    let others = try ScratchFolder(["FETCH_HEAD": "mine", "shallow": "", "jar": "mine"])
    let clone = """
      git clone --quiet --bare . origin.git && rm -rf .git && git init --quiet
      git config remote.origin.url "$PWD/origin.git"
      git config http.saveCookies true && git config http.cookieFile '\(others.path)/jar'
      ln -s '\(others.path)/FETCH_HEAD' '\(others.path)/shallow' .git
      """
    try #require(try shell(clone).code == 0)
    let refused = try step("changes", ["BASE": base])
    #expect(refused.code != 0 && refused.output.contains("'file' not allowed"), "\(refused.output)")
    let told = try step("changes", ["BASE": base, "GIT_ALLOW_PROTOCOL": "file"])
    #expect(told.code == 0, "\(told.output)")
    #expect(try others.read("FETCH_HEAD") == "mine")
    #expect(try others.read("shallow") == "" && others.read("jar") == "mine")
    #expect(try shell("git cat-file -e \(base)").code != 0)
  }

  @Test func `takes no address of the site for a flag`() throws {
    let built = try step("site", ["SITE": "site", "BASE_URL": "--trust-pages"])
    #expect(built.code != 0 && built.output.contains("'--trust-pages'"), "\(built.output)")
    #expect(try step("site", ["SITE": "--site", "BASE_URL": ""]).code == 0)
  }

  @Test func `makes no folders where the repository's objects are elsewhere`() throws {
    let other = try ScratchFolder()
    let moved =
      "mv .git/objects '\(other.path)' && ln -s '\(other.path)/objects' .git && rmdir .git/objects/info"
    try #require(try shell(moved).code == 0)
    let base = try shell("git rev-parse HEAD").output.trimmingCharacters(in: .newlines)
    let told = try step("changes", ["BASE": base])
    #expect(told.code == 0, "\(told.output)")
    #expect(!other.contains("objects/info"))
  }

  @Test func `starts no workflow command with a name that git cannot write`() throws {
    let base = try shell(
      """
      blob=$(git hash-object -w --stdin </dev/null)
      name=$(printf 'q\\n::error::owned%0260d' 0)
      export GIT_INDEX_FILE=.git/other GIT_COMMITTER_NAME=x GIT_COMMITTER_EMAIL=x@y
      export GIT_AUTHOR_NAME=x GIT_AUTHOR_EMAIL=x@y
      git read-tree HEAD && git update-index --add --cacheinfo "100644,$blob,$name"
      git commit-tree -m x "$(git write-tree)"
      """
    ).output.trimmingCharacters(in: .newlines)
    let told = try step("changes", ["BASE": base])
    #expect(told.code != 0)
    #expect(told.output.contains("git cannot write these files"), "\(told.output)")
    #expect(!told.output.split(separator: "\n").contains { $0.hasPrefix("::error::owned") })
  }
}
