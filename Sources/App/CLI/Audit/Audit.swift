import Diagnostics
import FileSystem
import Guidelines
import Verification

/// An audited app: what was explored, and what that shows.
struct Audit {
  /// The app's name and its path as given by the user.
  let name: String
  let path: String
  let settings: RunSettings
  let screens: AppScreens
  let report: AuditReport
  let advice: AdviceSource?

  /// Reads what the explored screens show.
  /// - Parameters:
  ///   - screens: The screens, at least one.
  ///   - sources: The app.
  ///   - advice: Leads to guidelines, if there are any.
  init?(_ screens: AppScreens, of sources: ProgramSources, advice: AdviceSource?) {
    guard let first = screens.screens.first else { return nil }
    (name, path) = (sources.name, sources.path)
    settings = first.exploration.program.settings
    (self.screens, self.advice) = (screens, advice)
    let explorations = screens.screens.map(\.exploration)
    report = AuditReport(
      explorations.flatMap { $0.findings(advisor: advice?.advisor) },
      of: explorations.compactMap(\.run),
      unreached: explorations.flatMap(\.skipped).map { .init($0.step, $0.why) }
        + screens.skipped.map { .init($0.name, $0.why) }
    )
  }

  /// How much was seen.
  var sums: String {
    "\(count(report.steps, "step")) on \(count(screens.screens.count, "root")),"
      + " \(bodiesRan(report.bodies)), \(report.wasted) changed nothing"
  }

  /// The steps of each root, in their order.
  var performed: [(root: String, steps: [String])] {
    screens.screens.map(\.exploration).map {
      ("\($0.program.program.root)", $0.run?.steps.map(\.text) ?? [])
    }
  }

  /// What the counts rely on.
  var assumptions: [String] {
    screens.screens.flatMap { $0.exploration.run?.assumptions ?? [] }.unique
  }

  /// What the app was compiled without.
  var leftOut: [LeftOutPart] {
    screens.screens.flatMap { $0.exploration.run?.leftOut ?? [] }.unique
  }

  /// Where the guidelines of a finding can be read.
  func address(_ found: Advice) -> String { advice?.address(found) ?? found.path }
}

extension ScreenExploration {
  /// What the run shows that a person can change.
  func findings(advisor: Advisor?) -> [AuditFinding] {
    guard let run else { return [] }
    let isPreview = if case .preview = program.program.root { true } else { false }
    let audited = AuditReader.Program(
      root: "\(program.program.root)",
      isPreview: isPreview,
      sources: program.sources,
      views: program.declarations,
      flow: CodeFlow(of: program.program.fragments, program.program.grammar)
    )
    return AuditReader(run, of: audited, advisor: advisor).findings()
  }
}

extension AuditFinding {
  /// How many bodies ran, and what of that need not be, in a few words.
  var numbers: String {
    let ran = bodiesRan(bodies)
    switch kind {
    case .wasted: return "\(ran), \(wasted) changed nothing; \(without) would run without them"
    case .lostState: return "\(ran), state started over"
    case .missedUpdate: return "\(ran), a change is not shown"
    case .warning: return "\(ran), SwiftUI would warn"
    case .repeatedWork: return "\(ran), \(cost) made the same view again"
    case .lateSettling: return "\(ran), \(cost) after a write of the update itself"
    case .eagerRows: return "\(ran), \(cost) rows made at once"
    case .modelCreation:
      return "\(ran), \(cost == 1 ? "an object was" : "\(cost) objects were") made again"
    case .advised: return "\(ran), \(cost) that a guideline is about"
    }
  }

  /// Where it happened in other steps too.
  var elsewhere: String { otherSteps == 0 ? "" : ", also in \(count(otherSteps, "other step"))" }
}

extension AuditFinding.Kind {
  /// The kind in words.
  var title: String {
    switch self {
    case .lostState: "State started over"
    case .missedUpdate: "A change is not shown"
    case .warning: "SwiftUI would warn"
    case .wasted: "Changed nothing"
    case .repeatedWork: "Made the same view again"
    case .lateSettling: "Settled late"
    case .eagerRows: "Rows made at once"
    case .modelCreation: "Object made again"
    case .advised: "Advised"
    }
  }
}

func bodiesRan(_ number: Int) -> String {
  number == 1 ? "1 body ran" : "\(number) bodies ran"
}
