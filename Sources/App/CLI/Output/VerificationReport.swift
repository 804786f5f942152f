import Diagnostics
import Guidelines
import Verification

/// The results of a verification, independent of the output format.
struct VerificationReport: Equatable {
  /// One scenario in one configuration.
  struct Entry: Equatable {
    var page: String
    /// The line of the scenario's opening fence, counted from 1.
    var line: Int
    var scenario: String
    var verdict: Scenario.Verdict?
    var configuration: Configuration
    var status: ScenarioStatus
    /// How many steps were performed, or `nil` if the program did not run.
    var performed: Int?
    /// The number of compiler errors, if compiling the scenario failed.
    var compilerErrors: Int?
    var counts: [Count]
    /// The printed lines of each step.
    var consoleByStep: [PrintedStep]
    /// What the counts rely on, such as that the program is offline.
    var assumptions: [String] = []
    /// The code with which the program could report false counts.
    var rawAccess: [RawAccess] = []
    var findings: [Diagnostic]
    var mode: CompilationMode
    /// How long compiling and running took, in seconds; for a cached result, the original time.
    var duration: Double
    var isCached: Bool
    /// What the program was compiled with.
    var settings = RunSettings()

    /// The printed lines of all steps.
    var console: [String] { consoleByStep.flatMap(\.lines) }
  }

  /// A stated number with the measured one.
  struct Count: Equatable {
    var step: String
    var view: String
    var stated: CountRange?
    var measured: Int
  }

  /// The part of all scenarios that was verified.
  var shard = Shard.all
  var entries: [Entry]
  /// The findings about the pages themselves.
  var pageFindings: [Diagnostic]
  /// What the kernel lacked to confine the programs, such as `Landlock`.
  var missingConfinement: [String] = []

  /// All findings without duplicates: scenarios of one page share those about its setup.
  var findings: [Diagnostic] {
    Set(pageFindings + entries.flatMap(\.findings)).sorted()
  }
}

extension VerificationReport {
  /// Combines results with the scenarios of their pages.
  init(_ results: [ScenarioResult], of pages: [Page], pageFindings: [Diagnostic], shard: Shard) {
    var verdicts: [String: Scenario.Verdict] = [:]
    for page in pages {
      for scenario in page.scenarios {
        verdicts["\(page.path)#\(scenario.name)"] = scenario.verdict
      }
    }
    self.init(
      shard: shard,
      entries: results.map { Entry($0, verdict: verdicts["\($0.page)#\($0.scenario)"]) },
      pageFindings: pageFindings
    )
  }
}

extension VerificationReport.Entry {
  fileprivate init(_ result: ScenarioResult, verdict: Scenario.Verdict?) {
    self.init(
      page: result.page,
      line: result.line,
      scenario: result.scenario,
      verdict: verdict,
      configuration: result.configuration,
      status: result.status,
      performed: result.outcome.run?.steps.count,
      compilerErrors: result.outcome.compilerErrors,
      counts: result.counts.map { count in
        VerificationReport.Count(
          step: count.step,
          view: count.column.description,
          stated: count.stated,
          measured: count.measured
        )
      },
      consoleByStep: result.outcome.run?.consoleByStep ?? [],
      assumptions: result.outcome.run?.assumptions ?? [],
      rawAccess: result.rawAccess,
      findings: result.findings.sorted(),
      mode: result.mode,
      duration: result.seconds,
      isCached: result.isCached,
      settings: result.settings
    )
  }
}

extension ScenarioOutcome {
  fileprivate var compilerErrors: Int? {
    guard case .compileError(let messages) = self else { return nil }
    return messages.count { $0.severity == .error }
  }
}
