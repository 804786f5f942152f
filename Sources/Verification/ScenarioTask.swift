import Diagnostics
import Guidelines
import SwiftSource

/// One scenario in one configuration, to run and compare.
struct ScenarioTask: Sendable {
  let page: Page
  let scenario: Scenario
  let configuration: Configuration
  /// The SwiftUI version to behave as, or `nil` for the engine's default.
  let profile: String?
  /// The Xcode to build with, or `nil` for that of the profile.
  let sdk: Sdk?

  /// The program to run, with the syntax facts about its views.
  /// - Throws: `UnusableProgram` if no view can be the root, or the code cannot be read or must not run.
  func prepared(
    by runner: ScenarioRunner,
    reading programs: PagePrograms
  ) throws(UnusableProgram) -> PreparedTask {
    let files = try files(in: programs)
    let written = page.fragments(of: scenario)
    let longest = written.map(\.code.utf8.count).max() ?? 0
    // At each of about a hundred nested braces, the parser looks ahead to the end of the code.
    guard longest <= Scenario.maxCodeSize else {
      throw UnusableProgram(findings: [diagnostic(.tooLong(longest))])
    }
    let settings = settings(files, toolchain: runner.toolchain.version)
    let facts: CodeFacts
    do {
      facts = try runner.facts(about: code(with: files, settings))
    } catch {
      // Code that is not parsed has no views.
      let nested = written.compactMap(\.nestedCode).map(page.source.diagnostic)
      throw UnusableProgram(findings: nested.isEmpty ? [diagnostic(error)] : nested)
    }
    let sources = [page.source] + (files?.files.map(\.source) ?? [])
    let refused =
      facts.refusedCode.map { code in
        (sources.first { $0.path == code.path } ?? page.source).diagnostic(code)
      }
      + facts.refusedRootCode.map { page.source.diagnostic(.refused($0), at: scenario.rootRange) }
    guard refused.isEmpty || runner.trustsPages else { throw UnusableProgram(findings: refused) }
    var request = ScenarioRequest(
      program: ScenarioProgram(
        fragments: facts.code.fragments,
        grammar: settings.languageMode.grammar,
        root: facts.root,
        rootPath: page.path,
        rootLine: scenario.line,
        rootFile: facts.rootPath,
        declaresSteps: facts.declaresSteps,
        resources: files?.resources ?? [],
        flags: files?.flags ?? []
      ),
      configuration: configuration,
      languageMode: settings.languageMode,
      profile: profile,
      expectation: scenario.expectation,
      steps: scenario.steps(for: configuration)
    )
    // What '#available' leaves out depends on the version, so that there is not one program for all.
    request.comparesVersions = !written.contains { $0.code.contains("available") }
    return PreparedTask(
      task: self,
      request: request,
      rawAccess: rawAccess(in: request.program, refused: facts.refusedCode),
      facts: facts,
      settings: settings,
      sources: sources,
      warnings: facts.code.findings(in: sources)
    )
  }

  /// What could report false counts; for a trusted page also code that is refused on others.
  private func rawAccess(
    in program: ScenarioProgram,
    refused: [RefusedCode]
  ) -> [RawAccess] {
    refused.map { RawAccess(name: $0.text, path: $0.path ?? page.path, line: $0.line) }
      + program.rawAccess
  }

  private func files(
    in programs: PagePrograms
  ) throws(UnusableProgram) -> ProgramSources? {
    do {
      return try programs.sources(of: scenario, on: page)
    } catch {
      let range = scenario.files?.range ?? scenario.nameRange
      throw UnusableProgram(findings: [page.source.diagnostic(.unreadableProgram(error), at: range)]
      )
    }
  }

  private func settings(_ files: ProgramSources?, toolchain: String) -> RunSettings {
    RunSettings(
      configuration: configuration,
      languageMode: scenario.statedLanguageMode ?? files?.languageMode ?? .swift5,
      profile: profile.flatMap(Profile.init(rawValue:)) ?? .standard,
      sdk: sdk,
      toolchain: toolchain
    )
  }

  private func code(with files: ProgramSources?, _ settings: RunSettings) -> ScenarioCode {
    ScenarioCode(
      fragments: page.fragments(of: scenario, with: files),
      settings: settings,
      root: scenario.root,
      needsRoot: scenario.expectation != .compileError
    )
  }

  /// The finding about a root; for an expression, at the byte where it goes wrong.
  private func diagnostic(_ problem: RootProblem) -> Diagnostic {
    var range = scenario.rootRange
    // With escapes in it, the page's bytes are not the expression's.
    if case .notAnExpression(let text, let offset) = problem, page.source[range] == text {
      range = min(range.lowerBound + offset, range.upperBound)..<range.upperBound
    }
    return page.source.diagnostic(.noRoot(problem), at: range)
  }

  /// The result if nothing can run.
  func result(without problem: UnusableProgram, toolchain: String) -> ScenarioResult {
    var result = ScenarioResult(
      page: page.path,
      scenario: scenario.name,
      line: scenario.line,
      configuration: configuration,
      status: .error,
      outcome: .notRun(problem.findings[0].what),
      findings: problem.findings,
      counts: [],
      seconds: 0,
      isCached: false,
      mode: .single
    )
    result.settings = settings(nil, toolchain: toolchain)
    return result
  }
}

/// A scenario's program that is not compiled.
struct UnusableProgram: Error {
  /// Why; never empty.
  let findings: [Diagnostic]
}

/// A task with its generated program.
struct PreparedTask: Sendable {
  let task: ScenarioTask
  let request: ScenarioRequest
  let rawAccess: [RawAccess]
  let facts: CodeFacts
  let settings: RunSettings
  /// The page, and the files of the program.
  let sources: [SourceText]
  /// Findings about the code that are known before it runs.
  let warnings: [Diagnostic]

  /// Compares what the page states with what was measured.
  func result(_ run: CachedRun, runner: ScenarioRunner) -> ScenarioResult {
    let recording = try? run.result.get()
    var result = ScenarioResult(
      page: task.page,
      scenario: task.scenario,
      configuration: task.configuration,
      outcome: runner.outcome(run.result, of: request, views: facts.views),
      views: facts.views,
      declarations: facts.declarations,
      files: Array(sources.dropFirst()),
      seconds: recording?.seconds ?? 0,
      isCached: run.isCached,
      mode: recording?.mode ?? .single
    )
    result.findings = (result.findings + warnings).sorted()
    result.settings = settings
    result.rawAccess = rawAccess
    result.versions = versions(recording, outcome: result.outcome, runner: runner)
    return result
  }

  /// What differs on each version of iOS; nothing for one whose run would be the same.
  private func versions(
    _ recording: Recording?,
    outcome: ScenarioOutcome,
    runner: ScenarioRunner
  ) -> [Profile: [VersionDifference]] {
    guard request.comparesVersions, let recording, recording.ending != nil else { return [:] }
    let stated = task.scenario.tables.flatMap(\.columns).compactMap(\.column)
    let pairs = Profile.allCases.map { profile in
      let other = recording.others[profile.rawValue].map {
        runner.outcome(.success($0), of: request, views: facts.views)
      }
      return (profile, other.map { outcome.differences(on: $0, in: Set(stated)) } ?? [])
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}
