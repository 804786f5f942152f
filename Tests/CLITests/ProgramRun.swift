import Foundation
import TestSupport

/// The built program in a process of its own, with a folder for its temporary files.
final class ProgramRun {
  let process: pid_t
  /// The folder that it runs in.
  let scratch: ScratchFolder
  private let program = Foundation.Process()

  /// Starts the program in a folder of its own with these files.
  convenience init(_ files: [String: String], _ arguments: String...) throws {
    try self.init(in: ScratchFolder(files), arguments)
  }

  /// Starts the program in a folder or one inside of it, with another path to programs and other variables
  /// where they are given.
  init(
    in scratch: ScratchFolder,
    _ arguments: [String],
    path: String? = nil,
    startFolder: String = "",
    environment others: [String: String] = [:]
  ) throws {
    self.scratch = scratch
    try scratch.write("", to: "temporary/x")
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = scratch.path + "/temporary"
    // With its own key, the program finds no results of other runs. The user's home may be read-only.
    environment["XDG_STATE_HOME"] = scratch.path + "/home/state"
    environment["XDG_CACHE_HOME"] = scratch.path + "/home/cache"
    if let path { environment["PATH"] = path }
    environment.merge(others) { $1 }
    for name in ["output", "errors"] { try scratch.write("", to: name) }
    program.executableURL = URL(fileURLWithPath: TestProgram.engineFolder + "/bodycheck")
    program.arguments = arguments
    program.environment = environment
    program.currentDirectoryURL = URL(fileURLWithPath: scratch.path + "/" + startFolder)
    program.standardOutput = FileHandle(forWritingAtPath: scratch.path + "/output")
    program.standardError = FileHandle(forWritingAtPath: scratch.path + "/errors")
    try program.run()
    process = program.processIdentifier
  }

  /// The number of a program that has ended may be another's by now.
  deinit { if program.isRunning { kill(process, SIGKILL) } }

  /// Waits for the end.
  /// - Returns: The signal that ended it, or 0.
  func end() -> Int32 {
    program.waitUntilExit()
    return program.terminationReason == .uncaughtSignal ? program.terminationStatus : 0
  }

  /// Waits for the end.
  /// - Returns: The exit code, or `nil` where a signal ended it.
  func exitCode() -> Int32? {
    program.waitUntilExit()
    return program.terminationReason == .exit ? program.terminationStatus : nil
  }

  var isRunning: Bool { program.isRunning }

  /// Asks again and again until there is an answer.
  /// - Throws: `NoAnswer` after two minutes.
  func waiting<Answer>(for ask: () throws -> Answer?) throws -> Answer {
    let deadline = ContinuousClock.now + .seconds(120)
    while ContinuousClock.now < deadline {
      if let answer = try ask() { return answer }
      usleep(2_000)
    }
    throw NoAnswer(output: try scratch.read("output"), errors: try scratch.read("errors"))
  }

  /// What the program and its children have in the folder for temporary files.
  func temporaryFiles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/temporary")
      .filter { $0 != "x" }
  }

  struct NoAnswer: Error {
    let output: String
    let errors: String
  }
}
