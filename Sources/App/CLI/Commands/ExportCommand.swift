import Guidelines
import SiteRenderer
import SwiftSource

/// `bodycheck export`: writes a scenario as one Swift file that counts by itself on a device, or many of them as an
/// Xcode project with a test that performs their steps.
enum ExportCommand: Command {
  struct Options: Sendable {
    var suite: String?
    var content = "content"
  }

  static let name = "export"
  static let summary =
    "write programs for Xcode that count evaluations: one as a file, or many with a test"
  static let operands = Operands.any(.file("PAGE#SCENARIO"))
  static let defaults = Options()

  static let flags: [Flag<Options>] = [
    .text(
      "--suite",
      .folder,
      "write a new Xcode project with the programs of PAGE, or of all pages, and a test of their steps"
    ) {
      $0.suite = $1
    },
    .content { $0.content = $1 },
  ]

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    if let folder = options.suite {
      return try writeSuite(folder, of: operands, options, context)
    }
    try Operands.one(.file("PAGE#SCENARIO")).check(operands, of: name)
    let (page, scenario) = try ExplainCommand.scenario(
      operands[0],
      content: options.content,
      context
    )
    guard scenario.files == nil else { throw ArgumentProblem.exportOfFiles(scenario.name) }
    guard scenario.expectation == .runs else {
      throw ArgumentProblem.notExportable(scenario.name)
    }
    guard scenario.showsView else { throw ArgumentProblem.exportWithoutView(scenario.name) }
    context.write(exportedProgram(of: scenario, on: page).file)
    return .success
  }

  private static func writeSuite(
    _ folder: String,
    of paths: [String],
    _ options: Options,
    _ context: Context
  ) throws -> ExitCode {
    let site = SiteFolder(content: options.content, paths: paths, context: context)
    let suite = DeviceSuite(try site.read().pages)
    guard !suite.scenarios.isEmpty else { throw ArgumentProblem.emptySuite }
    for (path, text) in suite.files.sorted(by: { $0.key < $1.key }) {
      try context.create(folder + "/" + path, text)
    }
    for (scenario, obstacle) in suite.leftOut {
      context.writeError(
        "bodycheck: left out '\(scenario)', because it \(obstacle): export it by itself\n"
      )
    }
    context.note(
      """
      wrote \(count(suite.scenarios.count, "scenario")) to \(folder)
      On a Mac, run
        cd \(shellWord(folder))
        TEST_RUNNER_BODYCHECK_RESULTS="$PWD/results.json" xcodebuild test -scheme \(SuiteProject.name) \
      -destination 'platform=iOS Simulator,name=iPhone 17'
        bodycheck observe results.json

      """
    )
    return .success
  }
}
