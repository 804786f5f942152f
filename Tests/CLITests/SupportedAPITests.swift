import Foundation
import TestSupport
import Testing

@Suite(.runsProcesses) struct `Page on supported API` {
  @Test(.needs("python3"))
  func `states how many of SwiftUI's names the engine declares`() throws {
    let script = TestProgram.root + "/scripts/api-coverage"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script, "--check"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
  }
}
