import Foundation
import TestSupport
import Testing

@testable import CLI
@testable import Verification

/// What someone who only writes files of a checkout can reach.
@Suite(.runsScenarios) struct `A stranger's files` {
  private func link(_ name: String, to target: String, in program: TestProgram) throws {
    let path = program.folder + "/" + name
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent,
      withIntermediateDirectories: true
    )
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  @Test func `are no cache where they are links, or others can write them`() throws {
    let others = try ScratchFolder(["x": ""])
    for part in [".bodycheck", ".bodycheck/cache"] {
      let program = try TestProgram(site: "counter")
      try link(part, to: others.path, in: program)
      let result = program.run("verify", "--cache", ".bodycheck/cache")
      #expect(result.code == .usageError)
      #expect(
        result.errors.contains(
          "/\(part)' is a link or no folder, so others could have put results there"
        )
      )
      // Without the cache, the same checkout is verified.
      #expect(program.run("verify", "--no-cache").code == .success)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: others.path) == ["x"])
    let program = try TestProgram(site: "counter")
    #expect(program.run("verify", "--cache", "memory").code == .success)
    #expect(chmod(program.folder + "/memory", 0o777) == 0)
    #expect(
      program.run("verify", "--cache", "memory").errors.contains("' can be written by other users")
    )
    #expect(chmod(program.folder + "/memory", 0o700) == 0)
    #expect(program.run("verify", "--cache", "memory").output.contains("; 2 from the cache; "))
  }

  @Test func `are not published from a hidden folder`() throws {
    let program = try TestProgram(site: "counter")
    let content = program.folder + "/content"
    try FileManager.default.moveItem(atPath: content, toPath: program.folder + "/.private")
    try link("content", to: ".private", in: program)
    let result = program.run("check")
    #expect(result.code == .usageError && result.errors.contains("'content' leads out of"))
    // What the user names may be hidden.
    #expect(program.run("check", "--content", ".private").code == .success)
  }

  @Test func `lead no output elsewhere by a link`() throws {
    let others = try ScratchFolder()
    for (name, output) in [("out", "out/site"), ("public", "public"), ("a/b", "a/b/c/site")] {
      let program = try TestProgram(site: "counter")
      try link(name, to: others.path, in: program)
      for path in [output, program.folder + "/" + output] {
        let result = program.run("build", "--output", path)
        #expect(result.code == .usageError)
        #expect(result.errors.contains("/\(name)' is a link in the checkout"), "\(result.errors)")
      }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: others.path).isEmpty)
    // The user's own links lead to the checkout.
    let program = try TestProgram(site: "counter")
    let way = others.path + "/way"
    try FileManager.default.createSymbolicLink(
      atPath: way,
      withDestinationPath: program.folder
    )
    #expect(program.run("build", "--output", way + "/site").code == .success)
  }

  @Test func `are no cache where a home in the checkout is a link`() throws {
    let others = try ScratchFolder()
    let program = try TestProgram(site: "counter")
    try link(".home", to: others.path, in: program)
    var context = program.context()
    context.environment["XDG_CACHE_HOME"] = program.folder + "/.home"
    context.environment["XDG_STATE_HOME"] = program.folder + "/.home"
    let places = try #require(CachePlace.ofUser(context.environment))
    let pairs: [(CachePlace?, CachePlace?)] = [
      (places.results, context.keyPlace), (context.cachePlace, places.key),
    ]
    for (results, key) in pairs {
      (context.cachePlace, context.keyPlace) = (results, key)
      let problem = CacheProblem(path: program.folder + "/.home", fault: .link)
      #expect(throws: problem) { try context.cache() }
    }
    let checkout = context.checkout
    #expect(KnowledgeBase.userCache(context.environment, checkout: checkout) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: others.path).isEmpty)
  }

  @Test(.needs("git"))
  func `are no cache where git tracks them, and no results of another key count`() throws {
    let program = try TestProgram(site: "counter")
    func git(_ arguments: String) throws -> Bool {
      let run = try Shell.run(["-c", "git \(arguments)"], by: "/bin/sh", in: program.folder)
      return run.code == 0
    }
    #expect(program.run("verify", "--cache", "memory").code == .success)
    try #require(try git("init --quiet && git add --force memory"))
    let tracked = program.run("verify", "--cache", "memory")
    #expect(
      tracked.code == .usageError && tracked.errors.contains("' has files of a git repository")
    )
    try #require(try git("rm --quiet -r --cached memory"))
    #expect(program.run("verify", "--cache", "memory").output.contains("; 2 from the cache; "))
    try FileManager.default.removeItem(atPath: program.folder + "/.bodycheck/key")
    #expect(program.run("verify", "--cache", "memory").output.contains("; 0 from the cache; "))
  }

  @Test func `need a key that only the user knows`() throws {
    var program = try TestProgram(site: "counter")
    #expect(program.run("verify").code == .success)
    let key = program.folder + "/.bodycheck/key/key"
    var status = stat()
    #expect(stat(key, &status) == 0 && status.st_mode & 0o777 == 0o600)
    let digits = try String(contentsOfFile: key, encoding: .utf8).filter { $0 != "\n" }
    #expect(chmod(key, 0o644) == 0)
    #expect(program.run("verify").errors.contains("is no key that only you can read"))
    program.environment["BODYCHECK_CACHE_KEY"] = digits
    #expect(program.run("verify").output.contains("; 2 from the cache; "))
    program.environment["BODYCHECK_CACHE_KEY"] = "secret"
    #expect(program.run("verify").errors.contains("'BODYCHECK_CACHE_KEY' is no key"))
  }

  @Test func `are not published from outside by a theme`() throws {
    let others = try ScratchFolder([
      "secret.txt": "4711", "notes/plan.txt": "4712", "content/a.md": "# 4713\n",
    ])
    for (file, target) in [
      ("key.txt", others.path + "/secret.txt"), ("css/key.css", others.path + "/secret.txt"),
    ] {
      let program = try TestProgram(site: "counter")
      try program.scratch.write("parent: default\n", to: "themes/default/theme.txt")
      try link("themes/default/" + file, to: target, in: program)
      let result = program.run("build")
      #expect(
        result.code == .findings && result.errors.contains("leads out of the theme"),
        "\(result)"
      )
      // A link to a file of the checkout is published.
      try program.scratch.write("4714", to: "texts/secret.txt")
      try link("themes/default/" + file, to: program.folder + "/texts/secret.txt", in: program)
      #expect(program.run("build").code == .success)
    }
    let program = try TestProgram(site: "counter")
    try program.scratch.write("parent: \(others.path)/notes\n", to: "themes/default/theme.txt")
    let result = program.run("build")
    #expect(
      result.code == .findings && result.errors.contains("is not in the theme's checkout"),
      "\(result)"
    )
    try FileManager.default.removeItem(atPath: program.folder + "/content")
    try link("content", to: others.path + "/content", in: program)
    #expect(program.run("check").errors.contains("'content' leads out of its checkout"))
    #expect(program.run("check", "--content", others.path + "/content").code != .usageError)
  }

  @Test func `choose no theme outside, and none that leads to itself`() throws {
    let others = try ScratchFolder([
      "theme/theme.txt": "parent: default\n", "theme/secret.txt": "4711",
    ])
    let program = try TestProgram(site: "counter")
    try link("themes/default", to: others.path + "/theme", in: program)
    #expect(program.run("build").errors.contains("'themes/default' leads out of its checkout"))
    // The user may name any folder.
    #expect(program.run("build", "--theme", others.path + "/theme").code == .success)
    try FileManager.default.removeItem(atPath: program.folder + "/themes/default")
    try program.scratch.write("parent: x\n", to: "themes/default/theme.txt")
    try link("themes/default/x", to: ".", in: program)
    let findings = program.run("build").errors.split(separator: "\n")
      .filter { $0.contains("'x' is among the themes that lead here") }
    #expect(findings.count == 1)
  }

  @Test func `do not let a baseline write elsewhere`() throws {
    let program = try TestProgram([
      "a.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n",
      "victim": "4711",
    ])
    try link("a.budgets", to: program.folder + "/victim", in: program)
    #expect(program.run("run", "a.swift", "--update").code == .usageError)
    #expect(try program.scratch.read("victim") == "4711")
  }

  @Test func `do not let a baseline write into another folder`() throws {
    let others = try ScratchFolder()
    let code = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"
    try others.write(code, to: "app/a.swift")
    let program = try TestProgram(["a.swift": code, ".git/HEAD": "ref: refs/heads/main\n"])
    try link("App", to: others.path + "/app", in: program)
    for arguments in [
      ["App/a.swift"], ["App"], ["a.swift", "--baseline", "App/new.budgets"],
      [program.folder + "/App/a.swift"],
    ] {
      let result = program.run(["run"] + arguments + ["--update"])
      #expect(result.code == .usageError)
      #expect(result.errors.contains("/App' is a link in the checkout"), "\(result.errors)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: others.path + "/app")
    #expect(names == ["a.swift"])
  }
}
