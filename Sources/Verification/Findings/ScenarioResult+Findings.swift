import Diagnostics
import Guidelines

extension ScenarioResult {
  /// Compares what a page states about a scenario with its outcome.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - scenario: One of the page's scenarios.
  ///   - configuration: How the program was compiled.
  ///   - outcome: How its compilation and execution ended.
  ///   - views: The view types that the program defines; one that never runs counts 0.
  ///   - declarations: The program's declarations, for explanations and to determine what can be counted.
  ///   - files: The files of the program that are not the page.
  ///   - seconds: How long compiling and running took.
  ///   - isCached: Whether the outcome is from the cache.
  ///   - mode: How the program was grouped for compilation.
  package init(
    page: Page,
    scenario: Scenario,
    configuration: Configuration,
    outcome: ScenarioOutcome,
    views: [String],
    declarations: [DeclaredView] = [],
    files: [SourceText] = [],
    seconds: Double,
    isCached: Bool,
    mode: CompilationMode
  ) {
    let comparison = ScenarioComparison(
      page: page,
      scenario: scenario,
      configuration: configuration,
      outcome: outcome,
      views: views,
      declarations: declarations,
      files: files
    )
    let (status, findings) = comparison.judgment()
    self.init(
      page: page.path,
      scenario: scenario.name,
      line: scenario.line,
      configuration: configuration,
      status: status,
      outcome: outcome,
      findings: findings.sorted(),
      counts: outcome.run?.compared(with: scenario, in: configuration) ?? [],
      seconds: seconds,
      isCached: isCached,
      mode: mode
    )
  }
}

/// Compares one scenario's statements with its outcome.
struct ScenarioComparison {
  let page: Page
  let scenario: Scenario
  let configuration: Configuration
  let outcome: ScenarioOutcome
  let views: [String]
  let declarations: [DeclaredView]
  let files: [SourceText]

  /// Whether the page's statements are true, with findings for those that are not.
  func judgment() -> (ScenarioStatus, [Diagnostic]) {
    let findings = findings()
    if outcome == .noCompiler { return (.error, findings) }
    guard findings.hasErrors else { return (.verified, findings) }
    return (isCarriedThrough ? .failed : .error, findings)
  }

  /// Whether the outcome is complete enough to compare.
  private var isCarriedThrough: Bool {
    switch outcome {
    case .completed: true
    case .compileError: scenario.expectation == .compileError
    case .crashed: scenario.expectation == .crash
    case .stepFailed, .timedOut, .notRun, .noCompiler: false
    }
  }

  private func findings() -> [Diagnostic] {
    guard let observation = page.observation else { return generalFindings() }
    let observed = findings(about: observation)
    let links = outcome.run.map { linkFindings(in: $0) } ?? []
    return observed + links.filter { !observed.contains($0) }
  }

  func generalFindings() -> [Diagnostic] {
    switch (outcome, scenario.expectation) {
    case (.completed(let run), .runs):
      countFindings(in: run) + consoleFindings(in: run) + unstatedCounts(in: run)
        + unstatedBuildFindings(in: run) + unstatedViews()
    case (.completed, .compileError): [report(.compiles(scenario.name), at: scenario.nameRange)]
    case (.completed, .crash): [report(.doesNotCrash(scenario.name), at: scenario.nameRange)]
    case (.compileError(let messages), .compileError): diagnosticsFindings(messages)
    case (.compileError(let messages), _): compilerFindings(messages)
    case (.crashed(let message, _, _), .crash) where CrashReport.isExit(message):
      [report(.exits(scenario.name, message), at: scenario.nameRange)]
    case (.crashed(let message, _, let run), .crash):
      countFindings(in: run) + trapFindings(message, in: run)
    case (.crashed(let message, let location, let run), _):
      [crash(message, at: location, run)]
    case (.stepFailed(let index, let failure, _), _):
      [report(.stepFailure(failure, step: stepText(at: index)), at: range(ofStep: index))]
    case (.timedOut(let run, let limit), _):
      [timeOut(limit: limit, run)]
    case (.noCompiler, _):
      [page.source.diagnostic(.warning, .unverified(scenario.name), at: scenario.nameRange)]
    case (.notRun(let reason), _): [report(.notRun(scenario.name, reason), at: scenario.nameRange)]
    }
  }

  /// What `check` warns about too, once for each program; a program without any table has its own warning.
  private func unstatedViews() -> [Diagnostic] {
    guard scenario.configuration == configuration, !scenario.tables.isEmpty else { return [] }
    let own = declarations.filter { views.contains($0.name) && $0.path == nil }
    return page.unstatedViews(of: scenario, among: own.map { ($0.name, $0.line) }).map {
      page.source.diagnostic(.warning, $0.message, at: $0.range)
    }
  }

  private func unstatedCounts(in run: Run) -> [Diagnostic] {
    let isStated = scenario.tables.contains { table in
      table.rows.contains { $0.cells.contains { $0.allowed != nil } }
    }
    guard !isStated, scenario.configuration == configuration else { return [] }
    let message = Diagnostic.Message.unstatedCounts(
      scenario.name,
      hasTable: !scenario.tables.isEmpty
    )
    return [page.source.diagnostic(.warning, message, at: scenario.nameRange)]
  }

  private func crash(_ message: String, at location: SourceLocation?, _ run: Run) -> Diagnostic {
    let step = stepText(at: lastBegun(in: run))
    let message = Diagnostic.Message.crash(scenario.name, message, step: step)
    let source = location.flatMap { file(at: $0.path) } ?? page.source
    let range = location.map { source.range(ofLine: $0.line) } ?? scenario.nameRange
    return source.diagnostic(message, at: range)
  }

  /// The file of the program at a path that is not the page's.
  func file(at path: String?) -> SourceText? { files.first { $0.path == path } }

  private func timeOut(limit: Double, _ run: Run) -> Diagnostic {
    let index = lastBegun(in: run)
    let step = stepText(at: index)
    return report(
      .timeOut(scenario.name, limit: limit, step: step, busiest: run.busiestView),
      at: range(ofStep: index)
    )
  }

  /// The index of the step in which an incomplete run stopped; the run includes that step.
  private func lastBegun(in run: Run) -> Int { max(0, run.steps.count - 1) }

  /// The page's wording for a step.
  func stepText(at index: Int) -> String {
    row(ofStep: index)?.text
      ?? scenario.steps(for: configuration).element(at: index)?.description ?? "present"
  }

  private func range(ofStep index: Int) -> Range<Int> {
    row(ofStep: index)?.range ?? scenario.nameRange
  }

  private func row(ofStep index: Int) -> StatedTable.Row? {
    scenario.statedRows(for: configuration).first { $0.stepIndex == index }?.row
  }

  func report(_ message: Diagnostic.Message, at range: Range<Int>) -> Diagnostic {
    page.source.diagnostic(message, at: range)
  }
}
