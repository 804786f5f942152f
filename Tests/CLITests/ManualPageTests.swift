import Foundation
import TestSupport
import Testing

@testable import CLI

@Suite(.runsProcesses) struct `The manual page` {
  @Test func `names every command and flag`() throws {
    let page = try TestProgram().run("help", "man").output.replacing("\\-", with: "-")
    for command in Program.commands.map({ $0.form }) {
      #expect(page.contains("\n.SS \(command.name)"))
      for flag in command.flags { #expect(page.contains("\n.B \(flag.name)")) }
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/groff")))
  func `has nothing that troff complains of`() throws {
    let scratch = try ScratchFolder(["page": try TestProgram().run("help", "man").output])
    let line = "groff -man -Tutf8 -ww -z page"
    let result = try Shell.run(["-c", line], in: scratch.path)
    #expect(result.code == 0 && result.output.isEmpty, "\(result.output)")
  }
}
