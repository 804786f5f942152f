import FileSystem
import FoundationEssentials
import Guidelines
import Threads

/// A scenario run, cached or new.
struct CachedRun: Sendable {
  let result: Result<Recording, any Error>
  let isCached: Bool
}

/// A progress event of a runner.
enum RunnerEvent {
  /// This number of programs have been compiled and will run.
  case compiled(Int)
  /// The request with this index is done.
  case finished(Int, isCached: Bool)
}

extension ScenarioRunner {
  /// The run of one request, compiled separately if it is not cached.
  /// - Parameters:
  ///   - request: What to compile and run.
  ///   - group: The programs of its page, with which it can be in the cache.
  /// - Returns: The run.
  func run(_ request: ScenarioRequest, in group: ProgramGroup? = nil) -> CachedRun {
    if let known = cachedRecording(of: request, in: group) {
      return CachedRun(result: .success(known), isCached: true)
    }
    return CachedRun(result: Result { try record(request, as: .single) }, isCached: false)
  }

  /// The recordings of many requests; missing ones of a page are compiled together where possible.
  ///
  /// - Parameters:
  ///   - requests: What to compile and run.
  ///   - jobs: How many processes run at the same time.
  ///   - isMerging: Whether programs may share a module.
  ///   - budget: The time for the programs of each page.
  ///   - report: Called with each event, on any thread.
  /// - Returns: The recordings in the order of the requests.
  func recordings(
    of requests: [ScenarioRequest],
    jobs: Int,
    isMerging: Bool,
    budget: PageBudget = PageBudget(),
    report: @escaping @Sendable (RunnerEvent) -> Void
  ) -> [CachedRun] {
    let groups = isMerging ? ProgramGroup.groups(of: requests) : [:]
    let known = Array(requests.indices).concurrentMap(threads: jobs) { index in
      let recording = cachedRecording(
        of: requests[index],
        in: groups[requests[index].program.rootPath]
      )
      if recording != nil { report(.finished(index, isCached: true)) }
      return recording
    }
    let missing = requests.indices.filter { known[$0] == nil }
    let plan = CompilationPlan(missing, of: requests, isMerging: isMerging)
    let made = plan.units.concurrentMap(threads: jobs) { unit in
      perform(unit, of: requests, in: groups, within: budget, report: report)
    }
    if !missing.isEmpty { cache.prune() }
    let results = Dictionary(uniqueKeysWithValues: made.joined())
    return zip(requests.indices, known).map { index, known in
      if let known { return CachedRun(result: .success(known), isCached: true) }
      guard let result = results[index] else {
        preconditionFailure("every missing recording is in one unit of the plan")
      }
      return CachedRun(result: result, isCached: false)
    }
  }

  private func perform(
    _ unit: CompilationPlan.Unit,
    of requests: [ScenarioRequest],
    in groups: [String: ProgramGroup],
    within budget: PageBudget,
    report: @Sendable (RunnerEvent) -> Void
  ) -> [(Int, Result<Recording, any Error>)] {
    switch unit {
    case .alone(let index, let mode):
      defer { report(.finished(index, isCached: false)) }
      return [(index, Result { try record(requests[index], as: mode, within: budget) })]
    case .merged(let programs):
      return runTogether(programs, of: requests, in: groups, within: budget, report: report)
    }
  }

  private func record(
    _ request: ScenarioRequest,
    as mode: CompilationMode,
    within budget: PageBudget
  ) throws -> Recording {
    try budget.spend(on: request.program.rootPath) {
      try record(request, as: mode, check: $0)
    }
  }

  /// Compiles programs as one module and runs each.
  ///
  /// If they do not compile together, each is compiled separately; so is one that reveals that its types are
  /// file-private.
  private func runTogether(
    _ programs: [MergedProgram],
    of requests: [ScenarioRequest],
    in groups: [String: ProgramGroup],
    within budget: PageBudget,
    report: @Sendable (RunnerEvent) -> Void
  ) -> [(Int, Result<Recording, any Error>)] {
    let start = ContinuousClock.now
    var faulty = false
    let together = try? withTemporaryDirectory { folder -> [Recording?] in
      let first = requests[programs[0].index]
      let compiled = try budget.spend(on: first.program.rootPath) { _ in
        try compilation(of: first).compile(programs, in: folder, environment: environment)
      }
      guard compiled.isCompiled else {
        // Without an error in the code, the compiler was stopped, by its limits or the system.
        faulty = compiled.messages.contains { $0.severity == .error && $0.path != nil }
        return []
      }
      report(.compiled(programs.count))
      let share = seconds(since: start) / Double(programs.count)
      return programs.enumerated().map { position, program in
        let request = requests[program.index]
        let recording = try? budget.spend(on: request.program.rootPath) {
          try run(request, program: position, in: folder, compilationSeconds: share, check: $0)
        }
        guard let recording, !recording.tellsAccessLevels else { return nil }
        if let group = groups[request.program.rootPath] {
          store(recording, as: ResultCache.key(key(of: request), in: group))
        }
        report(.finished(program.index, isCached: false))
        return recording
      }
    }
    return programs.enumerated().map { position, program in
      if let recording = together?.dropFirst(position).first ?? nil {
        return (program.index, .success(recording))
      }
      defer { report(.finished(program.index, isCached: false)) }
      let reason =
        together?.isEmpty == false
        ? "prints the full name of a type"
        : faulty
          ? "shares a page with one that does not compile"
          : "could not be compiled with others of its page"
      return (
        program.index,
        Result {
          try record(requests[program.index], as: .separate(reason: reason), within: budget)
        }
      )
    }
  }

  /// Runs one program of a compiled folder.
  private func run(
    _ request: ScenarioRequest,
    program: Int,
    in compiled: String,
    compilationSeconds: Double,
    check: () throws -> Void
  ) throws -> Recording {
    let start = ContinuousClock.now
    var recording = Recording(mode: .merged, messages: [])
    let executable = BuildFolder(path: compiled).executable
    recording.add(try execution(of: request, program: program).run(executable))
    try addVersions(of: request, to: &recording) {
      try check()
      return try execution(of: $0, program: program).run(executable)
    }
    recording.seconds = compilationSeconds + seconds(since: start)
    return recording
  }
}
