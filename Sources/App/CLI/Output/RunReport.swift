import Guidelines

/// Formats a run's measurements as a table of steps and views, then the printed lines of each step.
///
/// A step without any update or output is marked as such.
struct RunReport {
  let run: Run

  /// The table and the printed lines.
  var text: String {
    let console = consoleText
    return table.text + (console.isEmpty ? "" : "\n" + console)
  }

  private var table: TextTable {
    let columns = run.mainColumns
    return TextTable(
      header: ["Step"] + columns.map(\.description),
      rows: run.steps.map { step in
        [step.text] + columns.map { "\(step.counts[$0] ?? 0)" }
      }
    )
  }

  private var consoleText: String {
    run.steps
      .compactMap { step in
        let lines = step.isIdle ? ["nothing changed"] : step.console
        return lines.isEmpty ? nil : step.text + "\n" + lines.map { "  \($0)\n" }.joined()
      }
      .joined()
  }
}
