import Foundation
import Subprocess
import TestSupport
import Testing

/// Programs that send messages, written in Python because a shell closes what it does not know.
@Suite(
  .runsProcesses,
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "needs Python 3")
)
struct `A message channel` {
  @Test func `brings each message once and whole`() throws {
    let sent = try run("for n in range(5): os.write(3, bytes([n]) * n * 1000)")
    #expect(sent.all.map(\.count) == [1000, 2000, 3000, 4000])
    #expect(sent.all.map(\.first) == [1, 2, 3, 4] && !sent.isTooLong)
  }

  @Test func `keeps what was sent before the sender was killed`() throws {
    let sent = try run("os.write(3, b'a'); os.write(3, b'b'); os.kill(os.getpid(), 9)")
    #expect(sent.all.map { Array($0) } == [[97], [98]])
  }

  @Test func `takes more than its buffer holds while the sender runs`() throws {
    let sent = try run("for n in range(200): os.write(3, b'a' * 60000)")
    #expect(sent.all.reduce(0) { $0 + $1.count } == 12_000_000 && !sent.isTooLong)
  }

  @Test(arguments: ["b'a' * 60000", "b'a'"])
  func `ends the sender at the limit and says so`(_ message: String) throws {
    let (ending, sent) = try end("while True: os.write(3, \(message))", megabytes: 1)
    #expect(ending == .exited(1) && sent.isTooLong)
    #expect(sent.all.reduce(0) { $0 + $1.count } <= 1 << 20)
  }

  @Test func `cannot be read back or opened again`() throws {
    let tries = """
      os.write(3, b'a')
      for f in [lambda: os.read(3, 1), lambda: os.read(os.open('/proc/self/fd/3', os.O_RDONLY), 1),
                lambda: os.open('/proc/self/fd/3', os.O_WRONLY)]:
          try: os.write(3, b'read ' + str(f()).encode())
          except OSError as error: os.write(3, str(error.errno).encode())
      """
    let sent = try run(tries)
    #expect(
      sent.all.map { String(decoding: $0, as: UTF8.self) }
        == ["a", "read b''", "\(ENXIO)", "\(ENXIO)"]
    )
  }

  private func run(_ script: String) throws -> Messages { try end(script, megabytes: 16).1 }

  private func end(_ script: String, megabytes: Int) throws -> (ChildProcess.Ending, Messages) {
    let process = ChildProcess(
      command: [
        "/usr/bin/python3", "-c",
        "import os\n" + script,
      ],
      environment: [:],
      folder: "/",
      limits: ProcessLimits(wallClock: 600, file: megabytes),
      sendsMessages: true
    )
    let report = try process.run()
    return (report.ending, report.messages)
  }
}
