import Foundation
import TestSupport
import Testing

@testable import CLI

/// The built program, stopped while it writes the site.
@Suite(.runsProcesses) struct `An interrupted build` {
  private static let build = ["build", "--theme", TestProgram.theme]

  /// Microseconds between the first sign of writing and the kill.
  private static let moments: [UInt32] = [0, 100, 300, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000]

  @Test func `leaves the old site or the new one, and nothing else in the end`() throws {
    let scratch = try ScratchFolder(TestProgram.files(ofSite: "counter"))
    #expect(try ProgramRun(in: scratch, Self.build).exitCode() == 0)
    let old = try Self.site(in: scratch)
    let home = try scratch.read("content/index.md")
    try scratch.write(home + "\nA sentence more.\n", to: "content/index.md")
    var seen: [[String: Data]] = []
    for moment in Self.moments {
      try Self.killWhileWriting(ProgramRun(in: scratch, Self.build), after: moment)
      seen.append(try Self.site(in: scratch))
    }
    #expect(try ProgramRun(in: scratch, Self.build).exitCode() == 0)
    let new = try Self.site(in: scratch)
    #expect(old != new && seen.allSatisfy { $0 == old || $0 == new })
    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
    #expect(left.filter { $0.hasPrefix(".public") } == [])
  }

  @Test func `leaves the old site where the disk is full`() throws {
    let scratch = try ScratchFolder(TestProgram.files(ofSite: "counter"))
    #expect(try ProgramRun(in: scratch, Self.build).exitCode() == 0)
    let old = try Self.site(in: scratch)
    let home = try scratch.read("content/index.md")
    try scratch.write(home + "\nA sentence more.\n", to: "content/index.md")
    let shell = Foundation.Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    // No file may be longer than a kilobyte or two: what follows fails as on a full disk.
    shell.arguments = ["-c", "trap '' XFSZ; ulimit -f 2; exec \"$@\"", "sh", Self.program]
    shell.arguments? += Self.build
    shell.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    shell.standardError = FileHandle.nullDevice
    // The key of the run before, by which its results are known.
    shell.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_STATE_HOME": scratch.path + "/home/state"]) { $1 }
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationReason == .exit && shell.terminationStatus != 0)
    #expect(try Self.site(in: scratch) == old)
  }

  private static let program = TestProgram.engineFolder + "/bodycheck"

  private static func killWhileWriting(_ run: ProgramRun, after moment: UInt32) throws {
    while run.isRunning {
      let names = try FileManager.default.contentsOfDirectory(atPath: run.scratch.path)
      if names.contains(where: { $0.hasPrefix(".public.new") }) { break }
    }
    usleep(moment)
    kill(run.process, SIGKILL)
    _ = run.end()
  }

  /// Every file of the site by its path.
  private static func site(in scratch: ScratchFolder) throws -> [String: Data] {
    let folder = scratch.path + "/public"
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      files[name] = FileManager.default.contents(atPath: folder + "/" + name)
    }
    return files
  }
}
