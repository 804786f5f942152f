import Diagnostics
import Foundation
import Guidelines
import TestSupport
import Testing
import Verification

@testable import CLI

@Suite(.runsProcesses) struct `Verification report` {
  private static let finding = Diagnostic(
    .error,
    .init(id: "count-mismatch", what: "'A' ran <2> & \"3\"", why: "w", fix: "f"),
    at: SourceLocation(path: "content/a.md", line: 7, column: 3),
    length: 2,
    quotedLine: QuotedLine(text: "| 2 |\u{1}", shift: 0)
  )

  private static let report = VerificationReport(
    entries: [
      entry("one", line: 3, status: .verified, findings: []),
      entry("two", line: 9, status: .failed, findings: [finding]),
      entry("three", line: 20, status: .error, findings: [finding], mode: .separate(reason: "x")),
    ],
    pageFindings: [
      Diagnostic(.init(id: "link", what: "no page"), at: .init(path: "b.md", line: 1, column: 1))
    ],
    missingConfinement: ["Landlock"]
  )

  private static func entry(
    _ scenario: String,
    line: Int,
    status: ScenarioStatus,
    findings: [Diagnostic],
    mode: CompilationMode = .merged
  ) -> VerificationReport.Entry {
    VerificationReport.Entry(
      page: "content/a.md",
      line: line,
      scenario: scenario,
      verdict: .avoid,
      configuration: .debug,
      status: status,
      performed: 2,
      counts: [
        .init(
          step: "present",
          view: "A",
          stated: CountRange(exactly: status == .verified ? 2 : 1),
          measured: 2
        ),
        .init(step: "present", view: "B", stated: nil, measured: 0),
      ],
      consoleByStep: [.init(step: "present", lines: []), .init(step: "tap \"A\"", lines: ["é"])],
      findings: findings,
      mode: mode,
      duration: 0.25,
      isCached: scenario == "one",
      settings: RunSettings(
        profile: scenario == "one" ? .ios18 : .ios26,
        toolchain: scenario == "two" ? "6.4" : "6.3.1"
      )
    )
  }

  @Test func `lets no control character through to GitHub`() {
    let path = "content/\u{1B}[2J\u{7}.md"
    let finding = Diagnostic(
      .init(id: "x", what: "a\u{1B}]0;b\u{9B}\r\nc\td%"),
      at: SourceLocation(path: path, line: 1, column: 1)
    )
    let text = GitHubAnnotations(findings: [finding]).text
    #expect(text.hasSuffix("::a\u{FFFD}]0;b\u{FFFD}%0D%0Ac\td%25\n"))
    #expect(text.contains("file=content/\u{FFFD}[2J\u{FFFD}.md,"))
  }

