import Guidelines
import ScenarioTrace

/// Two measured counts of the same step: the one to avoid and the one to prefer.
struct CountComparison: Equatable {
  /// What is counted.
  enum Subject: Equatable {
    case column(Column)
    /// The body evaluations of all views, where two programs with the same root do not have the same views.
    case allViews
    /// The printed lines that the page names with `counts:`.
    case lines(PrintedLine)
  }

  /// One side of the comparison.
  struct Side: Equatable {
    let scenario: String
    let count: Int
  }

  let step: String
  let subject: Subject
  let avoid: Side
  let prefer: Side
  /// The body evaluations of all views, where the programs do not have the same views and those of one view are compared.
  var totals: [Int]?

  var saved: Int { avoid.count - prefer.count }

  /// The biggest difference between the first program to prefer and those to avoid before it, which the page's title
  /// and summary are about, or else between any other two that belong together: in the lines that the page names, or
  /// else in evaluations, in updates or in another metric; ties go to the first.
  ///
  /// Only complete, verified scenarios are compared, and only if both have the step. Nobody knows how often a host
  /// updates the environment, so steps with such updates are left out.
  init?(of page: Page, results: RunResults) {
    func run(_ scenario: Scenario) -> Side.Run? {
      results.verifiedRun(of: scenario, on: page).map { (scenario.name, scenario.root, $0) }
    }
    let pairs = page.comparedScenarios.compactMap { pair -> (Side.Run, Side.Run)? in
      guard let avoided = run(pair.avoid), let preferred = run(pair.prefer) else { return nil }
      return (avoided, preferred)
    }
    let leading = page.scenarios.prefix { $0.verdict != .prefer }.map(\.name)
    let line = page.frontMatter[.counts].map { PrintedLine($0) }
    guard
      let found = Self.biggest(pairs.filter { leading.contains($0.0.name) }, counting: line)
        ?? Self.biggest(pairs, counting: line)
    else { return nil }
    self = found
  }

  /// The biggest difference between runs, in a printed line if there is one.
  private static func biggest(
    _ pairs: [(Side.Run, Side.Run)],
    counting line: PrintedLine?
  ) -> CountComparison? {
    func compared(
      _ subjects: ((Side.Run, Side.Run), MeasuredStep) -> [Subject]
    ) -> CountComparison? {
      biggest(pairs.flatMap { pair in candidates(pair.0, pair.1) { subjects(pair, $0) } })
    }
    if let line { return compared { _, _ in [.lines(line)] } }
    let evaluations = compared { pair, step in
      if pair.0.run.hasViews(of: pair.1.run) {
        return step.columns(.evaluations).map(Subject.column)
      }
      // How many views there are at first says nothing about what an update costs.
      return pair.0.root == pair.1.root && !step.isFirst ? [.allViews] : []
    }
    return evaluations
      ?? Column.Metric.inOrder.lazy.compactMap { metric in
        compared { _, step in step.columns(metric).map(Subject.column) }
      }.first
  }

  private static func biggest(_ candidates: [CountComparison]) -> CountComparison? {
    candidates.reduce(nil) { best, candidate in
      candidate.saved > best?.saved ?? 0 ? candidate : best
    }
  }

  private init(step: String, subject: Subject, avoid: Side, prefer: Side, totals: [Int]?) {
    self.step = step
    self.subject = subject
    self.avoid = avoid
    self.prefer = prefer
    self.totals = totals
  }

  private static func candidates(
    _ avoided: Side.Run,
    _ preferred: Side.Run,
    _ subjects: (MeasuredStep) -> [Subject]
  ) -> [CountComparison] {
    let hasSameViews = avoided.run.hasViews(of: preferred.run)
    return avoided.run.steps.filter { !$0.step.hasHostPass }.flatMap { step in
      guard let same = preferred.run.steps.first(where: { $0.step == step.step }) else {
        return [CountComparison]()
      }
      return subjects(step).compactMap { subject in
        guard let count = step.count(of: subject), let other = same.count(of: subject) else {
          return nil
        }
        let isOfOneView = if case .column = subject { true } else { false }
        return CountComparison(
          step: step.text,
          subject: subject,
          avoid: Side(scenario: avoided.name, count: count),
          prefer: Side(scenario: preferred.name, count: other),
          totals: isOfOneView && !hasSameViews && avoided.root == preferred.root
            ? [step, same].map { $0.count(of: .allViews) ?? 0 } : nil
        )
      }
    }
  }
}

extension CountComparison.Side {
  /// A run with its scenario's name and the root view of its program.
  fileprivate typealias Run = (name: String, root: Scenario.Root, run: Guidelines.Run)
}

extension Step {
  /// Whether the host updates the environment in the step.
  var hasHostPass: Bool {
    switch self {
    case .present(let hostPasses): hostPasses > 0
    case .hostPass: true
    case .repeat(_, let step): step.hasHostPass
    default: false
    }
  }
}

extension Page {
  /// Each program to avoid with the next one to prefer, or with the last one before it if none follows.
  fileprivate var comparedScenarios: [(avoid: Scenario, prefer: Scenario)] {
    scenarios.enumerated().filter { $0.element.verdict == .avoid }.compactMap { index, scenario in
      let following = scenarios[index...].first { $0.verdict == .prefer }
      let prefer = following ?? scenarios[..<index].last { $0.verdict == .prefer }
      return prefer.map { (scenario, $0) }
    }
  }
}

extension Run {
  /// Whether both runs have the same views with a `body`.
  fileprivate func hasViews(of other: Run) -> Bool { views == other.views }

  private var views: Set<String> {
    Set(columns.filter { $0.metric == .evaluations }.map(\.view))
  }
}

extension MeasuredStep {
  /// Whether the program appears in it.
  fileprivate var isFirst: Bool { if case .present = step { true } else { false } }

  fileprivate func columns(_ metric: Column.Metric) -> [Column] {
    counts.keys.filter { $0.metric == metric }.sorted()
  }

  /// `nil` if the program does not have the view.
  fileprivate func count(of subject: CountComparison.Subject) -> Int? {
    switch subject {
    case .column(let column): counts[column]
    case .allViews: columns(.evaluations).reduce(0) { $0 + (counts[$1] ?? 0) }
    case .lines(let line): console.count(where: line.matches)
    }
  }
}

extension Column.Metric {
  /// What a comparison is about, first to last; evaluations of one view follow those of all views.
  fileprivate static let inOrder: [Self] =
    [.evaluations, .updates] + allCases.filter { ![.evaluations, .updates].contains($0) }
}

extension CountComparison {
  /// What is counted, in the plural: `evaluations`.
  var unit: String {
    switch subject {
    case .column(let column): column.metric.rawValue
    case .allViews: Column.Metric.evaluations.rawValue
    case .lines: "printed lines"
    }
  }

  /// Of what: the name of a view, `all views`, or the text of the lines.
  var name: String {
    switch subject {
    case .column(let column): column.view
    case .allViews: "all views"
    case .lines(let line): line.text
    }
  }

  /// The view whose body evaluations are counted, if they are those of one view.
  var view: String? {
    if case .column(let column) = subject, column.metric == .evaluations {
      column.view
    } else {
      nil
    }
  }

  /// The unit after a count.
  func unit(_ count: Int) -> String {
    let plural = subject.isWaste ? "wasted evaluations" : unit
    return count == 1 ? String(plural.dropLast()) : plural
  }
}

extension CountComparison.Subject {
  fileprivate var isWaste: Bool {
    if case .column(let column) = self { column.metric == .wasted } else { false }
  }
}
