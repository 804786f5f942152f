import Foundation
import TestSupport
import Testing

@testable import CLI

/// The built program, stopped while a scenario runs without an end.
@Suite struct `An interrupted run` {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
  func `leaves no child behind`(_ signal: Int32) throws {
    let run = try ProgramRun(Self.files, "verify", "--no-cache")
    let scenario = try run.scenario()
    kill(run.process, signal)
    #expect(run.end() == signal)
    #expect(isGone(scenario, within: .seconds(1)))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `leaves no folder behind`(_ signal: Int32) throws {
    let run = try ProgramRun(Self.files, "verify", "--no-cache")
    _ = try run.scenario()
    kill(run.process, signal)
    _ = run.end()
    #expect(try run.temporaryFiles().isEmpty)
  }

  /// A page whose scenario runs on, printing its own number first.
  private static let files = [
    "content/index.md": """
    # Home

    ```swift scenario=endless
    import Glibc
    import SwiftUI

    struct Screen: View {
      var body: some View { Text(endless()) }

      func endless() -> String {
        print(getpid())
        fflush(stdout)
        while true {}
      }
    }
    ```

    """
  ]

  private func isGone(_ process: Int32, within patience: Duration) -> Bool {
    let deadline = ContinuousClock.now + patience
    while ContinuousClock.now < deadline {
      if kill(process, 0) != 0 || state(of: process) == "Z" { return true }
      usleep(5_000)
    }
    return false
  }

  /// A killed orphan stays a zombie until its new parent has asked for it.
  private func state(of process: Int32) -> Substring? {
    let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return text?.split(separator: ")").last?.split(separator: " ").first
  }
}

/// The built program in a process of its own, with a folder for its temporary files.
private final class ProgramRun {
  let process: pid_t
  private let scratch: ScratchFolder

  init(_ files: [String: String], _ arguments: String...) throws {
    scratch = try ScratchFolder(files.merging(["temporary/x": ""]) { first, _ in first })
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = scratch.path + "/temporary"
    let program = Foundation.Process()
    program.executableURL = URL(fileURLWithPath: TestProgram.engineFolder + "/bodycheck")
    program.arguments = arguments
    program.environment = environment
    program.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    program.standardOutput = FileHandle.nullDevice
    program.standardError = FileHandle.nullDevice
    try program.run()
    self.program = program
    process = program.processIdentifier
  }

  private let program: Foundation.Process

  /// The number of the running scenario, as soon as it has told it.
  func scenario() throws -> pid_t {
    let deadline = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < deadline {
      for folder in try temporaryFiles() {
        let output = try? scratch.read("temporary/\(folder)/stdout.txt")
        if let output, output.hasSuffix("\n"), let number = Int32(output.dropLast()) {
          return number
        }
      }
      usleep(20_000)
    }
    throw NoScenario()
  }

  /// Waits for the end.
  /// - Returns: The signal that ended it, or 0.
  func end() -> Int32 {
    program.waitUntilExit()
    return program.terminationReason == .uncaughtSignal ? program.terminationStatus : 0
  }

  func temporaryFiles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/temporary")
      .filter { $0.hasPrefix("bodycheck-") }
  }

  struct NoScenario: Error {}
}
