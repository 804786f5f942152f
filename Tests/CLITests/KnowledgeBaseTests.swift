import Foundation
import TestSupport
import Testing

@testable import CLI

@Suite(.runsScenarios) struct `A knowledge base` {
  private static let page = "content/guidelines/counter.md"

  @Test func `is found from a folder inside`() throws {
    let scratch = try ScratchFolder(["kb/content/index.md": "# A", "kb/tools/deep/x": "", "y": ""])
    let root = scratch.path + "/kb"
    for folder in ["", "/content", "/tools/deep"] {
      #expect(KnowledgeBase.root(around: root + folder) == root)
    }
    #expect(KnowledgeBase.root(around: scratch.path) == nil)
  }

  @Test func `has paths from where the program was started`() throws {
    let scratch = try ScratchFolder(TestProgram.files(ofSite: "counter"))
    for (folder, operands) in [
      ("content", ["guidelines/counter.md"]), ("content/guidelines", ["counter.md"]),
      ("content/guidelines", [Self.page]), ("content", []),
    ] {
      let run = try ProgramRun(in: scratch, ["verify"] + operands, startFolder: folder)
      #expect(run.exitCode() == 0)
      #expect(try scratch.read("errors").isEmpty)
      #expect(try scratch.read("output").contains("✔ \(Self.page):"))
      #expect(!FileManager.default.fileExists(atPath: "\(scratch.path)/\(folder)/.bodycheck"))
    }
  }

  @Test func `is not needed for a file, and nothing is left beside it`() throws {
    let file = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"
    let scratch = try ScratchFolder(["files/a.swift": file, "home/x": ""])
    let run = try ProgramRun(
      in: scratch,
      ["run", "a.swift"],
      startFolder: "files",
      environment: ["HOME": scratch.path + "/home", "XDG_CACHE_HOME": ""]
    )
    #expect(run.exitCode() == 0)
    #expect(try scratch.read("errors").isEmpty)
    let files = FileManager.default
    #expect(try files.contentsOfDirectory(atPath: scratch.path + "/files") == ["a.swift"])
    #expect(files.fileExists(atPath: scratch.path + "/home/.cache/bodycheck"))
  }

  @Test(arguments: ["home", "file"])
  func `shares results and built C modules with all of its user, where there is a home`(
    home: String
  ) throws {
    let site = try TestProgram.files(ofSite: "counter")
    let scratch = try ScratchFolder(site.merging(["home/x": "", "file": ""]) { $1 })
    let run = try ProgramRun(
      in: scratch,
      ["verify"],
      environment: ["HOME": scratch.path + "/" + home, "XDG_CACHE_HOME": ""]
    )
    #expect(run.exitCode() == 0)
    let cache = "home/.cache/bodycheck/"
    #expect(
      ["modules", "results"].map { scratch.contains(cache + $0) }
        == (home == "home" ? [true, true] : [false, false])
    )
    #expect(!scratch.contains(".bodycheck"))
    let isSaid = try scratch.read("errors").contains("results are not cached: ")
    #expect(isSaid == (home == "file"))
  }

  @Test func `needs neither a home nor a folder of its own that can be written`() throws {
    let file = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"
    let scratch = try ScratchFolder(["files/a.swift": file, "home": "", "temporary/x": ""])
    let environment = ["HOME": scratch.path + "/home", "XDG_CACHE_HOME": ""]
    for _ in 0..<2 {
      let run = try ProgramRun(
        in: scratch,
        ["run", "a.swift"],
        startFolder: "files",
        environment: environment
      )
      #expect(run.exitCode() == 0)
    }
    let files = FileManager.default
    #expect(try files.contentsOfDirectory(atPath: scratch.path + "/files") == ["a.swift"])
    let cache = "\(scratch.path)/temporary/bodycheck-\(geteuid())"
    #expect(files.fileExists(atPath: cache + "/modules"))
    #expect(!files.fileExists(atPath: cache + "/results"))
  }

  @Test func `has no cache where others can write`() throws {
    let scratch = try ScratchFolder()
    let environment = ["TMPDIR": scratch.path]
    let folder = try #require(KnowledgeBase.temporaryCache(environment))
    #expect(KnowledgeBase.temporaryCache(environment) == folder)
    chmod(folder, 0o777)
    #expect(KnowledgeBase.temporaryCache(environment) == nil)
    try FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createSymbolicLink(
      atPath: folder,
      withDestinationPath: scratch.path
    )
    #expect(KnowledgeBase.temporaryCache(environment) == nil)
  }

  @Test func `is verified in part`() throws {
    let program = try TestProgram(site: "counter")
    let names = program.run("verify", Self.page).output
      .matches(of: /✔ \S+ (\S+) \(/).map { String($0.1) }
    try #require(names.count > 1)
    let result = program.run("verify", Self.page + "#" + names[1])
    #expect(result.code == .success && result.output.contains("\n1 scenario, "))
    #expect(result.output.contains(": \(names[1]) (") && !result.output.contains(": \(names[0]) ("))
    let unknown = program.run("verify", Self.page + "#nothing")
    #expect(unknown.code == .usageError)
    #expect(unknown.errors.contains("'\(Self.page)' has no scenario 'nothing'"))
  }
}