  @Test func `keeps printed lines by step, and reads documents that do not`() throws {
    let text = Self.report.json.text
    #expect(
      text.contains("\"step\": \"tap \\\"A\\\"\",\n          \"lines\": [\n            \"é\"")
    )
    let old = text.replacing("consoleByStep", with: "somethingElse")
    let read = try VerificationReport(json: Data(old.utf8))
    #expect(read.entries.map(\.console) == Self.report.entries.map(\.console))
  }

  @Test func `is read as it was written`() throws {
    for missing in [[], ["Landlock"]] {
      var report = Self.report
      report.missingConfinement = missing
      report.entries[0].rawAccess = [RawAccess(name: "memcpy", path: "content/a.md", line: 7)]
      report.entries[0].counts[0].stated = CountRange("2–3")
      #expect(try VerificationReport(json: Data(report.json.text.utf8)) == report)
    }
  }

  /// Verified programs of these pages with a system call.
  private static func marked(_ pages: [String]) -> VerificationReport {
    let entries = pages.map { page in
      var entry = entry("one", line: 3, status: .verified, findings: [])
      entry.page = page
      entry.rawAccess = [RawAccess(name: "memcpy", path: "content/a.md", line: 7)]
      return entry
    }
    return VerificationReport(entries: entries, pageFindings: [])
  }

  static let sums: [(VerificationReport, String)] = [
    (
      report,
      """
      compiled separately: 1 because it x
      programs ran unconfined, because this kernel has no Landlock
      3 scenarios, 3 counts: 1 verified, 1 failed, 1 could not be verified, 1 error in pages; \
      1 from the cache; 1.50 s
      Swift 6.3.1 and 6.4, language mode 5, debug, ios18 and ios26

      """
    ),
    (
      marked(["content/a.md"]),
      """
      1 page uses raw memory or system calls, so its program could report false counts about itself: \
      content/a.md (memcpy, line 7)
      1 scenario, 1 count: 1 verified; 1 from the cache; 1.50 s
      Swift 6.3.1, language mode 5, debug, ios18

      """
    ),
    (
      marked(["content/a.md", "content/b.md", "content/a.md"]),
      """
      2 pages use raw memory or system calls, so their programs could report false counts about themselves: \
      content/a.md (memcpy, line 7), content/b.md (memcpy, content/a.md:7)
      3 scenarios, 3 counts: 3 verified; 3 from the cache; 1.50 s
      Swift 6.3.1, language mode 5, debug, ios18

      """
    ),
    (
      VerificationReport(entries: [], pageFindings: []),
      "0 scenarios, 0 counts: 0 verified; 0 from the cache; 1.50 s\n"
    ),
  ]

  @Test(arguments: sums.indices)
  func `sums up in a line`(_ index: Int) {
    let (report, expected) = Self.sums[index]
    #expect(ReportSummary(report).text(elapsed: 1.5) == expected)
  }

  @Test func `is XML for dashboards of tests`() {
    #expect(
      JUnitReport(Self.report).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="4" failures="2" errors="1" time="0.750">
          <testsuite name="b.md" tests="1" failures="1" errors="0" time="0.000">
            <testcase classname="b.md" name="page" file="b.md" line="1" time="0.000">
              <failure type="link" message="no page">b.md:1:1: error: no page [link]&#10;</failure>
            </testcase>
          </testsuite>
          <testsuite name="content/a.md" tests="3" failures="1" errors="1" time="0.750">
            <testcase classname="content/a.md" name="one (debug)" file="content/a.md" line="3" \
        time="0.250"/>
            <testcase classname="content/a.md" name="two (debug)" file="content/a.md" line="9" \
        time="0.250">
              <failure type="count-mismatch" message="'A' ran &lt;2&gt; &amp; &quot;3&quot;">\
        \(Self.xml)</failure>
            </testcase>
            <testcase classname="content/a.md" name="three (debug)" file="content/a.md" line="20" \
        time="0.250">
              <error type="count-mismatch" message="'A' ran &lt;2&gt; &amp; &quot;3&quot;">\
        \(Self.xml)</error>
            </testcase>
          </testsuite>
        </testsuites>

        """
    )
  }

  private static let xml =
    "content/a.md:7:3: error: 'A' ran &lt;2&gt; &amp; &quot;3&quot; [count-mismatch]&#10;"
    + " 7 | | 2 |\u{FFFD}&#10;   |   ^^&#10;why: w&#10;fix: f&#10;"

  @Test func `of shards are put in the order of pages`() throws {
    let entries = Self.report.entries
    let parts = [("2/2", [entries[1]]), ("1/2", [entries[0], entries[2]])].map { shard, entries in
      VerificationReport(
        shard: Shard(shard) ?? .all,
        entries: entries,
        pageFindings: Self.report.pageFindings,
        missingConfinement: Self.report.missingConfinement
      )
    }
    #expect(try VerificationReport(merging: parts) == Self.report)
  }

  @Test(arguments: 1...2) func `of shards says what any of them could not confine`(_ number: Int)
    throws
  {
    let parts = (1...2).map {
      VerificationReport(
        shard: Shard("\($0)/2") ?? .all,
        entries: [],
        pageFindings: [],
        missingConfinement: $0 == number ? ["Landlock"] : []
      )
    }
    #expect(try VerificationReport(merging: parts).missingConfinement == ["Landlock"])
  }

  static let shards: [(shards: [String], expected: ShardProblem)] = [
    (["1/3", "3/3"], .missing(2, of: 3)),
    (["1/2", "2/2", "2/2"], .repeated(2, of: 2)),
    (["1/2", "2/3"], .differentCounts([2, 3])),
  ]

  @Test(arguments: shards.indices)
  func `is not made of shards that do not fit`(_ index: Int) {
    let row = Self.shards[index]
    let parts = row.shards.map {
      VerificationReport(shard: Shard($0) ?? .all, entries: [], pageFindings: [])
    }
    #expect(throws: row.expected) { try VerificationReport(merging: parts) }
  }

  static let files: [(content: String, expected: String)] = [
    ("[", "'r.json' holds no results (it is not JSON): write it with"),
    ("{}", "(it has no 'version')"),
    ("{\"version\": 2}", "(it has version 2 of the format)"),
    ("{\"version\": 1, \"scenarios\": 3}", "(its 'scenarios' has a different type)"),
    ("{\"version\": 1, \"shard\": \"x\"}", "('x' is not a shard)"),
  ]

  /// A value that the report above does not have.
  static let damages: [(old: String, new: String, expected: String)] = [
    ("\"verdict\": \"avoid\"", "\"verdict\": \"maybe\"", "('maybe' is not known)"),
    ("\"configuration\": \"debug\"", "\"configuration\": \"fast\"", "('fast' is not known)"),
    ("\"status\": \"verified\"", "\"status\": \"fine\"", "('fine' is not known)"),
    ("\"profile\": \"ios18\"", "\"profile\": \"ios3\"", "('ios3' is not known)"),
    ("\"languageMode\": \"5\"", "\"languageMode\": \"4\"", "('4' is not known)"),
    ("\"compiled\": \"merged\"", "\"compiled\": \"twice\"", "('twice' is not a way to compile)"),
    ("\"seconds\": 0.25", "\"seconds\": -0.25", "(its 'seconds' is -0.25)"),
    ("\"line\": 9", "\"line\": -9", "(its 'line' is -9)"),
    ("\"performed\": 2", "\"performed\": -2", "(its 'performed' is -2)"),
    ("\"measured\": 2", "\"measured\": null", "(it has no 'measured')"),
    ("\"stated\": null", "\"budget\": \"few\"", "('few' is not a budget)"),
    ("\"column\": 3", "\"column\": -3", "(a finding of it has a position outside of any file)"),
    ("\"severity\": \"error\"", "\"severity\": \"bad\"", "('bad' is not a severity)"),
  ]

  @Test(arguments: damages.indices)
  func `is not read if a value of it means nothing`(_ index: Int) throws {
    let (old, new, expected) = Self.damages[index]
    let text = Self.report.json.text
    #expect(text.contains(old), "\(text)")
    let result = try TestProgram(["r.json": text.replacing(old, with: new)])
      .run("merge-results", "r.json")
    #expect(result.code == .usageError)
    #expect(result.errors.contains(expected), "\(result.errors)")
  }

  @Test(arguments: files)
  func `is not read from another file`(_ content: String, _ expected: String) throws {
    let result = try TestProgram(["r.json": content]).run("merge-results", "r.json")
    #expect(result.code == .usageError)
    #expect(result.errors.contains(expected), "\(result.errors)")
  }
}

@Suite(.runsProcesses) struct Progress {
  static let cases: [(cached: Int, compiled: Int, finished: Int, expected: String)] = [
    (0, 0, 0, "0 of 100 scenarios: a.md"),
    (0, 50, 0, "0 of 100 scenarios, 17 s left: a.md"),
    (0, 100, 100, "100 of 100 scenarios: a.md"),
    (90, 10, 95, "95 of 100 scenarios, 2 s left: a.md"),
    (100, 0, 100, "100 of 100 scenarios: a.md"),
  ]

  @Test(arguments: cases.indices)
  func `tells how much is done and how long the rest takes`(_ index: Int) {
    let row = Self.cases[index]
    var progress = VerificationProgress(total: 100)
    progress.cached = row.cached
    progress.compiled = row.compiled
    progress.finished = row.finished
    progress.page = "a.md"
    #expect(progressText(progress, elapsed: 10, width: 80) == row.expected)
    #expect(progressText(progress, elapsed: 10, width: 9).count == 9)
  }

  @Test(arguments: [false, true])
  func `is shown on a terminal only`(_ isInteractive: Bool) throws {
    var program = try TestProgram(site: "counter")
    program.isInteractive = isInteractive
    let result = program.run("verify")
    #expect(result.code == .success)
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.errors.contains("\r\u{1B}[K2 of 2 scenarios: content/") == isInteractive)
    #expect(result.errors.hasSuffix("\r\u{1B}[K") == isInteractive)
    #expect(result.errors.isEmpty != isInteractive)
  }
}
