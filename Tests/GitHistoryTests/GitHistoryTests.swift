import Foundation
import Guidelines
import TestSupport
import Testing

@testable import GitHistory

@Suite(.runsProcesses, .needs("git")) struct `The history of pages` {
  private static let environment = ProcessInfo.processInfo.environment

  private func page(_ path: String) -> Page {
    Site(files: [path: "# Page\n"]).pages[0]
  }

  @Test func `is the first and the last commit of each`() throws {
    let folder = try ScratchFolder([
      "site/content/für.md": "1", "site/content/b.md": "1", "site/README.md": "1",
    ])
    try git(folder, "init --quiet")
    let first = "2024-01-01T10:00:00+02:00"
    try git(folder, "add . && git commit --quiet -m 'Add both pages'", at: first)
    try folder.write("2", to: "site/content/für.md")
    try git(folder, "commit --quiet -a -m 'Mend 2'", at: "2024-02-02T10:00:00+01:00")
    let history = history(of: folder.path + "/site")
    #expect(
      history[page("content/für.md")]
        == .init(first: first, last: "2024-02-02T10:00:00+01:00", subject: "Mend 2")
    )
    #expect(
      history[page("content/b.md")] == .init(first: first, last: first, subject: "Add both pages")
    )
    #expect(history[page("README.md")] == nil)
    #expect(history.formerText(of: page("content/für.md")) == "1")
    #expect(history.formerText(of: page("content/b.md")) == nil)
  }

  @Test func `knows no commit whose time no feed may contain`() {
    let log = GitLog(
      """
      @3170843-11-07T09:46:39+00:00 c3
      a.md
      @2024-01-01T10:00:00+99:99 c2
      b.md
      @2024-01-01T10:00:00+02:00 c1
      a.md
      b.md
      """
    )
    let only = PageHistory.Entry(
      first: "2024-01-01T10:00:00+02:00",
      last: "2024-01-01T10:00:00+02:00"
    )
    #expect(log.entries == ["a.md": only, "b.md": only])
    #expect(log.latest.map(\.commit) == ["c1", "c1"])
  }

  @Test func `leaves out a former text that is too long for a page`() throws {
    let long = String(repeating: "x", count: Page.maxSize + 1)
    let folder = try ScratchFolder(["content/a.md": long, "content/b.md": "1"])
    try git(folder, "init --quiet && git add . && git commit --quiet -m 1")
    for name in ["a", "b"] { try folder.write("2", to: "content/\(name).md") }
    try git(folder, "commit --quiet -a -m 2")
    let history = history(of: folder.path)
    #expect(history.formerText(of: page("content/a.md")) == nil)
    #expect(history.formerText(of: page("content/b.md")) == "1")
  }

  @Test func `is unknown outside a repository and where older commits are missing`() throws {
    let folder = try ScratchFolder(["content/a.md": "1"])
    func expect(
      _ reason: String,
      in path: String = "",
      _ environment: [String: String] = Self.environment
    ) {
      let history = PageHistory(
        ofFolder: "content",
        root: folder.path + path,
        environment: environment
      )
      #expect(history == PageHistory(problem: history.problem), "\(reason)")
      #expect(history.problem?.contains(reason) == true, "\(history.problem ?? "")")
    }
    expect("they are in no git repository: run 'git init'")
    expect("there is no 'git' on PATH: install it", ["PATH": folder.path])
    try git(folder, "init --quiet")
    expect("has no commit: commit them")
    // No process writes into this pipe.
    try #require(mkfifo(folder.path + "/.git/pipe", 0o644) == 0)
    let settings = try folder.read(".git/config")
    try folder.write(settings + "[include]\npath = pipe\n", to: ".git/config")
    expect("git did not answer within 10 s")
    try folder.write(settings, to: ".git/config")
    try git(folder, "add . && git commit --quiet -m 1")
    try git(folder, "clone --quiet --depth 1 file://$PWD/.git shallow")
    #expect(history(of: folder.path)[page("content/a.md")] != nil)
    #expect(history(of: folder.path).problem == nil)
    expect("this clone lacks older commits: run 'git fetch --unshallow'", in: "/shallow")
    // So git's own tests make it believe that a folder is another user's.
    try folder.write(
      "#!/bin/sh\nGIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec /usr/bin/git \"$@\"\n",
      to: "bin/git"
    )
    try #require(chmod(folder.path + "/bin/git", 0o755) == 0)
    expect(
      "belongs to another user: run 'git config --global --add safe.directory",
      ["PATH": folder.path + "/bin:/usr/bin:/bin"]
    )
  }

  @Test func `is read without the programs that a repository names`() throws {
    let folder = try ScratchFolder([
      "site/content/a.md": "1", "program": "#!/bin/sh\necho >>\"$0.ran\"\n",
    ])
    try git(folder, "init --quiet && git add site && git commit --quiet -m 1")
    let program = folder.path + "/program"
    try #require(chmod(program, 0o755) == 0)
    for name in ["core.fsmonitor", "core.pager", "gpg.program", "diff.external", "core.sshCommand"]
    {
      try git(folder, "config \(name) '\(program)'")
    }
    try git(folder, "config log.showSignature true && git config core.hooksPath '\(folder.path)'")
    #expect(history(of: folder.path + "/site")[page("content/a.md")] != nil)
    #expect(Repository(of: folder.path + "/site", environment: Self.environment) == nil)
    try folder.write("", to: "site/none/file")
    let folders: [(String, Bool?)] = [("/site/none", false), ("/site", true), ("/missing", nil)]
    for (path, isTracked) in folders {
      #expect(
        hasTrackedFiles(in: folder.path + path, environment: Self.environment) == isTracked
      )
    }
    #expect(!folder.contains("program.ran"))
    // The same configuration does run a program.
    try git(folder, "status --short >/dev/null")
    #expect(folder.contains("program.ran"))
  }

  @Test func `fetches nothing that is missing`() throws {
    let folder = try ScratchFolder([
      "site/content/a.md": "1", "site/cache/b/c": "2", "program": "#!/bin/sh\ntouch \"$0.ran\"\n",
    ])
    let program = folder.path + "/program"
    try #require(chmod(program, 0o755) == 0)
    // A tree that the index does not list, in no object of the repository, but of a remote.
    try git(
      folder,
      """
      init --quiet site && cd site && git add . && git commit --quiet -m 1 \
        && git sparse-checkout set --cone --sparse-index content \
        && git config extensions.partialClone origin && git config core.repositoryformatversion 1 \
        && git config remote.origin.promisor true && git config remote.origin.url "$PWD/.git" \
        && git config remote.origin.uploadpack '\(program)' \
        && tree=$(git rev-parse HEAD:cache) && rm -f ".git/objects/${tree%${tree#??}}/${tree#??}"
      """
    )
    #expect(
      hasTrackedFiles(in: folder.path + "/site/content", environment: Self.environment) != false
    )
    _ = history(of: folder.path + "/site")
    #expect(!folder.contains("program.ran"))
    // The same configuration does run a program.
    try? git(folder, "-C site ls-files >/dev/null")
    #expect(folder.contains("program.ran"))
  }

  @Test(arguments: [
    "echo 'gitdir: ../own/.git' >.git", "echo 'gitdir: ../own/.git/worktrees/linked' >.git",
    "ln -s ../own/.git .git",
    "mkdir -p .git/refs .git/objects; cp ../own/.git/HEAD .git; echo ../../own/.git >.git/commondir",
    "cp -r ../own/.git .git; rm -r .git/objects; ln -s ../../own/.git/objects .git/objects",
    "cp -r ../own/.git .git; rm -r .git/objects; mkdir -p .git/objects/info;"
      + " echo ../../../own/.git/objects >.git/objects/info/alternates",
    "cp -r ../own/.git .git; rm -r .git/objects/??; ln -s $PWD/../own/.git/objects/?? .git/objects",
    "cp -r ../own/.git .git; objects=$PWD/../own/.git/objects; cd .git/objects; "
      + "for file in ??/*; do ln -sf $objects/$file $file; done",
  ]) func `is not that of another repository`(_ command: String) throws {
    let folder = try ScratchFolder(["own/content/a.md": "1", "archive/content/a.md": "1"])
    try git(
      folder,
      """
      init --quiet own && cd own && git add . && git commit --quiet -m 1 \
        && git remote add origin https://github.com/a/b && git worktree add --quiet ../linked
      """
    )
    for path in ["/own", "/linked"] {
      #expect(history(of: folder.path + path)[page("content/a.md")] != nil)
      #expect(Repository(of: folder.path + path, environment: Self.plain) != nil)
    }
    try git(folder, "--version >/dev/null && cd archive && { \(command); }")
    let history = history(of: folder.path + "/archive")
    #expect(history == PageHistory(problem: history.problem))
    #expect(history.problem?.contains("a repository that does not know this checkout") == true)
    // The configuration of a copy is its own.
    if !command.hasPrefix("cp") {
      #expect(Repository(of: folder.path + "/archive", environment: Self.plain) == nil)
    }
  }

  @Test func `of a submodule is that of its repository`() throws {
    let folder = try ScratchFolder(["own/content/a.md": "1"])
    try git(
      folder,
      """
      init --quiet own && cd own && git add . && git commit --quiet -m 1 && cd .. \
        && git init --quiet whole && cd whole \
        && git -c protocol.file.allow=always submodule --quiet add ../own part
      """
    )
    #expect(history(of: folder.path + "/whole/part")[page("content/a.md")] != nil)
  }

  /// Without what GitHub's runner says.
  private static let plain = environment.filter { !$0.key.hasPrefix("GITHUB_") }

  private func history(of root: String) -> PageHistory {
    PageHistory(ofFolder: "content", root: root, environment: Self.environment)
  }

  private func git(_ folder: ScratchFolder, _ command: String, at time: String = "") throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.arguments = ["-c", "git \(command)"]
    process.environment = Self.environment.merging([
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b.c",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@b.c", "GIT_AUTHOR_DATE": time,
      "GIT_COMMITTER_DATE": time,
    ]) { $1 }
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
