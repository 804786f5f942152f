import Diagnostics
import Guidelines
import Spelling

/// Compares a run with budgets that stand on no page.
package struct BudgetFindings {
  private let run: Run
  private let sources: [SourceText]
  private let declarations: [DeclaredView]
  private let views: [String]

  /// Prepares the comparison.
  /// - Parameters:
  ///   - run: The run.
  ///   - sources: The program's files; the first one contains the root.
  ///   - declarations: The views that the program declares.
  ///   - views: The names of all types that a run counts.
  package init(
    run: Run,
    sources: [SourceText],
    declarations: [DeclaredView],
    views: [String]
  ) {
    self.run = run
    self.sources = sources
    self.declarations = declarations
    self.views = Set(views + run.columns.map(\.view)).sorted()
  }

  /// The counts outside of what `--expect` states, each at the declaration of its view.
  /// - Throws: `UnknownView`.
  package func findings(about stated: [StepBudgets]) throws(UnknownView) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for budget in stated.flatMap(\.budgets) where !views.contains(budget.column.view) {
      throw UnknownView(name: budget.column.view, known: views)
    }
    for statement in stated {
      guard let index = statement.step.index(in: run.steps.map(\.step)) else { continue }
      for budget in statement.budgets {
        guard let message = message(budget, index, fix: Self.fix(budget)) else { continue }
        findings.append(diagnostic(message, atDeclarationOf: budget.column.view))
      }
    }
    return findings
  }

  /// The counts outside of a baseline, each at its line there.
  package func findings(about baseline: Baseline, in file: SourceText) -> [Diagnostic] {
    let columns = baseline.columns
    let unknown = baseline.steps.flatMap(\.entries).filter {
      !views.contains($0.budget.column.view)
    }
    let missing = Dictionary(grouping: unknown) { $0.budget.column.view }
      .sorted { $0.key < $1.key }
      .map { view, entries in
        file.diagnostic(.unknownView(view, among: views), at: file.content(ofLine: entries[0].line))
      }
    let differing = zip(baseline.steps, run.steps.indices).flatMap { step, index in
      let listed = Set(step.entries.map(\.budget.column))
      let zeros = columns.subtracting(listed).sorted().map { column in
        (Budget(column: column, allowed: CountRange(exactly: 0)), step.line)
      }
      let all = step.entries.map { ($0.budget, $0.line) } + zeros
      return all.compactMap { budget, line -> Diagnostic? in
        guard views.contains(budget.column.view),
          let message = message(budget, index, fix: Self.fixOfBaseline)
        else { return nil }
        return file.diagnostic(message, at: file.content(ofLine: line))
      }
    }
    return missing + differing + notes(on: baseline, in: file)
  }

  /// How many budgets of a baseline could be lower.
  package func roomyBudgets(of baseline: Baseline) -> Int {
    zip(baseline.steps, run.steps).reduce(0) { sum, pair in
      sum
        + pair.0.entries.count { entry in
          let allowed = entry.budget.allowed
          let count = pair.1.counts[entry.budget.column] ?? 0
          return allowed.only == nil && allowed.highest != .max && count < allowed.highest
        }
    }
  }

  /// Views that run and have no budget in any step are new.
  private func notes(on baseline: Baseline, in file: SourceText) -> [Diagnostic] {
    let known = Set(baseline.columns.map(\.view))
    let new = run.mainColumns.filter { column in
      !known.contains(column.view) && run.steps.contains { $0.counts[column, default: 0] > 0 }
    }
    guard !new.isEmpty else { return [] }
    let message = Diagnostic.Message(
      id: "no-budget",
      what: "the baseline has no budget for \(new.map { "'\($0.view)'" }.listed())",
      why: "no view with that name ran when the baseline was written",
      fix: "add these views with '--update'"
    )
    let location = SourceLocation(path: file.path, line: 1, column: 1)
    return [Diagnostic(.note, message, at: location)]
  }

  private func message(_ budget: Budget, _ index: Int, fix: String) -> Diagnostic.Message? {
    let measured = run.steps[index].counts[budget.column] ?? 0
    guard !budget.allowed.contains(measured) else { return nil }
    return Diagnostic.Message(
      id: "over-budget",
      what: "\(budget.column.headline(measured)) in step '\(run.steps[index].text)';"
        + " stated: \(budget.allowed)",
      why: Explanation.reason(for: budget.column, inStep: index, of: run, views: declarations),
      fix: fix
    )
  }

  private static let fixOfBaseline =
    "avoid the update, or accept the counts with '--update' and say why in the commit"

  private static func fix(_ budget: Budget) -> String {
    "avoid the update, or state another budget for '\(budget.column)'"
  }

  private func diagnostic(_ message: Diagnostic.Message, atDeclarationOf view: String) -> Diagnostic
  {
    let declaration = declarations.first { $0.name == view }
    let source = sources.first { $0.path == declaration?.path } ?? sources[0]
    guard let line = declaration?.line, line <= source.lineCount else {
      let location = SourceLocation(path: source.path, line: 1, column: 1)
      return Diagnostic(message, at: location)
    }
    return source.diagnostic(message, at: source.content(ofLine: line))
  }
}

/// A name in a budget that is not one of the program's views.
package struct UnknownView: Error, Equatable, CustomStringConvertible {
  package let name: String
  package let known: [String]

  /// The problem, then the fix.
  package var description: String {
    "the program has no view '\(name)'"
      + (nearestName(to: name, among: known).map { ": did you mean '\($0)'?" } ?? "")
      + "; its views are \(known.joined(separator: ", "))"
  }
}

extension SourceText {
  /// A line without its indentation.
  fileprivate func content(ofLine line: Int) -> Range<Int> { trimmed(range(ofLine: line)) }
}

extension Diagnostic.Message {
  fileprivate static func unknownView(_ view: String, among known: [String]) -> Self {
    Self(
      id: "unknown-view",
      what: "the program has no view '\(view)'",
      why: "its views are \(known.joined(separator: ", "))",
      fix: nearestName(to: view, among: known).map {
        "write '\($0)' if it was renamed, or rewrite the file with '--update'"
      } ?? "remove it, or rewrite the file with '--update'"
    )
  }
}
