import TestSupport
import Testing

@testable import CLI

@Suite(.runsScenarios) struct `Budgets of a run` {
  static let screen = """
    import SwiftUI

    struct Screen: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Text("\\(count)")
          Button("Add: one") { count += 1 }
          Stamp()
          Plain()
        }
      }
    }

    struct Stamp: View {
      let opened = Date()

      var body: some View { Text("stamp") }
    }

    struct Plain: View {
      var body: some View { Text("plain") }
    }
    """
  static let tap = ["--step", "tap \"Add: one\""]

  private func run(_ flags: String...) throws -> TestProgram.Result {
    try TestProgram(["Screen.swift": Self.screen]).run(["run", "Screen.swift"] + Self.tap + flags)
  }

  @Test func `hold where each count is allowed`() throws {
    let budgets = [
      "tap \"Add: one\": Stamp <= 1, Plain = 0", "present: Screen ≤ 1, Stamp >= 1, Plain ≥ 0",
      "tap \"Add: one\": Plain.comparisons <= 1",
    ]
    let result = try run(budgets.flatMap { ["--expect", $0] })
    #expect(result.code == .success, "\(result.output)")
    #expect(!result.output.contains("error:"))
  }

  private func run(_ flags: [String]) throws -> TestProgram.Result {
    try TestProgram(["Screen.swift": Self.screen]).run(["run", "Screen.swift"] + Self.tap + flags)
  }

  @Test func `fail with the step, the view, both counts and the cause`() throws {
    let result = try run("--expect", "tap \"Add: one\": Stamp = 0, Screen <= 1, Plain >= 2")
    #expect(result.code == .findings)
    #expect(
      result.output.contains(
        """
        Screen.swift:16:1: error: 'Stamp' body ran 1 time in step 'tap "Add: one"'; stated: 0 [over-budget]
         16 | struct Stamp: View {
            | ^^^^^^^^^^^^^^^^^^^^
        why: Screen's body gave it a different opened (line 17)
        fix: avoid the update, or state another budget for 'Stamp'

        """
      ),
      "\(result.output)"
    )
    #expect(
      result.output.contains("'Plain' body ran 0 times in step 'tap \"Add: one\"'; stated: ≥ 2")
    )
    #expect(!result.output.contains("'Screen' body"))
    let json = try run("--expect", "tap \"Add: one\": Stamp = 0", "--format", "json").output
    #expect(json.contains("\"status\": \"failed\"") && json.contains("\"id\": \"over-budget\""))
  }

  static let faults: [(budgets: String, message: String)] = [
    ("tap \"Add\": Row <= 1", "no step 'tap \"Add\"': its steps are present; tap \"Add: one\""),
    ("tap \"Add: one\"#2: Plain <= 1", "no step 'tap \"Add: one\"#2': its steps are present;"),
    ("present: Plan <= 1", "no view 'Plan': did you mean 'Plain'?; its views are Plain, Screen,"),
    ("present: Plain < 1", "'Plain < 1' is not a budget: write a view, '<=', '>=' or '=', and"),
    ("present: Plain <= one", "'Plain <= one' is not a budget"),
    ("present: Plain.update <= 1", "'update' cannot be counted: write 'updates'"),
    ("Plain <= 1", "'Plain <= 1' names no step: write it as 'tap \"Add\": Row <= 1, Header = 0'"),
    ("tpa \"Add\": Plain <= 1", "'tpa \"Add\"' is not a step: did you mean 'tap'?"),
  ]

  @Test(arguments: faults)
  func `list what there is where a word is misspelled`(_ budgets: String, _ message: String) throws
  {
    let result = try run("--expect", budgets)
    #expect(result.code == .usageError)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func `are not compared where the program does not compile`() throws {
    let program = try TestProgram(["Screen.swift": Self.screen + "\nlet x: Int = \"\"\n"])
    let result = program.run("run", "Screen.swift", "--expect", "present: Plain = 0")
    #expect(result.code == .findings)
    #expect(!result.output.contains("over-budget"))
  }
}

@Suite(.runsScenarios) struct `A baseline` {
  static let screen = `Budgets of a run`.screen
  static let written = """
    bodycheck budgets 1

    present
      Plain <= 1
      Screen <= 1
      Stamp <= 1

    tap "Add: one"
      Screen <= 1
      Stamp <= 1

    """

  private func program(_ baseline: String? = nil, screen: String = screen) throws -> TestProgram {
    var files = ["Screen.swift": screen]
    files["Screen.budgets"] = baseline
    return try TestProgram(files)
  }

  @Test func `is written beside the program, and then performed and compared`() throws {
    let program = try program()
    let update = program.run(["run", "Screen.swift", "--update"] + `Budgets of a run`.tap)
    #expect(update.code == .success && update.output.contains("wrote Screen.budgets\n"))
    #expect(try program.scratch.read("Screen.budgets") == Self.written)
    let check = program.run("run", "Screen.swift", "--check")
    #expect(check.code == .success, "\(check.output)\(check.errors)")
    #expect(check.output.contains("Screen.budgets: all budgets hold\n"))
    let again = program.run("run", "Screen.swift", "--update")
    #expect(again.output.contains("Screen.budgets is up to date\n"))
  }

