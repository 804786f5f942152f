import FoundationEssentials
import Guidelines
import ScenarioTrace

/// A program that is compiled once and then runs as often as needed, each time with other steps.
///
/// Every run starts from the beginning and is confined like any scenario.
package struct CompiledProgram: Sendable {
  private let request: ScenarioRequest
  private let runner: ScenarioRunner
  private let recording: Recording
  /// Where the executable is, or `nil` if there is none.
  private let executable: String?

  /// Compiles a program in a new folder, which must exist as long as the program is used.
  /// - Throws: `ToolchainProblem`, `ProcessProblem`, or an error of the file system.
  package init(_ request: ScenarioRequest, by runner: ScenarioRunner, in folder: String) throws {
    (self.request, self.runner) = (request, runner)
    try FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true
    )
    let made = try runner.compile(request, in: folder)
    var recording = Recording(mode: .single, messages: made.messages)
    recording.leftOut = made.leftOut
    (self.recording, executable) = (recording, made.folder)
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
      if let executable { recording.add(try runner.run(request, in: executable)) }
      return recording
    }
    return runner.outcome(result, of: request, views: views)
  }
}
