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
  func run(_ request: ScenarioRequest) -> CachedRun {
    if let known = cachedRecording(of: request) {
      return CachedRun(result: .success(known), isCached: true)
    }
    return CachedRun(result: Result { try record(request, as: .single) }, isCached: false)
  }

  /// The recordings of many requests; missing ones are compiled together where possible.
  ///
  /// - Parameters:
  ///   - requests: What to compile and run.
  ///   - jobs: How many processes run at the same time.
  ///   - isMerging: Whether programs may share a module.
  ///   - report: Called with each event, on any thread.
  /// - Returns: The recordings in the order of the requests.
  func recordings(
    of requests: [ScenarioRequest],
    jobs: Int,
    isMerging: Bool,
    report: @escaping @Sendable (RunnerEvent) -> Void
  ) -> [CachedRun] {
    let known = Array(requests.indices).concurrentMap(threads: jobs) { index in
      let recording = cachedRecording(of: requests[index])
      if recording != nil { report(.finished(index, isCached: true)) }
      return recording
    }
    let missing = requests.indices.filter { known[$0] == nil }
    let plan = CompilationPlan(missing, of: requests, jobs: jobs, isMerging: isMerging)
    let made = plan.units.concurrentMap(threads: jobs) { unit in
      perform(unit, of: requests, report: report)
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
    report: @Sendable (RunnerEvent) -> Void
  ) -> [(Int, Result<Recording, any Error>)] {
    switch unit {
    case .alone(let index, let mode):
      defer { report(.finished(index, isCached: false)) }
      return [(index, Result { try record(requests[index], as: mode) })]
    case .merged(let programs):
      return runTogether(programs, of: requests, report: report)
    }
  }

  /// Compiles programs as one module and runs each, then compiles the remaining ones separately.
  private func runTogether(
    _ programs: [MergedProgram],
    of requests: [ScenarioRequest],
    report: @Sendable (RunnerEvent) -> Void
  ) -> [(Int, Result<Recording, any Error>)] {
    var results: [(Int, Result<Recording, any Error>)] = []
    var excluded: [(program: MergedProgram, reason: String)] = []
    do {
      try withTemporaryDirectory { folder in
        let start = ContinuousClock.now
        let (compiled, refused) = try compile(programs, of: requests, in: folder)
        excluded = refused
        report(.compiled(compiled.count))
        let share = seconds(since: start) / Double(max(1, compiled.count))
        for (position, program) in compiled.enumerated() {
          let request = requests[program.index]
          let result = Result {
            try run(request, program: position, in: folder, compilationSeconds: share)
          }
          if case .success(let recording) = result, recording.tellsAccessLevels {
            excluded.append((program, "prints the full name of a type"))
            continue
          }
          if case .success(let recording) = result { store(recording, of: request) }
          results.append((program.index, result))
          report(.finished(program.index, isCached: false))
        }
      }
    } catch {
      let done = Set(results.map(\.0) + excluded.map(\.program.index))
      let left = programs.filter { !done.contains($0.index) }
      excluded += left.map { ($0, "shares a module that could not be compiled (\(error))") }
    }
    for (program, reason) in excluded {
      let request = requests[program.index]
      let result = Result { try record(request, as: .separate(reason: reason)) }
      results.append((program.index, result))
      report(.finished(program.index, isCached: false))
    }
    return results
  }

  /// Compiles as many of the programs together as possible.
  ///
  /// The compiler's errors identify the failing programs; the compiler then runs again without them.
  /// - Returns: The compiled programs in the order of their start indices, and the others.
  private func compile(
    _ programs: [MergedProgram],
    of requests: [ScenarioRequest],
    in folder: String
  ) throws -> (compiled: [MergedProgram], refused: [(MergedProgram, reason: String)]) {
    var members = programs
    var refused: [(MergedProgram, reason: String)] = []
    while let first = members.first {
      let report = try compilation(of: requests[first.index])
        .compile(members, in: folder, environment: environment)
      if report.isCompiled { break }
      let errors = report.messages.filter { $0.severity == .error }
      let faulty = members.filter { program in
        errors.contains { error in
          error.path.map {
            requests[program.index].program.contains(path: $0, line: error.line)
          } ?? false
        }
      }
      let reason =
        faulty.isEmpty
        ? "shares a module that does not compile: \(errors.first?.text ?? "")" : "does not compile"
      refused += (faulty.isEmpty ? members : faulty).map { ($0, reason) }
      members = faulty.isEmpty ? [] : members.filter { !faulty.contains($0) }
    }
    return (members, refused)
  }

  /// Runs one program of a compiled folder.
  private func run(
    _ request: ScenarioRequest,
    program: Int,
    in compiled: String,
    compilationSeconds: Double
  ) throws -> Recording {
    let start = ContinuousClock.now
    var recording = Recording(mode: .merged, messages: [])
    recording.add(try execution(of: request, program: program).run(compiled + "/scenario"))
    recording.seconds = compilationSeconds + seconds(since: start)
    return recording
  }
}