  @Test func `fails where a view runs more often, or in a step that does not list it`() throws {
    let slow = Self.screen.replacing(
      "{\n  var body: some View { Text(\"plain\")",
      with: "{\n  let seen = Date()\n  var body: some View { Text(\"plain\")"
    )
    try #require(slow != Self.screen)
    let program = try program(
      Self.written.replacing("  Stamp <= 1\n\ntap", with: "  Stamp = 0\n\ntap"),
      screen: slow
    )
    let result = program.run("run", "Screen.swift", "--check")
    #expect(result.code == .findings)
    #expect(
      result.output.contains(
        "Screen.budgets:6:3: error: 'Stamp' body ran 1 time in step 'present'; stated: 0"
      )
    )
    #expect(
      result.output.contains(
        """
        Screen.budgets:8:1: error: 'Plain' body ran 1 time in step 'tap "Add: one"'; stated: 0 [over-budget]
         8 | tap "Add: one"
           | ^^^^^^^^^^^^^^
        why: Screen's body gave it a different seen (line 23)
        fix: avoid the update, or accept the counts with '--update' and say why in the commit

        """
      ),
      "\(result.output)"
    )
  }

  @Test func `says how much room there is, and loses it with an update`() throws {
    let program = try program(Self.written.replacing("Screen <= 1", with: "Screen <= 9"))
    let check = program.run("run", "Screen.swift", "--check")
    #expect(check.output.contains("all budgets hold, 2 with room that '--update' would take away"))
    #expect(program.run("run", "Screen.swift", "--update").code == .success)
    #expect(try program.scratch.read("Screen.budgets") == Self.written)
  }

  @Test func `keeps exact counts, and has only those on request`() throws {
    let exact = Self.written.replacing("  Stamp <= 1\n\ntap", with: "  Stamp = 3\n\ntap")
    let program = try program(exact)
    #expect(program.run("run", "Screen.swift", "--check").code == .findings)
    #expect(program.run("run", "Screen.swift", "--update").code == .success)
    let kept = try program.scratch.read("Screen.budgets")
    #expect(kept == exact.replacing("= 3", with: "= 1"))
    #expect(program.run("run", "Screen.swift", "--update", "--exact").code == .success)
    let all = try program.scratch.read("Screen.budgets")
    #expect(all == Self.written.replacing("<=", with: "="))
  }

  @Test func `records the flags that decide the counts`() throws {
    let program = try program()
    let flags = ["--root", "Plain()", "--profile", "ios18"]
    #expect(program.run(["run", "Screen.swift", "--update"] + flags).code == .success)
    let text = try program.scratch.read("Screen.budgets")
    #expect(text.hasPrefix("bodycheck budgets 1\n--profile ios18\n--root Plain()\n\npresent\n"))
    let check = program.run("run", "Screen.swift", "--check")
    #expect(check.code == .success && check.output.contains("root Plain(), "))
    #expect(check.output.contains("ios18"))
    let other = program.run("run", "Screen.swift", "--check", "--profile", "ios26")
    #expect(other.code == .usageError)
    #expect(other.errors.contains("the counts of '--profile ios18 --root Plain()': leave out your"))
  }

  @Test func `notes a view that is new, and refuses one that is gone`() throws {
    let old = Self.written.replacing("Stamp", with: "Stanp").replacing("  Plain <= 1\n", with: "")
    let result = try program(old).run("run", "Screen.swift", "--check")
    #expect(result.code == .findings)
    #expect(result.output.contains("Screen.budgets:5:3: error: the program has no view 'Stanp'"))
    #expect(result.output.contains("fix: write 'Stamp' if it was renamed, or rewrite the file"))
    #expect(result.output.contains("note: the baseline has no budget for 'Plain', 'Stamp'"))
  }

  @Test func `shows the line of a step that is not possible any more`() throws {
    let old = Self.written.replacing("Add: one", with: "Add one")
    let result = try program(old).run("run", "Screen.swift", "--check")
    #expect(result.code == .findings)
    #expect(
      result.output.contains("Screen.budgets:8:1: error: step 'tap \"Add one\"': nothing labeled")
    )
    #expect(result.output.contains("fix: write 'Add: one'"))
  }

  static let faults: [(baseline: String?, flags: [String], message: String)] = [
    (nil, [], "there is no baseline 'Screen.budgets': write it with 'bodycheck run Screen.swift"),
    (nil, ["--baseline", "a.budgets"], "there is no baseline 'a.budgets'"),
    ("", [], "Screen.budgets:1: a baseline begins with 'bodycheck budgets 1'"),
    ("bodycheck budgets 2\n", [], "Screen.budgets:1: this program reads version 1 of baselines"),
    ("bodycheck budgets 1\n\nprezent\n", [], "Screen.budgets:3: 'prezent' is not a step: did you"),
    ("bodycheck budgets 1\npresent\n  Row 1\n", [], "Screen.budgets:3: 'Row 1' is not a budget"),
    ("bodycheck budgets 1\n--step tap\n", [], "Screen.budgets:2: '--step' decides no count"),
    ("bodycheck budgets 1\n--profile ios1\n", [], "'--profile' cannot be 'ios1'"),
    (written, ["--step", "host pass"], "'Screen.budgets' has other steps: leave out '--step'"),
  ]

  @Test(arguments: faults.indices)
  func `says what is wrong with it`(_ index: Int) throws {
    let (baseline, flags, message) = Self.faults[index]
    let result = try program(baseline).run(["run", "Screen.swift", "--check"] + flags)
    #expect(result.code == .usageError)
    #expect(result.errors.contains(message), "\(result.errors)\(result.output)")
  }

  @Test func `is not written by a run that does not finish`() throws {
    let program = try program()
    let result = program.run("run", "Screen.swift", "--update", "--step", "tap \"No\"")
    #expect(result.code == .findings)
    #expect(program.run("run", "Screen.swift", "--check").errors.contains("there is no baseline"))
  }
}
