import Foundation
import Subprocess
import TestSupport
import Testing

@Suite(.runsProcesses) struct `Detached process` {
  /// The test library waits for any child when it runs exit tests, and finds an unreaped one again and again.
  @Test func `leaves nothing in the table of processes`() throws {
    let scratch = try ScratchFolder(["brief-opener": "#!/bin/sh\ntouch \"$DONE\"\n"])
    let program = scratch.path + "/brief-opener"
    let done = scratch.path + "/done"
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    try startDetached([program], environment: ["DONE": done, "PATH": "/usr/bin:/bin"])
    let deadline = ContinuousClock.now + .seconds(10)
    while !FileManager.default.fileExists(atPath: done) || Self.isChild("brief-opener") {
      try #require(ContinuousClock.now < deadline, "the program has ended and is still a child")
      usleep(10_000)
    }
  }

  /// Whether a child of this process has a name.
  private static func isChild(_ name: String) -> Bool {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.contains { process in
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      return status?.contains("(\(name)) Z \(getpid()) ") == true
        || status?.contains("(\(name)) S \(getpid()) ") == true
    }
  }
}
