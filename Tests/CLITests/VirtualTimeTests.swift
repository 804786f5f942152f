import Foundation
import TestSupport
import Testing

@testable import CLI

/// Tasks, sleeping, timers, dates and chance of a scenario, which takes a process of its own.
///
/// The programs with what they do stand in `Tests/Fixtures/Sites/time`, each under its name.
@Suite(.runsScenarios) struct `Virtual time` {
  @Test func `MOD-9: a sixtieth of a second sixty times is a second`() throws {
    try Self.verified("sixtieths")
  }

  @Test func `TX-1: tasks wake in the order of their deadlines`() throws {
    try Self.verified("deadlines")
  }

  @Test func `MOD-9: a canceled task wakes at once, in the step that cancels it`() throws {
    try Self.verified("canceled")
  }

  @Test func `MOD-10: a timer delivers at its intervals and does not drift`() throws {
    try Self.verified("timer")
  }

  @Test func `MOD-13: a timeline's closure runs at the dates of its schedule`() throws {
    try Self.verified("timeline")
  }

  @Test func `CTL-3: a date shown as a clock evaluates nothing`() throws {
    try Self.verified("clock")
  }

  @Test func `CMP-6: no two readings of the date are equal, and all begin in 2001`() throws {
    try Self.verified("dates")
  }

  @Test func `CMP-6: chance gives the same in every run, and no two ids`() throws {
    let first = try Self.verified("chance").console
    #expect(first.first?.hasSuffix(" true") == true, "\(first)")
    #expect(try Self.verified("chance-again").console == first)
  }

  @Test func `OBJ-9: a timer goes on for as long as something is subscribed to it`() throws {
    try Self.verified("timer-of-a-model")
  }

  @Test func `OBJ-9: operators of publishers deliver on the same clock`() throws {
    try Self.verified("operators")
  }

  @Test func `OBJ-9: a throttle delivers the first value or the latest of each interval`() throws {
    try Self.verified("throttled")
  }

  @Test func `TX-1, OBJ-9: what is received on the main queue arrives in the same step`() throws {
    try Self.verified("received")
  }

  @Test func `TX-1: the operations of a queue run in their order, after what queues them`() throws {
    try Self.verified("operations")
  }

  @Test func `MOD-10, OBJ-9: a selector's method is called by timers and notifications`() throws {
    try Self.verified("selectors")
  }

  /// All programs, compiled as one module.
  private static let report = Result { () throws -> VerificationReport in
    let result = try TestProgram(site: "time").run("verify", "--format", "json")
    return try VerificationReport(json: Data(result.output.utf8))
  }

  /// What became of a program, which does what its page states.
  @discardableResult
  private static func verified(_ name: String) throws -> VerificationReport.Entry {
    let entry = try #require(report.get().entries.first { $0.scenario == name })
    #expect(entry.status == .verified, "\(entry.findings.map(\.what))")
    return entry
  }
}
