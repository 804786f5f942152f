import FoundationEssentials
import Guidelines
import ScenarioTrace

/// A program that is compiled once and then runs as often as needed, each time with other steps.
///
/// Every run starts from the beginning and is confined like any scenario.
package struct CompiledProgram: Sendable {
  private let request: ScenarioRequest
  private let runner: ScenarioRunner
  private let folder: String
  private let recording: Recording
  private let isCompiled: Bool

  /// Compiles a program in a new folder, which must exist as long as the program is used.
  /// - Throws: `ToolchainProblem`, `ProcessProblem`, or an error of the file system.
  package init(_ request: ScenarioRequest, by runner: ScenarioRunner, in folder: String) throws {
    (self.request, self.runner, self.folder) = (request, runner, folder)
    try FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true
    )
    let report = try runner.compilation(of: request)
      .compile(request.program, in: folder, environment: runner.environment)
    recording = Recording(
      mode: .single,
      messages: report.messages.map { $0.located(in: request.program) }
    )
    isCompiled = report.isCompiled
  }

  /// Runs the program.
  /// - Parameters:
  ///   - steps: The steps, `present` first.
  ///   - views: The views that get a count in every step, even 0.
  /// - Returns: How it ended.
  package func outcome(of steps: [Step], views: [String]) -> ScenarioOutcome {
    var request = request
    request.steps = steps
    let result = Result {
      var recording = recording
      if isCompiled { recording.add(try runner.run(request, in: folder)) }
      return recording
    }
    return runner.outcome(result, of: request, views: views)
  }
}
