import Diagnostics
import Guidelines

/// `bodycheck observe`: compares what a suite has measured on a device with what the pages state.
enum ObserveCommand: Command {
  struct Options: Sendable {
    var author: String?
    var address: String?
    var program = ProgramChoice()
    var content = "content"
  }

  static let name = "observe"
  static let summary =
    "compare what a suite measured on a device with the pages, or with a program of your own"
  static let operands = Operands.oneOrMore(.file("RESULTS.json|PATH"))
  static let defaults = Options()

  static let flags: [Flag<Options>] =
    [
      .text(
        "--author",
        .word("NAME"),
        "add what was measured to the pages, as this person's; needs --url"
      ) { $0.author = $1 },
      .text("--url", .word("ADDRESS"), "where the measurement can be read") { $0.address = $1 },
      .content { $0.content = $1 },
    ] + Flag.program(\.program)

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    guard (options.author == nil) == (options.address == nil) else {
      throw options.author == nil
        ? ArgumentProblem.missingValue(flag: "--author", form: "NAME")
        : ArgumentProblem.missingValue(flag: "--url", form: "ADDRESS")
    }
    let results = try SuiteResults(
      reading: operands[0],
      in: context,
      or: FileProblem.notMeasured
    )
    guard results.version == 1 else {
      throw FileProblem.notMeasured(operands[0], "its version is \(results.version), not 1")
    }
    guard results.hasPlainFacts else {
      throw FileProblem.notMeasured(operands[0], "a device is one line of plain text")
    }
    if operands.count > 1 {
      let comparison = try ProgramComparison(
        results,
        of: Array(operands.dropFirst()),
        options.program,
        in: context
      )
      context.write(comparison.text)
      return comparison.agrees ? .success : .findings
    }
    let folder = SiteFolder(content: options.content, paths: [], context: context)
    let site = try folder.read().site
    let comparisons = results.scenarios.compactMap { Self.comparison($0, in: results, site) }
    context.write(report(comparisons, of: results, in: context))
    if let author = options.author, let address = options.address {
      try MeasuredPages(
        comparisons,
        of: results,
        author: author,
        address: address,
        in: site,
        folder
      ).write()
    }
    return comparisons.allSatisfy(\.differences.isEmpty) ? .success : .findings
  }

  private static func comparison(
    _ measured: SuiteResults.Scenario,
    in results: SuiteResults,
    _ site: Site
  ) -> SuiteComparison? {
    for page in site.pages where measured.scenario.hasPrefix(page.slug + "#") {
      for scenario in page.exportedScenarios
      where DeviceSuite.name(of: scenario, on: page) == measured.scenario {
        return SuiteComparison(measured, of: scenario, on: page, in: results)
      }
    }
    return nil
  }

  private static func report(
    _ comparisons: [SuiteComparison],
    of results: SuiteResults,
    in context: Context
  ) -> String {
    let format = DiagnosticFormat(isColored: context.isColored)
    let known = Set(comparisons.map(\.measured.scenario))
    let unknown = results.scenarios.map(\.scenario).filter { !known.contains($0) }
    let notes = comparisons.flatMap { one in one.notes.map { "\(one.measured.scenario): \($0)" } }
    let compared = comparisons.filter { $0.compared > 0 }
    let different = compared.filter { !$0.differences.isEmpty }
    return [
      format.text(comparisons.flatMap(\.differences)),
      notes.map { visible($0) + "\n" }.joined(),
      unknown.map { visible("\($0): no page has this scenario") + "\n" }.joined(),
      visible("\(results.os), \(results.device), \(results.configuration)") + ": "
        + "\(count(results.scenarios.count, "scenario")), \(compared.count - different.count) as stated, "
        + "\(different.count) different, \(results.scenarios.count - compared.count) not compared\n",
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
