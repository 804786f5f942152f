import FileSystem
import FoundationEssentials
import Guidelines
import Subprocess

/// Compiles and runs scenarios, with a cache of earlier runs.
package struct ScenarioRunner: Sendable {
  let toolchain: Toolchain
  let cache: ResultCache
  let limits: ProcessLimits
  let environment: [String: String]
  /// Whether programs of pages may contain what only attacks need.
  let trustsPages: Bool
  /// Whether this machine can give programs the same addresses in each run.
  let fixesAddresses: Bool

  /// Creates a runner.
  /// - Parameters:
  ///   - toolchain: The compiler and engine.
  ///   - environment: The environment, from which the compiler may need some variables.
  ///   - cache: Where results are cached, or `nil` to cache nothing.
  ///   - limits: The limits of each running scenario.
  ///   - abilities: What the kernel can confine.
  ///   - trustsPages: Whether programs may contain what only attacks need, and run where the kernel cannot confine
  ///     them.
  /// - Throws: `ConfinementProblem` if programs would run unconfined.
  package init(
    toolchain: Toolchain,
    environment: [String: String],
    cache: CacheLocation?,
    limits: ProcessLimits = .scenario,
    abilities: KernelAbilities = .current,
    trustsPages: Bool = false
  ) throws(ConfinementProblem) {
    // Without a compiler nothing runs.
    if toolchain.compiler != nil, !trustsPages, !abilities.missing.isEmpty {
      throw ConfinementProblem(missing: abilities.missing)
    }
    self.toolchain = toolchain
    self.environment = environment
    self.cache = ResultCache(cache)
    self.limits = limits
    self.trustsPages = trustsPages
    fixesAddresses = abilities.fixesAddresses
  }

  /// The outcome of a request.
  /// - Parameters:
  ///   - request: What to compile and run.
  ///   - views: The views that get a count in every step, even 0.
  /// - Returns: How it ended, from the cache or a new run.
  package func outcome(
    of request: ScenarioRequest,
    views: [String]
  ) -> ScenarioOutcome {
    outcome(run(request).result, of: request, views: views)
  }

  /// The outcome that a recording shows, or the error that prevented the recording.
  func outcome(
    _ recording: Result<Recording, any Error>,
    of request: ScenarioRequest,
    views: [String]
  ) -> ScenarioOutcome {
    switch recording {
    case .success(let recording):
      recording.outcome(
        steps: request.steps,
        views: views,
        limits: limits,
        program: request.program
      )
    case .failure(ToolchainProblem.compilerNotFound): .noCompiler
    case .failure(let error): .notRun("\(error)")
    }
  }

  /// The recording in the cache: of the program by itself, or compiled together with others.
  /// - Parameters:
  ///   - request: What to run.
  ///   - group: The programs of its page, if it may share a module with them.
  /// - Returns: The recording, if it is cached.
  func cachedRecording(of request: ScenarioRequest, in group: ProgramGroup?) -> Recording? {
    let key = key(of: request)
    return cache.recordings[key]
      ?? group.flatMap { cache.recordings[ResultCache.key(key, in: $0)] }
  }

  /// Compiles a request separately and runs it.
  /// - Parameters:
  ///   - request: What to compile and run.
  ///   - mode: Why it is compiled separately.
  ///   - check: Called before each compilation and each run; what it throws ends the work.
  /// - Returns: The recording, which is then cached.
  /// - Throws: `ToolchainProblem`, `ProcessProblem`, or an error of the file system.
  func record(
    _ request: ScenarioRequest,
    as mode: CompilationMode,
    check: () throws -> Void = {}
  ) throws -> Recording {
    let start = ContinuousClock.now
    let recording = try withTemporaryDirectory { folder in
      let made = try compile(request, in: folder, check: check)
      var recording = Recording(mode: mode, messages: made.messages)
      recording.leftOut = made.leftOut
      if let folder = made.folder {
        try check()
        recording.add(try run(request, in: folder))
        try addVersions(of: request, to: &recording) {
          try check()
          return try run($0, in: folder)
        }
      }
      recording.seconds = seconds(since: start)
      return recording
    }
    store(recording, as: key(of: request))
    return recording
  }

  /// Runs a compiled program, with its resources in a folder that it can read.
  func run(_ request: ScenarioRequest, in folder: String) throws -> Execution.Report {
    var execution = execution(of: request)
    let build = BuildFolder(path: folder)
    let resources = request.program.resources
    if !resources.isEmpty {
      let bundle = build.resources
      for resource in resources {
        let file = URL(fileURLWithPath: bundle + "/" + resource.name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(resource.bytes).write(to: file)
      }
      execution.resources = bundle
    }
    return try execution.run(build.executable)
  }

  func compilation(of request: ScenarioRequest) -> Compilation {
    Compilation(
      toolchain: toolchain,
      configuration: request.configuration,
      languageMode: request.languageMode
    )
  }

  func execution(of request: ScenarioRequest, program: Int? = nil) -> Execution {
    Execution(
      toolchain: toolchain,
      steps: request.steps,
      profile: request.profile,
      program: program,
      limits: limits,
      fixesAddresses: fixesAddresses
    )
  }

  /// Caches a recording, unless another run might differ.
  func store(_ recording: Recording, as key: String) {
    if recording.isRepeatable { cache.recordings.store(recording, as: key) }
  }

  /// The syntax facts about code, cached by earlier runs if possible.
  /// - Throws: `RootProblem`.
  func facts(about code: ScenarioCode) throws(RootProblem) -> CodeFacts {
    try cache.facts.entry(ResultCache.key(of: code)) { () throws(RootProblem) in
      try CodeFacts(of: code)
    }
  }

  func key(of request: ScenarioRequest) -> String {
    ResultCache.key(
      of: request,
      toolchain: toolchain,
      flags: compilation(of: request).flags,
      limits: limits
    )
  }
}

extension [CompilerOutput.Message] {
  /// The messages with the author's path and line where the compiler gives those of a generated file.
  func located(in program: ScenarioProgram) -> Self {
    let files = program.bodies.enumerated().map { (Compilation.fileName($0.offset), $0.element) }
    let bodies = Dictionary(uniqueKeysWithValues: files)
    return map { message in
      guard let body = message.path.flatMap({ bodies[$0] }) else { return message }
      var message = message
      if message.text.hasPrefix(CompilerCrash.start) {
        message.path = body.path
        return message
      }
      let place = body.place(ofRow: message.line, message.column)
      (message.path, message.line, message.column) = (place.path, place.line, place.column)
      return message
    }
  }
}

/// The elapsed time in seconds, to the nearest thousandth.
func seconds(since start: ContinuousClock.Instant) -> Double {
  let parts = (ContinuousClock.now - start).components
  let seconds = Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
  return (seconds * 1000).rounded() / 1000
}
