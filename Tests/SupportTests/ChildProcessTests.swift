import Foundation
import Subprocess
import TestSupport
import Testing

@Suite(.runsProcesses) struct `Child process` {
  static let endings: [(script: String, expected: ChildProcess.Ending)] = [
    ("exit 0", .exited(0)),
    ("exit 7", .exited(7)),
    ("kill -TERM $$", .signaled(15)),
    ("kill -SEGV $$", .signaled(11)),
  ]

  @Test(arguments: endings)
  func `reports how it ended`(_ script: String, _ expected: ChildProcess.Ending) throws {
    #expect(try run(script).ending == expected)
  }

  @Test func `is stopped when its time is over`() throws {
    let limits = ProcessLimits(wallClock: 0.2)
    #expect(try run("while :; do :; done", limits: limits).ending == .timedOut)
  }

  @Test func `is stopped when its processor time is over`() throws {
    let limits = ProcessLimits(wallClock: 600, processor: 1)
    let ending = try run("while :; do :; done", limits: limits).ending
    #expect([.signaled(SIGXCPU), .signaled(SIGKILL)].contains(ending))
  }

  @Test func `cannot fill the disk`() throws {
    let limits = ProcessLimits(wallClock: 600, file: 1)
    let result = try run(
      "while :; do echo 0123456789012345678901234567890123; done",
      limits: limits
    )
    #expect(result.ending != .exited(0) && result.output.utf8.count <= 1 << 20)
  }

  @Test func `takes its children with it`() throws {
    let scratch = try ScratchFolder()
    _ = try run("sleep 600 & echo $! > child; kill -TERM $$", in: scratch)
    let child = try #require(Int32(try scratch.read("child").filter(\.isNumber)))
    #expect(isGone(child))
  }

  @Test func `sees only what it is given`() throws {
    let output = try run("env; pwd; cat; ls /dev/fd | wc -l", environment: ["ONLY": "this"]).output
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.contains("ONLY=this"))
    #expect(!lines.contains { $0.hasPrefix("HOME=") || $0.hasPrefix("USER=") })
  }

  @Test func `runs in its own folder and keeps its two outputs apart`() throws {
    let scratch = try ScratchFolder()
    let result = try run("pwd; echo fault >&2", in: scratch)
    #expect(result.output == scratch.path + "\n")
    #expect(result.errors == "fault\n")
  }

  @Test func `starts once its program is no longer open for writing`() throws {
    let scratch = try ScratchFolder(["program": "#!/bin/sh\nexit 3\n"])
    let path = scratch.path + "/program"
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let descriptor = open(path, O_WRONLY)
    // A thread of its own: tests that wait for children can hold every thread of a shared queue.
    Thread.detachNewThread {
      usleep(100_000)
      close(descriptor)
    }
    let limits = ProcessLimits(wallClock: 600)
    let process = ChildProcess(
      command: [path],
      environment: [:],
      folder: scratch.path,
      limits: limits
    )
    #expect(try process.run().ending == .exited(3))
  }

  private func run(
    _ script: String,
    in scratch: ScratchFolder? = nil,
    environment: [String: String] = [:],
    limits: ProcessLimits = ProcessLimits(wallClock: 600)
  ) throws -> (ending: ChildProcess.Ending, output: String, errors: String) {
    let scratch = try scratch ?? ScratchFolder()
    let process = ChildProcess(
      command: ["/bin/sh", "-c", script],
      environment: environment,
      folder: scratch.path,
      limits: limits
    )
    let report = try process.run()
    return (report.ending, report.output.text, report.errors.text)
  }

  /// A killed orphan is gone once its new parent has reaped it; until then it is a zombie.
  private func isGone(_ process: Int32) -> Bool {
    let deadline = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < deadline {
      if kill(process, 0) != 0 { return true }
      let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      if state?.split(separator: ")").last?.hasPrefix(" Z") ?? false { return true }
      sched_yield()
    }
    return false
  }
}
