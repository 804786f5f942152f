import Foundation
import Testing

/// Every rule of the specification is implemented and tested, or RULES.md says why not.
@Suite struct `Rule coverage` {
  @Test func `every rule has an implementation and a test, or a reason`() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let check = Process()
    check.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    check.arguments = ["python3", root.path + "/scripts/rules", "--check"]
    let output = Pipe()
    (check.standardOutput, check.standardError) = (output, output)
    try check.run()
    let answer = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self
    )
    check.waitUntilExit()
    #expect(check.terminationStatus == 0, "\(answer)")
  }
}
