import Guidelines
import ScenarioTrace
import Testing
import Verification

@testable import CLI

/// The flags of all commands, from the list that help, completions and parsing come from.
@Suite struct `Flags` {
  static let commands = Program.commands.map { $0.name }

  /// Values for flags that take a word, of which each flag accepts at least one.
  private static let words = [
    "some-word", "7", "2/5", "wasted>7", "tap \"Open\"", "tap \"Open\": Row <= 7",
    "https://example.com/some-word/",
  ]

  /// The options after some arguments, as text.
  private static func options<C: Command>(of _: C.Type, _ arguments: [String]) throws -> String {
    var options = C.defaults
    _ = try parse(arguments, command: C.name, flags: C.flags, into: &options)
    var text = ""
    dump(options, to: &text)
    return text
  }

  private static func command(_ name: String) throws -> any Command.Type {
    try #require(Program.commands.first { $0.name == name })
  }

  @Test(arguments: commands)
  func `each change the options in a way of their own`(name: String) throws {
    let command = try Self.command(name)
    func options(_ arguments: [String]) throws -> String {
      try Self.options(of: command, arguments)
    }
    let defaults = try options([])
    var effects: [String: String] = [:]
    for flag in command.form.flags where !CommonFlags.forms.contains(flag) {
      switch flag.value {
      case nil:
        effects[flag.name] = try options([flag.name])
        #expect(throws: ArgumentProblem.unwantedValue(flag: flag.name)) {
          try options([flag.name + "=x"])
        }
      case .choice(let choices):
        let all = try choices.map { try options([flag.name, $0]) }
        #expect(Set(all).count == choices.count, "\(flag.name)")
        effects[flag.name] = all.first { $0 != defaults }
        #expect(throws: ArgumentProblem.self) { try options([flag.name, "no-choice"]) }
      case .folder, .file:
        let effect = try options([flag.name, "some/path"])
        #expect(effect.contains("some/path"), "\(flag.name)")
        effects[flag.name] = effect
      case .word:
        let accepted = Self.words.compactMap { word in
          (try? options([flag.name, word])).map { (word, $0) }
        }
        #expect(!accepted.isEmpty, "\(flag.name) takes none of the words")
        let kept = ["some-word", "7", "5", "Open"]
        #expect(
          accepted.contains { _, effect in kept.contains(where: effect.contains) },
          "\(flag.name) keeps no word"
        )
        effects[flag.name] = accepted.first?.1
        #expect(throws: ArgumentProblem.self) { try options([flag.name]) }
      }
    }
    for (flag, effect) in effects {
      #expect(effect != defaults, "\(flag) has no effect")
      for (other, same) in effects where other > flag {
        #expect(effect != same, "\(flag) has the effect of \(other)")
      }
    }
  }

  @Test(arguments: commands) func `are in the help with their values`(name: String) throws {
    let form = try Self.command(name).form
    let lines = form.help.split(separator: "\n")
    for flag in form.flags {
      let spelling = flag.name + (flag.value.map { " " + $0.text } ?? "")
      #expect(
        lines.contains { $0.hasPrefix("  " + spelling + "  ") && $0.hasSuffix(flag.help) },
        "\(spelling)"
      )
    }
  }

  static let takesNumbers: [(flag: Flag<Int>, accepted: [String], refused: [String])] = [
    (.count("--n", "") { $0 = $1 }, ["1", "12"], ["0", "-1", "1.5", "many", ""]),
    (.port("--n", "") { $0 = Int($1) }, ["0", "65535"], ["65536", "-1", "x", ""]),
  ]

  @Test(arguments: takesNumbers.indices) func `take numbers up to their bounds`(index: Int) throws {
    let (flag, accepted, refused) = Self.takesNumbers[index]
    for text in accepted {
      var number = -1
      try flag.apply(&number, text)
      #expect(number == Int(text))
    }
    for text in refused {
      var number = -1
      #expect(throws: ArgumentProblem.self) { try flag.apply(&number, text) }
    }
  }

  static let addresses = [
    ("https://example.com/", true), ("http://example.com/a/", true), ("example.com", false),
    ("ftp://example.com/", false), ("https://", false), ("", false),
  ]

  @Test(arguments: addresses) func `take addresses of the web`(text: String, isAccepted: Bool) {
    let flag = Flag<String>.address("--url", "") { $0 = $1 }
    var address = ""
    let isTaken = (try? flag.apply(&address, text)) != nil
    #expect(isTaken == isAccepted)
    #expect(address == (isAccepted ? text : ""))
  }

  static let common: [(line: [String], flags: CommonFlags, others: [String])] = [
    (["-q", "a"], CommonFlags(isQuiet: true), ["a"]),
    (["a", "--quiet"], CommonFlags(isQuiet: true), ["a"]),
    (["-v"], CommonFlags(isVerbose: true), []),
    (["--verbose", "--x"], CommonFlags(isVerbose: true), ["--x"]),
    (["--color", "never"], CommonFlags(color: .never), []),
    (["--color=always", "b"], CommonFlags(color: .always), ["b"]),
    (["a", "--", "-q"], CommonFlags(), ["a", "--", "-q"]),
  ]

  @Test(arguments: common.indices) func `of all commands stand anywhere before two hyphens`(
    index: Int
  ) throws {
    let (line, expected, others) = Self.common[index]
    var flags = CommonFlags()
    #expect(try flags.take(from: line) == others)
    #expect(flags == expected)
  }

  @Test(arguments: ["--color", "--color=", "--color=pink"])
  func `of all commands have known values`(argument: String) {
    var flags = CommonFlags()
    #expect(throws: ArgumentProblem.self) { try flags.take(from: [argument]) }
  }

  static let operands: [(operands: Operands, counts: [Bool])] = [
    (.none, [true, false, false]), (.one(.folder), [false, true, false]),
    (.oneOrMore(.folder), [false, true, true]), (.any(.folder), [true, true, true]),
  ]

  @Test(arguments: operands.indices) func `are counted apart from operands`(index: Int) {
    let (operands, counts) = Self.operands[index]
    for (count, isAllowed) in counts.enumerated() {
      let given = Array(["a", "b"].prefix(count))
      #expect(((try? operands.check(given, of: "try")) != nil) == isAllowed, "\(count)")
    }
  }

  static let problems: [(problem: ArgumentProblem, message: String)] = [
    (
      .unknownCommand("biuld", closest: "build"), "unknown command 'biuld': did you mean 'build'?"
    ),
    (
      .unknownCommand("x", closest: nil),
      "unknown command 'x': run 'bodycheck help' for the commands"
    ),
    (.notAStep("tip \"A\"", .unknownVerb("tip")), "'tip \"A\"' is not a step: did you mean 'tap'?"),
    (
      .notAStep("tap", .malformed(verb: "tap", form: "tap \"LABEL\"")),
      "'tap' is not a step: write it as 'tap \"LABEL\"'"
    ),
    (.unknownScenario("a", page: "p.md", known: []), "'p.md' has no scenario: name another page"),
    (
      .unknownScenario("", page: "p.md", known: ["a", "b"]),
      "'p.md' has several scenarios: write 'p.md#a' or another of a, b"
    ),
    (
      .unknownScenario("closed", page: "p.md", known: ["open", "close"]),
      "'p.md' has no scenario 'closed': did you mean 'close'?"
    ),
    (
      .unknownScenario("zebra", page: "p.md", known: ["open", "close"]),
      "'p.md' has no scenario 'zebra': its scenarios are open, close"
    ),
    (
      .suiteWithoutView("A.swift", []),
      "'A.swift' shows an app or a preview, which has no place for a panel: add '--root VIEW'"
    ),
    (
      .suiteWithoutView("A.swift", ["A", "B", "C", "D", "E", "F"]),
      "'A.swift' shows an app or a preview, which has no place for a panel: "
        + "add 'A' or 'B' or 'C' or 'D' or 'E'"
    ),
    (
      .noScenarios([]),
      "there is no scenario, so nothing was verified: name pages with programs, "
        + "or run 'bodycheck check'"
    ),
    (
      .noScenarios(["a", "b"]),
      "there is no scenario in 'a', 'b', so nothing was verified: name pages with programs, "
        + "or run 'bodycheck check'"
    ),
    (
      .notAStepNumber("9", count: 3),
      "'9' is not a step of the scenario: write a number from 1 to 3"
    ),
    (.noSuchStep("x", known: ["a", "b"]), "the scenario has no step 'x': its steps are a; b"),
  ]

  @Test(arguments: problems.indices) func `that are wrong come with the fix`(index: Int) {
    #expect("\(Self.problems[index].problem)" == Self.problems[index].message)
  }
}
