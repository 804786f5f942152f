import Diagnostics
import Guidelines
import Spelling

extension ScenarioComparison {
  /// The stated counts that differ, in tables and in text.
  func countFindings(in run: Run) -> [Diagnostic] {
    tableFindings(in: run) + linkFindings(in: run) + unreachedFindings(in: run)
  }

  /// The counts of steps that a run did not come to, because the program ended before.
  private func unreachedFindings(in run: Run) -> [Diagnostic] {
    let rows = scenario.statedRows(for: configuration).filter { index, row in
      index >= run.steps.count && row.cells.contains { $0.allowed != nil }
    }
    let links = links.filter { link in
      link.step.index(in: scenario.steps(for: configuration)).map { $0 >= run.steps.count } == true
    }
    return rows.map { report(.notReached, at: $0.row.range) }
      + links.map { report(.notReached, at: $0.range) }
  }

  private func tableFindings(in run: Run) -> [Diagnostic] {
    let headers = scenario.table(for: configuration)?.columns ?? []
    let known = knownViews(in: run)
    let unknown = headers.compactMap { header -> Diagnostic? in
      guard let column = header.column, !known.contains(column.view) else { return nil }
      return report(.unknownView(column.view, among: known), at: header.range)
    }
    let uncountable = headers.compactMap { header -> Diagnostic? in
      guard let column = header.column, isUncountable(column, in: run) else { return nil }
      return report(.uncountable(column), at: header.range)
    }
    let differing = scenario.statedRows(for: configuration).flatMap { index, row in
      zip(headers, row.cells).compactMap { header, cell -> Diagnostic? in
        guard let column = header.column, let stated = cell.allowed,
          known.contains(column.view)
        else { return nil }
        return mismatch(of: column, stepIndex: index, stated: stated, in: run, at: cell.range)
      }
    }
    return unknown + uncountable + differing
  }

  func linkFindings(in run: Run) -> [Diagnostic] {
    let known = knownViews(in: run)
    return links.compactMap { link in
      guard let index = link.step.index(in: scenario.steps(for: configuration)) else { return nil }
      guard known.contains(link.column.view) else {
        return report(.unknownView(link.column.view, among: known), at: link.range)
      }
      return mismatch(
        of: link.column,
        stepIndex: index,
        stated: CountRange(exactly: link.stated),
        in: run,
        at: link.range
      )
    }
  }

  /// The count links in text for this scenario and configuration.
  private var links: [CountLink] {
    page.countLinks(of: scenario, in: configuration)
  }

  private func knownViews(in run: Run) -> [String] {
    Set(views + run.columns.map(\.view)).sorted()
  }

  /// Whether a column is always 0 no matter what the program does, so that stating it is pointless.
  private func isUncountable(_ column: Column, in run: Run) -> Bool {
    let view = declarations.first { $0.name == column.view }
    return view.map { !$0.metrics.contains(column.metric) } == true
      && run.steps.allSatisfy { $0.counts[column, default: 0] == 0 }
  }

  private func mismatch(
    of column: Column,
    stepIndex: Int,
    stated: CountRange,
    in run: Run,
    at range: Range<Int>
  ) -> Diagnostic? {
    guard let step = run.steps.element(at: stepIndex) else { return nil }
    let measured = step.counts[column] ?? 0
    guard !stated.contains(measured) else { return nil }
    let message = Diagnostic.Message(
      id: "count-mismatch",
      what: "\(column.headline(measured)) in step '\(stepText(at: stepIndex))'"
        + "\(configuration == .release ? " of a release build" : ""); page states \(stated)",
      why: Explanation.reason(
        for: column,
        inStep: stepIndex,
        of: run,
        views: declarations
      ),
      fix: "write \(stated.fixed(for: measured)), or 'bodycheck verify --fix'"
    )
    return report(message, at: range)
  }
}

extension Column {
  /// What happened so many times, as a finding's headline.
  func headline(_ count: Int) -> String {
    let times = "\(count) \(count == 1 ? "time" : "times")"
    return switch metric {
    case .evaluations: "'\(view)' body ran \(times)"
    case .wasted: "'\(view)' body made an equal value \(times)"
    case .contents: "the content closures of '\(view)' ran \(times)"
    case .comparisons: "'\(view)' was compared \(times)"
    case .updates: "'\(view)' was updated \(times)"
    case .sizings: "'\(view)' was sized \(times)"
    case .appearances: "'\(view)' appeared \(times)"
    }
  }
}

extension Page {
  /// The count links in text for a scenario and configuration.
  func countLinks(of scenario: Scenario, in configuration: Configuration) -> [CountLink] {
    countLinks.filter {
      $0.scenario == scenario.name
        && ($0.configuration ?? scenario.configuration) == configuration
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let notReached = Self(
    id: "count-mismatch",
    what: "the program ended before this step; page states a count",
    why: "what never happens has no count",
    fix: "write '–', or remove the statement"
  )

  fileprivate static func unknownView(_ view: String, among known: [String]) -> Self {
    Self(
      id: "unknown-view",
      what: "the scenario has no view '\(view)'",
      why: known.isEmpty
        ? "it defines and runs none" : "its views are \(known.joined(separator: ", "))",
      fix: nearestName(to: view, among: known).map { "write '\($0)'" } ?? "name one of its views"
    )
  }

  /// A finding for a column that is 0 in every run, no matter what the program does.
  fileprivate static func uncountable(_ column: Column) -> Self {
    let view = column.view
    let (why, fix) =
      switch column.metric {
      case .appearances:
        (
          "the code of '\(view)' has no 'onAppear'; \(Explanation.ownerOfAppearances(of: view))",
          "name the view whose body has the 'onAppear', or remove the column"
        )
      case .updates, .sizings:
        ("'\(view)' is not a representable", "write '\(view)', or remove the column")
      case .evaluations, .wasted, .contents, .comparisons:
        ("'\(view)' is a representable, which has no body", "write '\(view).updates'")
      }
    return Self(
      id: "uncountable",
      what: "nothing counts as '\(column)'",
      why: why,
      fix: fix
    )
  }
}
