import Foundation
import TestSupport
import Testing

@testable import CLI

@Suite(.runsProcesses) struct `The flag --open` {
  @Test func `shows what was built`() throws {
    var program = try TestProgram(["content/index.md": "# Home\n"])
    let scratch = try ScratchFolder([
      "bin/xdg-open": "#!/bin/sh\necho \"$@\" >\"$OPENED\"; mv \"$OPENED\" \"$OPENED.done\"\n"
    ])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: scratch.path + "/bin/xdg-open"
    )
    let path = program.environment["PATH"] ?? ""
    program.environment["PATH"] = scratch.path + "/bin:" + path
    program.environment["OPENED"] = scratch.path + "/opened"
    #expect(program.build("--open").code == .success)
    let deadline = ContinuousClock.now + .seconds(60)
    while !FileManager.default.fileExists(atPath: scratch.path + "/opened.done") {
      try #require(ContinuousClock.now < deadline, "the browser was not started")
      usleep(10_000)
    }
    #expect(try scratch.read("opened.done") == "file://\(program.folder)/public/index.html\n")
  }

  @Test func `says the address where there is no browser`() throws {
    var program = try TestProgram(["content/index.md": "# Home\n"])
    program.environment["PATH"] = "/nowhere"
    let result = program.build("--open")
    #expect(result.code == .success)
    #expect(result.errors.contains("no 'xdg-open' on PATH: open file://"))
  }
}
