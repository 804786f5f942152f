import Foundation
import TestSupport
import Testing

@testable import CLI

/// The built program, stopped while a scenario runs without an end.
@Suite(.runsProcesses) struct `An interrupted run` {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
  func `leaves no child behind`(_ signal: Int32) throws {
    let run = try ProgramRun(Self.files, "verify", "--no-cache")
    let scenario = try scenario(of: run)
    kill(run.process, signal)
    #expect(run.end() == signal)
    #expect(isGone(scenario))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `leaves no folder behind`(_ signal: Int32) throws {
    let run = try ProgramRun(Self.files, "verify", "--no-cache")
    _ = try scenario(of: run)
    kill(run.process, signal)
    _ = run.end()
    #expect(try run.temporaryFiles().isEmpty)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGKILL])
  func `leaves nothing of the compiler's behind`(_ signal: Int32) throws {
    let scratch = try ScratchFolder(Self.files)
    let run = try ProgramRun(
      in: scratch,
      ["verify", "--no-cache"],
      path: Self.pathToEndlessCompiler(in: scratch)
    )
    let compilers = try run.waiting {
      let found = try self.compilers(of: run)
      return found.isEmpty ? nil : found
    }
    kill(run.process, signal)
    #expect(run.end() == signal)
    for compiler in compilers { #expect(isGone(compiler)) }
    // Nothing can be removed by what is killed.
    #expect(try signal == SIGKILL || run.temporaryFiles().isEmpty)
  }

  /// A path to the real driver of the compiler, and to a compiler proper that never ends.
  private static func pathToEndlessCompiler(in scratch: ScratchFolder) throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let tools = scratch.path + "/tools"
    try scratch.write(
      """
      #!/bin/sh
      PATH='\(path)' exec swiftc -driver-use-frontend-path '\(tools)/swift-frontend' "$@"

      """,
      to: "tools/swiftc"
    )
    try scratch.write(
      """
      #!/bin/sh
      case " $* " in
      *" -c "*) sleep 600 ;;
      *) exec '\(try frontend())' "$@" ;;
      esac

      """,
      to: "tools/swift-frontend"
    )
    for name in ["swiftc", "swift-frontend"] { chmod(tools + "/" + name, 0o755) }
    return tools + ":" + path
  }

  /// The real compiler proper.
  private static func frontend() throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: TestProgram.root + "/scripts/swift-host")
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let host = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return host.trimmingCharacters(in: .newlines) + "/../../../bin/swift-frontend"
  }

  /// The compiler proper, which its driver puts into a group of its own.
  private func compilers(of run: ProgramRun) throws -> [pid_t] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { Int32($0) }.filter {
      let folder = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\($0)/cwd")
      let name = try? String(contentsOfFile: "/proc/\($0)/comm", encoding: .utf8)
      return folder?.hasPrefix(run.scratch.path + "/temporary/") == true
        && name == "swift-frontend\n"
    }
  }

  /// A page whose scenario runs on.
  static let files = [
    "content/index.md": """
    # Home

    ```swift scenario=endless
    import SwiftUI

    struct Screen: View {
      var body: some View { Text(endless()) }

      func endless() -> String {
        while true { pause() }
      }
    }
    ```

    """
  ]

  /// The number of the running scenario, as soon as it has started.
  private func scenario(of run: ProgramRun) throws -> pid_t {
    try run.waiting {
      try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { Int32($0) }.first {
        let status = try? String(contentsOfFile: "/proc/\($0)/status", encoding: .utf8)
        return status?.hasPrefix("Name:\tscenario\n") == true
          && status?.contains("PPid:\t\(run.process)\n") == true
      }
    }
  }

  /// Waits a minute, in which nothing here ends by itself.
  private func isGone(_ process: Int32) -> Bool {
    let deadline = ContinuousClock.now + .seconds(60)
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
