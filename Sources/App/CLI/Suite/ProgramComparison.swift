import Diagnostics
import Guidelines
import Verification

/// What a suite has measured of a program of the user's, beside what the engine counts.
struct ProgramComparison {
  /// A table of the steps, and what it means.
  let text: String
  /// Whether all counts are those of the engine.
  let agrees: Bool

  /// Runs the program with the steps that were performed.
  /// - Throws: `FileProblem` if the results are of another program or of other steps, or an error of the toolchain or of
  ///   the file system.
  init(
    _ results: SuiteResults,
    of paths: [String],
    _ choice: ProgramChoice,
    in context: Context
  ) throws {
    guard results.scenarios.count == 1, let measured = results.scenarios.first else {
      throw FileProblem.notMeasured(
        paths[0],
        "they are of \(count(results.scenarios.count, "program"))"
      )
    }
    let steps = try measured.rows.flatMap(\.steps).filter { $0 != Self.present }
      .map { try UserProgram.step($0) }
    let profile = Profile(system: results.os) ?? .standard
    let toolchain = try context.toolchain()
    let sources = try context.sources(at: paths, choice)
    let program = try UserProgram(
      sources,
      choice: choice.root,
      steps: steps,
      settings: .init(
        configuration: Configuration(rawValue: results.configuration) ?? .debug,
        profile: profile,
        toolchain: toolchain.version,
        isStrict: true
      )
    )
    guard measured.version == DeviceSuite.version(of: program, sources.files.map(\.source)) else {
      throw FileProblem.notMeasured(paths[0], "the program has changed since: export it again")
    }
    let request = program.request(profile: profile)
    let runner = try context.scenarioRunner(toolchain, usesCache: true, trustsPages: false)
    let outcome = runner.outcome(of: request, views: program.countedTypes)
    guard case .completed(let run) = outcome else {
      let findings = RunFindings(
        outcome: outcome,
        sources: program.sources,
        steps: request.steps,
        otherRoots: program.otherRoots,
        rootLine: program.rootLine
      ).all
      text = DiagnosticFormat(isColored: context.isColored).text(findings)
      agrees = false
      return
    }
    let columns = run.mainColumns.filter { $0.metric == .evaluations }
      .filter { column in measured.rows.contains { $0.counts[column.view] != nil } }
    var differences = 0
    var start = 0
    let rows = measured.rows.map { row in
      let range = start..<min(start + row.steps.count, run.steps.count)
      start = range.upperBound
      let cells = columns.map { column in
        let counted = run.steps[range].reduce(0) { $0 + $1.counts[column, default: 0] }
        let measured = row.counts[column.view] ?? 0
        // An app's scene becomes active after it appeared.
        let isExpected =
          measured == counted || row.steps.first == Self.present && measured > counted
        differences += isExpected ? 0 : 1
        return measured == counted ? "\(measured)" : "\(measured) (\(counted))"
      }
      return [row.steps.joined(separator: ", ")] + cells
    }
    let table = TextTable(header: ["Step"] + columns.map(\.description), rows: rows).text
    let stop = measured.stoppedAt.map {
      "'\($0)' was not performed: \(measured.reason ?? "no reason was given")\n"
    }
    text = visible(
      [
        table, stop ?? "",
        "\(results.os), \(results.device), \(results.configuration): "
          + (differences == 0
            ? "as on the engine\n"
            : "\(count(differences, "count")) differ from the engine's, which are in parentheses\n"),
      ].filter { !$0.isEmpty }.joined(separator: "\n")
    )
    agrees = differences == 0
  }

  private static let present = "\(Step.present(hostPasses: 0))"
}
