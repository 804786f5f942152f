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
}
