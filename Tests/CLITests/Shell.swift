import Foundation

/// Runs a shell of the machine.
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
    environment: [String: String] = ProcessInfo.processInfo.environment
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
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(code: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
