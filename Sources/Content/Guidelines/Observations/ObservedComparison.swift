/// What was observed of a program, with the results of its run.
package struct ObservedComparison: Sendable {
  /// One cell of an Observed table.
  package struct Count: Equatable, Sendable {
    /// The step in the page's wording.
    package let step: String
    /// The index of the step in the run; `nil` if the program has no such step.
    package let stepIndex: Int?
    /// The header of the column.
    package let label: String
    /// What is counted; `nil` for printed lines.
    package let column: Column?
    package let observed: CountRange
    /// `nil` if the step did not run.
    package let measured: Int?
    /// The range of the cell.
    package let range: Range<Int>

    /// Whether the run gave what was observed; `nil` if the step did not run.
    package var agrees: Bool? { measured.map(observed.contains) }
  }

  /// One console fence of an observation.
  package struct Log: Sendable {
    package let console: StatedConsole
    /// What was printed; `nil` if the step did not run.
    package let printed: [String]?

    /// Whether the run printed what was observed; `nil` if the step did not run.
    package var agrees: Bool? { printed.map { PrintedLine.match(console.lines, $0) } }
  }

  package let counts: [Count]
  package let logs: [Log]
  /// Whether the program ended as expected; `nil` if it was not run.
  package let endedAsExpected: Bool?

  /// Compares everything that an observation's page records.
  package init(of scenario: Scenario, with outcome: ScenarioOutcome?) {
    counts = scenario.observed.flatMap { $0.compared(with: outcome?.run, of: scenario) }
    logs = scenario.consoles.map { console in
      Log(console: console, printed: outcome.flatMap { actualLines(for: console, in: $0) })
    }
    endedAsExpected =
      switch outcome {
      case nil, .notRun, .noCompiler: nil
      case .completed: scenario.expectation == .runs
      case .compileError: scenario.expectation == .compileError
      case .crashed: scenario.expectation == .crash
      case .stepFailed, .timedOut: false
      }
  }

  /// Whether the run agrees with every observed value; `nil` if the program was not run.
  package var agrees: Bool? {
    endedAsExpected.map { ended in
      ended && counts.allSatisfy { $0.agrees == true } && logs.allSatisfy { $0.agrees == true }
    }
  }
}

extension ObservedTable {
  /// The observed counts, with those of a run.
  package func compared(with run: Run?, of scenario: Scenario) -> [ObservedComparison.Count] {
    let steps = scenario.steps(for: scenario.configuration)
    var seen: [Step] = []
    return table.rows.flatMap { row -> [ObservedComparison.Count] in
      guard let step = row.step else { return [] }
      seen.append(step)
      let occurrence = seen.count { $0.isSameStep(as: step) }
      let index = steps.indices.filter { steps[$0].isSameStep(as: step) }
        .element(at: occurrence - 1)
      let measured = index.flatMap { run?.steps.element(at: $0) }
      return zip(table.columns, row.cells).compactMap { header, cell in
        guard let observed = cell.allowed, let label = header.label else { return nil }
        return ObservedComparison.Count(
          step: row.text,
          stepIndex: index,
          label: label,
          column: header.column,
          observed: observed,
          measured: measured.map { $0.count(of: header) },
          range: cell.range
        )
      }
    }
  }
}

extension StatedTable.Header {
  /// The header as written; `nil` if it is invalid.
  package var label: String? { column?.description ?? printed.map { "\"\($0.text)\"" } }
}

extension MeasuredStep {
  fileprivate func count(of header: StatedTable.Header) -> Int {
    if let printed = header.printed { return console.count(where: printed.matches) }
    return header.column.flatMap { counts[$0] } ?? 0
  }
}

extension Step {
  /// Whether both are the same interaction; an observer cannot see the number of environment updates.
  func isSameStep(as other: Step) -> Bool {
    if case .present = self, case .present = other { return true }
    return self == other
  }
}
