import FileSystem
import Foundation
import TestSupport
import Testing

@testable import CLI

@Suite(.runsProcesses) struct `A repeated build` {
  /// Something done between two builds, with the flags of the second.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let flags: [String]
    /// A file of the second site and a text that it has and the first site's has not.
    let shown: (file: String, text: String)?
    let perform: @Sendable (ScratchFolder) throws -> Void

    init(
      _ name: String,
      flags: [String] = [],
      shown: (file: String, text: String)? = nil,
      _ perform: @escaping @Sendable (ScratchFolder) throws -> Void = { _ in }
    ) {
      testDescription = name
      self.flags = flags
      self.shown = shown
      self.perform = perform
    }
  }

  static let page = "content/guidelines/stable.md"
  static let html = "guidelines/stable.html"

  static let changes = [
    Change("a page's words", shown: (html, "Other words.")) {
      try $0.write(text(of: "Other words."), to: page)
    },
    Change("a page in its old size and time", shown: (html, "Good word.")) { scratch in
      try keepingTime(of: scratch.path + "/" + page) {
        try scratch.write(text(of: "Good word."), to: page)
      }
    },
    Change("a page's name", shown: ("guidelines/other.html", "Few words.")) { scratch in
      let folder = scratch.path + "/content/guidelines/"
      try FileManager.default.moveItem(atPath: folder + "stable.md", toPath: folder + "other.md")
    },
    Change("a removed page") {
      try FileManager.default.removeItem(atPath: $0.path + "/" + page)
    },
    Change("what a link leads to", shown: ("guidelines/linked.html", "More words.")) {
      try $0.write(text(of: "More words."), to: "content/notes/target.md")
    },
    Change("where a link leads", shown: ("guidelines/linked.html", "Few words.")) { scratch in
      let link = scratch.path + "/content/guidelines/linked.md"
      try FileManager.default.removeItem(atPath: link)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "stable.md")
    },
    Change("an image's size", shown: (html, "width=\"9\" height=\"7\"")) {
      try $0.write("<svg width=\"9\" height=\"7\"/>", to: "content/a.svg")
    },
    Change("a template", shown: (html, "another layout")) {
      try $0.write("another layout", to: "themes/default/templates/layout.mustache")
    },
    Change("a style sheet of the theme", shown: ("assets/site.css", "own { top: 1px }")) {
      try $0.write("own { top: 1px }", to: "themes/default/css/own.css")
    },
    Change("a style sheet of the theme's parent", shown: ("assets/site.css", "old { top: 1px }")) {
      try $0.write("old { top: 1px }", to: "themes/parent/css/parent.css")
    },
    Change(
      "a style sheet of a theme's parent that a flag names",
      flags: ["--theme", "themes/child"],
      shown: ("assets/site.css", "old { top: 2px }")
    ) {
      try $0.write("old { top: 2px }", to: "themes/parent/css/parent.css")
    },
    Change("a removed file of the site") {
      try FileManager.default.removeItem(atPath: $0.path + "/public/a-z.html")
    },
    Change("a file of the site in its old size and time") { scratch in
      let text = try scratch.read("public/robots.txt")
      try keepingTime(of: scratch.path + "/public/robots.txt") {
        try scratch.write(text.replacing("Allow", with: "ALLOW"), to: "public/robots.txt")
      }
    },
    Change("a file that the site does not have") { try $0.write("", to: "public/more.txt") },
    Change("a folder that the site does not have") {
      try FileManager.default.createDirectory(
        atPath: $0.path + "/public/more",
        withIntermediateDirectories: false
      )
    },
    Change(
      "the address",
      flags: ["--base-url", "https://example.com/"],
      shown: (html, "https://example.com/guidelines/stable.html")
    ),
    Change("a removed cache") {
      try FileManager.default.removeItem(atPath: $0.path + "/.bodycheck")
    },
  ]

  @Test func `leaves everything alone where nothing has changed`() throws {
    let program = try Self.builtSite()
    let before = try Self.numbers(of: program)
    #expect(program.run("build").code == .success)
    #expect(try Self.numbers(of: program) == before)
  }

  @Test(arguments: changes)
  func `builds what a first one does after a change of`(_ change: Change) throws {
    let program = try Self.builtSite()
    let before = try Self.files(in: program.folder + "/public")
    try change.perform(program.scratch)
    let result = program.run(["build"] + change.flags)
    #expect(result.code == .success, "\(result.errors)")
    let cold = program.run(["build", "--no-cache", "--output", "cold"] + change.flags)
    #expect(cold.code == .success, "\(cold.errors)")
    let after = try Self.files(in: program.folder + "/public")
    #expect(try after == Self.files(in: program.folder + "/cold"))
    if let (file, text) = change.shown {
      #expect(before[file]??.contains(text) != true)
      #expect(after[file]??.contains(text) == true, "\(file)")
    }
  }

  @Test(.needs("git")) func `shows the day of a page's last commit`() throws {
    let program = try Self.builtSite()
    let day = "Last changed <time datetime=\"2024-03-31\">"
    try Self.git(program, "init --quiet && git add content")
    try Self.git(program, "commit --quiet -m 1", on: "2024-01-01")
    try program.scratch.write(Self.text(of: "Other words."), to: Self.page)
    try #require(program.run("build").code == .success)
    #expect(try !program.scratch.read("public/" + Self.html).contains(day))
    try Self.git(program, "commit --quiet -a -m 2", on: "2024-03-31")
    try #require(program.run("build").code == .success)
    #expect(try program.scratch.read("public/" + Self.html).contains(day))
  }

  /// A site that has been built, with a theme that takes most of another.
  private static func builtSite() throws -> TestProgram {
    let program = try TestProgram([
      "content/index.md": "---\ntitle: Home\nsummary: All.\n---\n\n# Home\n\nWords.\n",
      page: text(of: "Few words."),
      "content/notes/target.md": text(of: "Words."),
      "content/a.svg": "<svg width=\"8\" height=\"8\"/>",
      "themes/default/theme.txt": "parent: ../parent\n",
      "themes/default/css/own.css": "own {}",
      "themes/child/theme.txt": "parent: ../parent\n",
      "themes/parent/theme.txt": "parent: default\n",
      "themes/parent/css/parent.css": "old {}",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: program.folder + "/content/guidelines/linked.md",
      withDestinationPath: "../notes/target.md"
    )
    let result = program.run("build")
    try #require(result.code == .success, "\(result.errors)")
    return program
  }

  private static func text(of words: String) -> String {
    """
    ---
    title: Stable
    summary: One page.
    topic: Identity
    tags: [words]
    ---

    # Stable

    \(words)

    ![A square](../a.svg)

    """
  }

  private static func git(
    _ program: TestProgram,
    _ command: String,
    on day: String = "2024-01-01"
  ) throws {
    let environment = program.environment.merging([
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b.c",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@b.c",
      "GIT_AUTHOR_DATE": day + "T12:00:00Z", "GIT_COMMITTER_DATE": day + "T12:00:00Z",
    ]) { $1 }
    let result = try Shell.run(
      ["-c", "git \(command)"],
      in: program.folder,
      environment: environment
    )
    try #require(result.code == 0, "\(result.output)")
  }

  /// Does something to a file whose modification time it keeps.
  private static func keepingTime(of path: String, _ body: () throws -> Void) throws {
    let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    try body()
    try FileManager.default.setAttributes([.modificationDate: time as Any], ofItemAtPath: path)
  }

  /// The texts of a folder's files by their paths; `nil` for a folder.
  private static func files(in folder: String) throws -> [String: String?] {
    var files: [String: String?] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      let data = FileManager.default.contents(atPath: folder + "/" + name)
      files[name] = .some(data.map { String(decoding: $0, as: UTF8.self) })
    }
    return files
  }

  /// What the file system knows of the site's folders and files by their paths.
  private static func numbers(of program: TestProgram) throws -> [String: [Int]?] {
    let folder = program.folder + "/public"
    var numbers: [String: [Int]?] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) + [""] {
      let status = FileStatus(of: folder + "/" + name)
      numbers[name] = .some(status.map { [$0.inode, $0.modified] })
    }
    return numbers
  }
}
