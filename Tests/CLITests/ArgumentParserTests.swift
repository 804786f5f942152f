import Testing

@testable import CLI

@Suite struct `Argument parser` {
  enum Taste: String, CaseIterable, Sendable {
    case sweet
    case sour
  }

  struct Options: Equatable, Sendable {
    var isLoud = false
    var name = ""
    var taste = Taste.sweet
    var number = 0
  }

  static let flags: [Flag<Options>] = [
    .toggle("--loud", "speak up") { $0.isLoud = true },
    .text("--name", .word("NAME"), "who") { $0.name = $1 },
    .choice("--taste", "how") { $0.taste = $1 },
    .count("--number", "how many") { $0.number = $1 },
  ]

  static let lines: [(line: [String], operands: [String], options: Options)] = [
    ([], [], Options()),
    (["a", "--loud", "b"], ["a", "b"], Options(isLoud: true)),
    (["--name", "Ada"], [], Options(name: "Ada")),
    (["--name=Ada=x"], [], Options(name: "Ada=x")),
    (["--name="], [], Options()),
    (["--name=--loud"], [], Options(name: "--loud")),
    (["--taste", "sour", "--number=12"], [], Options(taste: .sour, number: 12)),
    (["--", "--loud"], ["--loud"], Options()),
    (["-"], ["-"], Options()),
  ]

  @Test(arguments: lines.indices)
  func `tells flags from operands`(_ index: Int) throws {
    let row = Self.lines[index]
    var options = Options()
    let operands = try parse(row.line, command: "try", flags: Self.flags, into: &options)
    #expect(operands == row.operands)
    #expect(options == row.options)
  }

  static let faults: [(line: [String], expected: String)] = [
    (["--luod"], "'try' has no flag '--luod': did you mean '--loud'?"),
    (["--zebra"], "'try' has no flag '--zebra': run 'bodycheck help try' for its flags"),
    (["--name"], "'--name' needs a value: write '--name NAME'"),
    (["--name", "--loud"], "'--name' needs a value: write '--name NAME'"),
    (["--loud=yes"], "'--loud' takes no value: write '--loud' alone"),
    (["--taste", "swete"], "'--taste' cannot be 'swete': write one of sweet, sour"),
    (["--taste", "umami"], "'--taste' cannot be 'umami': write one of sweet, sour"),
    (["--number", "0"], "'--number' cannot be '0': write a whole number from 1 up"),
    (["--number=many"], "'--number' cannot be 'many': write a whole number from 1 up"),
  ]

  @Test(arguments: faults)
  func `says what is wrong and how to write it`(_ line: [String], _ expected: String) throws {
    var options = Options()
    let problem = try #require(throws: ArgumentProblem.self) {
      try parse(line, command: "try", flags: Self.flags, into: &options)
    }
    #expect(problem.description == expected)
  }
}
