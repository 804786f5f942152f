import Foundation
import TestSupport
import Testing

@testable import CLI

/// A site built where no Swift is installed any more.
@Suite(.runsProcesses) struct `A build without a compiler` {
  private static let page = "content/guidelines/counter.md"
  private static let lack = "bodycheck: no 'swiftc' on PATH: the counts are those of earlier runs"

  @Test func `gives the same site from remembered runs, and says so`() throws {
    var program = try TestProgram(site: "counter")
    #expect(program.build().code == .success)
    let site = try Self.site(in: program)
    try FileManager.default.removeItem(atPath: program.folder + "/public")
    program.environment["PATH"] = "/nowhere"
    let result = program.build()
    #expect(result.code == .success)
    #expect(result.errors.hasPrefix(Self.lack + " with Swift 6."))
    #expect(!result.errors.contains("unverified"))
    #expect(result.output.hasSuffix("2 of 2 scenarios verified\n"))
    #expect(try Self.site(in: program) == site)
  }

  @Test func `shows unverified what has changed since, and says which and how to mend it`() throws {
    var program = try TestProgram(site: "counter")
    #expect(program.run("verify").code == .success)
    try program.replace(
      "VStack {\n      Counter()",
      "VStack {\n      Text(\"New\")\n      Counter()"
    )
    program.environment["PATH"] = "/nowhere"
    let result = program.build()
    #expect(result.code == .findings)
    let finding = """
      \(Self.page):43:19: warning: 'state-below' is shown unverified [unverified]
       43 | ```swift scenario=state-below verdict=prefer
          |                   ^^^^^^^^^^^
      why: no 'swiftc' is on PATH, and no earlier run of this program is cached
      fix: install a Swift 6.3 toolchain from swift.org/install and add its 'usr/bin' to PATH
      """
    #expect(result.errors.contains(finding), "\(result.errors)")
    #expect(result.errors.contains("; 2 of 2 scenarios shown unverified, as listed above\n"))
    #expect(result.output.hasSuffix("0 of 2 scenarios verified\n"))
    let text = try program.scratch.read("public/guidelines/counter.html")
    #expect(text.contains("it was not run for this build"))
    // The programs of a page are compiled together, so none is known once one has changed.
    #expect(!text.contains("data-status=\"verified\""))
    #expect(program.build("--allow-failures").code == .success)
    program.environment["PATH"] = ProcessInfo.processInfo.environment["PATH"]
    #expect(program.build().output.hasSuffix("2 of 2 scenarios verified\n"))
    let verified = try program.scratch.read("public/guidelines/counter.html")
    #expect(!verified.contains("it was not run for this build"))
  }

  @Test func `looks into no program that is longer than one may be`() throws {
    var program = try TestProgram(site: "counter")
    let code = "```swift scenario=long\n" + String(repeating: "if a { ", count: 10_000) + "\n```\n"
    try program.scratch.write("# Long\n\n" + code, to: "content/reference/long.md")
    program.environment["PATH"] = "/nowhere"
    let result = program.build()
    #expect(result.code == .findings)
    let finding = "content/reference/long.md:3:19: error: the program is too long to analyze"
    #expect((result.output + result.errors).contains(finding), "\(result)")
  }

  @Test func `that was never verified shows no count as verified`() throws {
    var program = try TestProgram(site: "counter")
    program.environment["PATH"] = "/nowhere"
    let result = program.build()
    #expect(result.code == .findings)
    #expect(
      result.errors.hasSuffix(Self.lack + "; 2 of 2 scenarios shown unverified, as listed above\n")
    )
    let text = try program.scratch.read("public/guidelines/counter.html")
    #expect(!text.contains("data-status=\"verified\""))
  }

  static let refusals: [(flags: [String], code: ExitCode, words: String)] = [
    (["--strict"], .findings, "nothing was written"),
    (["--no-cache"], .usageError, "no 'swiftc' on PATH: install a Swift 6.3 toolchain"),
  ]

  @Test(arguments: refusals.indices)
  func `is refused where that was asked for`(_ index: Int) throws {
    let row = Self.refusals[index]
    var program = try TestProgram(site: "counter")
    program.environment["PATH"] = "/nowhere"
    let result = program.build(row.flags)
    #expect(result.code == row.code)
    #expect(result.errors.contains(row.words))
    #expect(try !program.scratch.contains("public"))
  }

  @Test func `is refused where a remembered count differs`() throws {
    var program = try TestProgram(site: "counter")
    #expect(program.run("verify").code == .success)
    try program.replace("| present     |      1 |      1 |", "| present     |      1 |      2 |")
    program.environment["PATH"] = "/nowhere"
    let result = program.build()
    #expect(result.code == .findings)
    #expect(result.errors.contains("nothing was written"))
  }

  /// The files of the built site.
  private static func site(in program: TestProgram) throws -> [String: Data] {
    let folder = program.folder + "/public"
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        FileManager.default.contents(atPath: folder + "/" + name).map { (name, $0) }
      }
    )
  }
}
