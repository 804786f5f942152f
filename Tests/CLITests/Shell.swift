import Foundation

/// Runs a shell of the machine, for a limited time.
enum Shell {
  /// What a script came to; `output` holds standard error as well.
  struct Result {
    var code: Int32
    var output: String
  }

  static func run(
    _ arguments: [String],
    by shell: String = "/bin/sh",
    in folder: String,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    limit: Double = 600
  ) throws -> Result {
    let process = Foundation.Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: shell)
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    // Foundation starts it in a process group of its own.
    let group = process.processIdentifier
    let alarm = DispatchWorkItem { kill(-group, SIGKILL) }
    DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + limit, execute: alarm)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    alarm.cancel()
    return Result(code: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
