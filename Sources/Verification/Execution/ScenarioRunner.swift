import Foundation
import Guidelines

/// Compiles and runs scenarios, or remembers how they went.
package struct ScenarioRunner: Sendable {
  let toolchain: Toolchain
  let cache: ResultCache
  let limits: ProcessLimits
  let environment: [String: String]

  /// Makes a runner.
  /// - Parameters:
  ///   - toolchain: The compiler and engine.
  ///   - environment: The environment that the compiler may need some variables of.
  ///   - cacheFolder: Where to remember runs, or `nil` for nowhere.
  ///   - limits: What each running scenario may use.
  package init(
    toolchain: Toolchain,
    environment: [String: String],
    cacheFolder: String?,
    limits: ProcessLimits = .scenario
  ) {
    self.toolchain = toolchain
    self.environment = environment
    self.cache = ResultCache(folder: cacheFolder)
    self.limits = limits
  }

  /// What became of a request.
  /// - Parameters:
  ///   - request: What to compile and run.
  ///   - views: The views that have a count in every step, be it 0.
  ///   - path: The page that the compiler's lines belong to.
  /// - Returns: The outcome, the seconds that the run took, and whether it is remembered.
  package func outcome(
    of request: ScenarioRequest,
    views: [String],
    path: String
  ) -> (outcome: ScenarioOutcome, seconds: Double, isCached: Bool) {
    do {
      let (recording, isCached) = try recording(of: request)
      let outcome = recording.outcome(
        steps: request.steps,
        views: views,
        limits: limits,
        path: path
      )
      return (outcome, recording.seconds, isCached)
    } catch {
      return (.notRun("\(error)"), 0, false)
    }
  }

  /// The recording of a request, and whether it was made in an earlier run.
  ///
  /// What might go otherwise next time is not remembered.
  /// - Throws: `ProcessProblem`, or an error of the file system.
  func recording(
    of request: ScenarioRequest
  ) throws -> (recording: Recording, isCached: Bool) {
    let compilation = Compilation(
      toolchain: toolchain,
      configuration: request.configuration,
      languageMode: request.languageMode
    )
    let key = ResultCache.key(
      of: request,
      toolchain: toolchain,
      flags: compilation.flags,
      limits: limits
    )
    if let known = cache[key] { return (known, true) }
    let recording = try record(request, compilation)
    if recording.isRepeatable { cache.store(recording, as: key) }
    return (recording, false)
  }

  private func record(
    _ request: ScenarioRequest,
    _ compilation: Compilation
  ) throws -> Recording {
    let start = ContinuousClock.now
    return try withScratchFolder { folder in
      let report = try compilation.compile(
        request.program.source,
        in: folder,
        environment: environment
      )
      var recording = Recording(
        messages: report.messages,
        ending: nil,
        trace: "",
        output: Data(),
        errors: "",
        seconds: 0
      )
      if report.isCompiled {
        let execution = Execution(steps: request.steps, profile: request.profile, limits: limits)
        let run = try execution.run(in: folder)
        recording.ending = run.ending
        recording.trace = run.trace.text
        recording.isForged = run.trace.isForged
        recording.output = run.output
        recording.errors = run.errors
      }
      recording.seconds = seconds(since: start)
      return recording
    }
  }

  private func seconds(since start: ContinuousClock.Instant) -> Double {
    let parts = (ContinuousClock.now - start).components
    let seconds = Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    return (seconds * 1000).rounded() / 1000
  }
}
