import Guidelines
import SiteRenderer
import SwiftSource

/// `bodycheck export`: writes a scenario as one Swift file that counts by itself on a device, or many of them as an
/// Xcode project with a test that performs their steps.
enum ExportCommand: Command {
  struct Options: Sendable {
    var suite: String?
    var program = ProgramChoice()
    var steps: [Step] = []
    var content = "content"
  }

  static let name = "export"
  static let summary =
    "write programs for Xcode that count evaluations: one as a file, or many with a test"
  static let operands = Operands.any(.file("PAGE#SCENARIO|PATH"))
  static let defaults = Options()

  static let flags: [Flag<Options>] =
    [
      .text(
        "--suite",
        .folder,
        "write a new Xcode project with the programs of PAGE, of all pages, or of PATH, and a test of their steps"
      ) {
        $0.suite = $1
      },
      Flag(
        "--step",
        .word("STEP"),
        "with --suite and PATH: a step after 'present'; may be given more than once",
        apply: { options, text in options.steps.append(try UserProgram.step(text)) }
      ),
      .content { $0.content = $1 },
    ] + Flag.program(\.program)

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    if let folder = options.suite {
      let isProgram =
        !operands.isEmpty
        && !operands.contains { operand in
          context.isPage(operand) || operand == options.content
            || operand.hasPrefix(options.content + "/")
        }
      if isProgram { return try writeSuite(folder, ofProgram: operands, options, context) }
      try options.program.checkUnused(for: operands.first ?? options.content)
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
    let program = count(suite.scenarios.count, "scenario")
    context.note(message(wrote: program, to: folder, observing: "results.json"))
    return .success
  }

  /// Writes a suite of a program that is on no page.
  private static func writeSuite(
    _ folder: String,
    ofProgram paths: [String],
    _ options: Options,
    _ context: Context
  ) throws -> ExitCode {
    let sources = try context.sources(at: paths, options.program)
    let program = try UserProgram(
      sources,
      choice: options.program.root,
      steps: options.steps,
      settings: .init(
        configuration: .debug,
        toolchain: context.toolchain().version,
        isStrict: true
      )
    )
    if let module = sources.files.compactMap(\.module).first {
      throw ArgumentProblem.suiteOfModules(program.name, module: module)
    }
    guard case .view(let root) = program.program.root else {
      throw ArgumentProblem.suiteWithoutView(program.name, program.otherRoots)
    }
    let suite = DeviceSuite(program, of: sources.files.map(\.source), root: root)
    for (path, text) in suite.files.sorted(by: { $0.key < $1.key }) {
      try context.create(folder + "/" + path, text)
    }
    if !sources.resources.isEmpty {
      context.writeError(
        "bodycheck: images and other resources are not in the suite: add them to its folder 'App'\n"
      )
    }
    let observing = (["results.json"] + paths).map(shellWord).joined(separator: " ")
    context.note(message(wrote: program.name, to: folder, observing: observing))
    return .success
  }

  private static func message(
    wrote what: String,
    to folder: String,
    observing operands: String
  ) -> String {
    """
    wrote \(what) to \(folder)
    On a Mac, run
      cd \(shellWord(folder))
      TEST_RUNNER_BODYCHECK_RESULTS="$PWD/results.json" xcodebuild test -scheme \(SuiteProject.name) \
    -destination 'platform=iOS Simulator,name=iPhone 17'
      bodycheck observe \(operands)

    """
  }
}
