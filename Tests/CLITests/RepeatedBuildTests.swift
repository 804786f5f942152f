import Foundation
import Guidelines
import TestSupport
import Testing
import Verification

@testable import CLI

@Suite(.runsProcesses) struct `A repeated build` {
  /// Something done between two builds, with the flags of the second.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let flags: [String]
    let perform: @Sendable (ScratchFolder) throws -> Void

    init(
      _ name: String,
      flags: [String] = [],
      _ perform: @escaping @Sendable (ScratchFolder) throws -> Void = { _ in }
    ) {
      testDescription = name
      self.flags = flags
      self.perform = perform
    }
  }

  static let page = "content/guidelines/stable.md"

  static let changes = [
    Change("a page's words") { try $0.write(Self.text(of: "Other words."), to: Self.page) },
    Change("a page in its old size and time") { scratch in
      let path = scratch.path + "/" + Self.page
      let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
      let text = try scratch.read(Self.page).replacing("Few words.", with: "Good word.")
      try scratch.write(text, to: Self.page)
      try FileManager.default.setAttributes([.modificationDate: time as Any], ofItemAtPath: path)
    },
    Change("a page that is there already at another path") { scratch in
      let path = scratch.path + "/" + Self.page
      try FileManager.default.copyItem(atPath: path, toPath: path + ".copy.md")
    },
    Change("a page's name") { scratch in
      let path = scratch.path + "/" + Self.page
      try FileManager.default.moveItem(atPath: path, toPath: scratch.path + "/content/other.md")
    },
    Change("a removed page") {
      try FileManager.default.removeItem(atPath: $0.path + "/" + Self.page)
    },
    Change("an image") { try $0.write("<svg width=\"9\" height=\"9\"/>", to: "content/a.svg") },
    Change("a template") { try $0.write("other", to: "themes/default/templates/tags.mustache") },
    Change("a style sheet") { try $0.write("p {}", to: "themes/default/css/zz.css") },
    Change("a removed file of the site") {
      try FileManager.default.removeItem(atPath: $0.path + "/public/a-z.html")
    },
    Change("a file of the site in its old size and time") { scratch in
      let path = scratch.path + "/public/robots.txt"
      let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
      let text = try scratch.read("public/robots.txt")
      try scratch.write(text.replacing("Allow", with: "ALLOW"), to: "public/robots.txt")
      try FileManager.default.setAttributes([.modificationDate: time as Any], ofItemAtPath: path)
    },
    Change("a file that the site does not have") { try $0.write("", to: "public/more.txt") },
    Change("a folder that the site does not have") {
      try FileManager.default.createDirectory(
        atPath: $0.path + "/public/more",
        withIntermediateDirectories: false
      )
    },
    Change("the address", flags: ["--base-url", "https://example.com/"]),
    Change("no memory", flags: ["--no-cache"]),
    Change("a damaged memory") { scratch in
      let cache = scratch.path + "/.bodycheck/cache/"
      for name in try FileManager.default.subpathsOfDirectory(atPath: cache) {
        guard name.contains("/"), var data = FileManager.default.contents(atPath: cache + name)
        else { continue }
        data[data.count - 2] ^= 1
        try data.write(to: URL(fileURLWithPath: cache + name))
      }
    },
    Change("a page's words, with a damaged spare folder") { scratch in
      let sites = scratch.path + "/.bodycheck/sites/"
      for name in try FileManager.default.contentsOfDirectory(atPath: sites) {
        try FileManager.default.removeItem(atPath: sites + name + "/404.html")
      }
      try scratch.write(Self.text(of: "Other words."), to: Self.page)
    },
    Change("a page's words, without the spare folder") { scratch in
      try FileManager.default.removeItem(atPath: scratch.path + "/.bodycheck/sites")
      try scratch.write(Self.text(of: "Other words."), to: Self.page)
    },
    Change("a removed cache") {
      try FileManager.default.removeItem(atPath: $0.path + "/.bodycheck")
    },
  ]

  @Test func `leaves everything alone where nothing has changed`() throws {
    let program = try Self.builtSite()
    let site = FolderState(of: program.folder + "/public", includesHidden: true)
    let result = program.run("build")
    #expect(result.code == .success)
    #expect(result.output == Self.mark.summary)
    #expect(result.errors == Self.mark.findings)
    #expect(
      FolderState(of: program.folder + "/public", includesHidden: true).fingerprint
        == site.fingerprint
    )
  }

  @Test(arguments: changes)
  func `builds what a first one does after a change of`(_ change: Change) throws {
    let program = try Self.builtSite()
    try change.perform(program.scratch)
    let result = program.run(["build"] + change.flags)
    #expect(result.code == .success, "\(result.errors)")
    #expect(result.output != Self.mark.summary)
    let cold = program.run(["build", "--no-cache", "--output", "cold"] + change.flags)
    #expect(cold.code == .success, "\(cold.errors)")
    #expect(
      try Self.files(in: program.folder + "/public") == Self.files(in: program.folder + "/cold")
    )
  }

  @Test func `depends on every flag`() {
    let options = BuildCommand.defaults
    #expect(options.texts.count == Mirror(reflecting: options).children.count)
  }

  @Test func `keeps nothing for a site that is gone`() throws {
    let program = try Self.builtSite()
    let memory = program.folder + "/.bodycheck/"
    let before = try FileManager.default.subpathsOfDirectory(atPath: memory).sorted()
    for words in ["One word.", "Other words."] {
      try Self.write(words, in: program)
      try #require(program.run(["build", "--output", "other"]).code == .success)
    }
    let sites = { try FileManager.default.contentsOfDirectory(atPath: memory + "sites") }
    try #require(try sites().count == 2)
    try Self.write("Good words.", in: program)
    try #require(program.run("build").code == .success)
    #expect(try sites().count == 2)
    try FileManager.default.removeItem(atPath: program.folder + "/other")
    try Self.write("Best words.", in: program)
    try #require(program.run("build").code == .success)
    let pieces = { (path: String) in path.hasPrefix("cache/words/") && path.count > 50 }
    let after = try FileManager.default.subpathsOfDirectory(atPath: memory).sorted()
    #expect(after.filter { !pieces($0) } == before.filter { !pieces($0) })
  }

  /// What a build tells that trusts the stamp of the one before.
  private static let mark = (findings: "a warning\n", summary: "nothing had changed\n")

  /// A site that has been built, whose stamp betrays by what it tells that it is trusted.
  private static func builtSite() throws -> TestProgram {
    let up = String(repeating: "../", count: 20)
    let program = try TestProgram([
      "content/index.md": "---\ntitle: Home\nsummary: All.\n---\n\n# Home\n\nWords.\n",
      page: text(of: "First words."),
      "themes/default/theme.txt": "parent: \(up)\(TestProgram.theme.dropFirst())\n",
    ])
    // Of the second build, the folder stays that it has replaced.
    try #require(program.run("build").code == .success)
    try write("Few words.", in: program)
    let result = program.run("build")
    try #require(result.code == .success, "\(result.errors)")
    let output = program.folder + "/public"
    let memory = BuildMemory(cacheFolder: program.folder + "/.bodycheck/cache", output: output)
    let stamp = try #require(memory.stamp)
    memory.store(
      try #require(memory.rendering),
      BuildStamp(inputs: stamp.inputs, findings: mark.findings, summary: mark.summary),
      of: memory.site,
      memory.spare
    )
    return program
  }

  /// Changes the page's words.
  private static func write(_ words: String, in program: TestProgram) throws {
    try program.scratch.write(text(of: words), to: page)
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

    """
  }

  private static func files(in folder: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      files[name] = FileManager.default.contents(atPath: folder + "/" + name)
    }
    return files
  }
}
