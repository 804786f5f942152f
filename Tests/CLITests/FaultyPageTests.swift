import Diagnostics
import Foundation
import Subprocess
import TestSupport
import Testing
import Verification

@testable import CLI

/// The pages of `Tests/Fixtures/FaultyPages`, each beside the exact text of all its findings.
///
/// Findings without an `.expected` file are written there, to be read and committed.
@Suite(.runsScenarios) struct `Faulty pages` {
  private static let folder = TestProgram.root + "/Tests/Fixtures/FaultyPages"

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()

  /// All pages verified as one site.
  private static let report = Result { () throws -> VerificationReport in
    let files = try names.map { ("content/guidelines/\($0).md", try text($0, "md")) }
    var program = try TestProgram(Dictionary(uniqueKeysWithValues: files))
    var limits = ProcessLimits.scenario
    limits.wallClock = 60
    limits.processor = 2
    program.limits = limits
    let result = program.run("verify", "--format", "json")
    #expect(result.code == .findings)
    return try VerificationReport(json: Data(result.output.utf8))
  }

  @Test(arguments: names)
  func `are answered with exactly these words`(_ name: String) throws {
    let findings = try Self.report.get().findings.filter {
      $0.location.path == "content/guidelines/\(name).md"
    }
    let said = DiagnosticFormat().text(findings)
    #expect(!findings.isEmpty)
    let expected = try? Self.text(name, "expected")
    if expected == nil {
      try Data(said.utf8).write(to: URL(fileURLWithPath: "\(Self.folder)/\(name).expected"))
    }
    #expect(said == expected)
  }

  private static func text(_ name: String, _ kind: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name).\(kind)", encoding: .utf8)
  }
}
