import Foundation
import TestSupport
import Testing

/// What no limit in front of a parser stops ends with the name of its page.
@Suite(.runsProcesses) struct `Reading a page` {
  static let deep = [
    String(repeating: "let ", count: 16_000),
    "let x: A" + String(repeating: "?", count: 60_000),
    String(repeating: "#if A\n", count: 6000) + String(repeating: "#endif\n", count: 6000),
    "#if A" + String(repeating: " && A", count: 6000) + "\n#endif",
  ]

  @Test(arguments: [("let x: A", "?"), ("let x = a", ".b()")])
  func `ends with a sentence where a program is too deep`(_ start: String, _ unit: String) throws {
    let code = start + String(repeating: unit, count: 60_000)
    let scratch = try ScratchFolder(["a\n::error::b.swift": "import SwiftUI\n\(code)\n"])
    for command in ["run", "explain"] {
      let result = try Shell.run(
        ["-c", "\"$BODYCHECK\" \(command) a*.swift"],
        in: scratch.path,
        environment: ProcessInfo.processInfo.environment.merging([
          "BODYCHECK": TestProgram.engineFolder + "/bodycheck"
        ]) { $1 }
      )
      #expect(result.code == 1 || result.code == 2, "\(result.output.suffix(500))")
      #expect(result.output.contains("nested too deeply"), "\(result.output.suffix(500))")
      #expect(!result.output.contains("\n::error::"), "\(result.output.suffix(500))")
    }
  }

  @Test(arguments: deep.indices, ["check", "build"])
  func `ends with a sentence where a parser would crash`(_ index: Int, _ command: String) throws {
    let code = Self.deep[index]
    let scratch = try ScratchFolder([
      "content/index.md": "# Home\n",
      "content/guidelines/deep.md": "# Deep\n\n```swift scenario=deep root=A\n\(code)\n```\n",
    ])
    let result = try Shell.run(
      ["-c", "\"$BODYCHECK\" \(command)"],
      in: scratch.path,
      environment: ProcessInfo.processInfo.environment.merging([
        "BODYCHECK": TestProgram.engineFolder + "/bodycheck"
      ]) { $1 }
    )
    #expect(result.code == 1 || result.code == 2, "\(result.output.suffix(500))")
    #expect(result.output.contains("content/guidelines/deep.md"), "\(result.output.suffix(500))")
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/public/index.html"))
  }
}
