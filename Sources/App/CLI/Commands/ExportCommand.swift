import Guidelines
import SiteRenderer

/// `bodycheck export`: writes a scenario as one Swift file that counts by itself on a device.
enum ExportCommand: Command {
  struct Options: Sendable {
    var content = "content"
  }

  static let name = "export"
  static let summary = "write a program as one Swift file that counts evaluations in Xcode"
  static let operands = Operands.one(.file("PAGE#SCENARIO"))
  static let defaults = Options()

  static let flags: [Flag<Options>] = [
    .content { $0.content = $1 }
  ]

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    let (page, scenario) = try ExplainCommand.scenario(
      operands[0],
      content: options.content,
      context
    )
    guard scenario.files == nil else { throw ArgumentProblem.exportOfFiles(scenario.name) }
    guard scenario.expectation == .runs else {
      throw ArgumentProblem.notExportable(scenario.name)
    }
    context.write(exportedText(of: scenario, on: page))
    return .success
  }
}
