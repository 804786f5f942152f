import Foundation
import TestSupport
import Testing

@testable import CLI

@Suite(.runsScenarios) struct `The README` {
  @Test func `shows the finding that a wrong count on its page has`() throws {
    let path = "content/guidelines/closures-in-the-environment.md"
    let readme = try String(contentsOfFile: TestProgram.root + "/README.md", encoding: .utf8)
    let page = try String(contentsOfFile: TestProgram.root + "/" + path, encoding: .utf8)
    let row = "| hover \"Card\"           |          1 |          1 |\n"
    #expect(readme.contains(row))
    let first = try #require(page.firstRange(of: row))
    let wrong = row.replacing("  1 |\n", with: "  0 |\n")
    let program = try TestProgram([path: page.replacingCharacters(in: first, with: wrong)])
    let output = program.run("verify", path + "#bare-closure").output
    let start = try #require(output.firstRange(of: path + ":\(line(of: first, in: page)):"))
    let finding = output[start.lowerBound...].split(separator: "\n\n")[0]
    #expect(finding.contains("[count-mismatch]"))
    #expect(readme.contains(finding), "\(finding)")
  }

  private func line(of range: Range<String.Index>, in text: String) -> Int {
    text[..<range.lowerBound].count { $0 == "\n" } + 1
  }
}
