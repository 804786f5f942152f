import Guidelines

/// Formats a run's measurements as a table of steps and views, then the printed lines of each step.
///
/// Views with wasted evaluations have a second column. A step without any update or output is marked as such,
/// and a repeated step has its number, as in `tap "Add"#2`.
struct RunTable {
  let run: Run
  /// Whether views that never ran have a column too.
  var showsAllViews = false
  /// The width of the terminal in characters, or `nil` if the output goes elsewhere.
  var width: Int?

  /// The table, the number of views that it leaves out, and the printed lines.
  var text: String {
    let columns = columns
    let hidden = run.shownColumns.count - columns.count
    let notes = [
      columns.contains { $0.metric == .wasted }
        ? "'wasted' counts evaluations that made a value equal to the one before; there may be more\n"
        : "",
      hidden == 0 ? "" : "\(count(hidden, "view")) never ran; '--all' shows them\n",
    ].joined()
    let console = consoleText
    return table(columns).text(width: width) + (notes.isEmpty ? "" : "\n" + notes)
      + (console.isEmpty ? "" : "\n" + console)
  }

  private var columns: [Column] {
    run.shownColumns.filter { column in
      showsAllViews || run.steps.contains { $0.counts[column, default: 0] > 0 }
    }
  }

  private func table(_ columns: [Column]) -> TextTable {
    TextTable(
      header: ["Step"] + columns.map(\.description),
      rows: run.steps.map { step in
        [step.text] + columns.map { "\(step.counts[$0] ?? 0)" }
      }
    )
  }

  /// Every step with its lines, so that a silent or repeated step cannot be mistaken for another; if no step
  /// printed any, those without an update.
  private var consoleText: String {
    let isSilent = run.steps.allSatisfy(\.console.isEmpty)
    return zip(run.steps, run.consoleByStep)
      .filter { step, _ in !isSilent || step.isIdle }
      .map { step, printed in
        let silence = step.isIdle ? "no body ran" : "nothing printed"
        let lines = printed.lines.isEmpty ? [silence] : printed.lines
        return printed.step + "\n" + lines.map { "  \($0)\n" }.joined()
      }
      .joined()
  }
}
