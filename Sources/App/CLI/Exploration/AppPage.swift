import Guidelines
import ScenarioTrace

/// The page with the counts of an app's screens, as a start for its team.
struct AppPage {
  /// The most columns of a table.
  private static let maxColumns = 10

  /// The most steps of a table.
  static let maxSteps = 12

  let name: String
  /// The app's path as seen from the page.
  let path: String
  let target: String?
  let screens: AppScreens

  var text: String {
    let sections = screens.screens.map { section($0) }
    return """
      ---
      title: \(NewPage.quoted("The screens of \(name)"))
      summary: How often the views of \(plain(name)) run when they appear and when their controls are used.
      topic: Our app
      tags: [our-app]
      ---

      # The screens of \(plain(name))

      `bodycheck init --app` operated the app and filled in what it measured. Keep the steps that
      your users take most, remove the columns that do not matter, and let `bodycheck verify` watch the rest.
      `bodycheck explain` says why a view ran.

      \(sections.joined(separator: "\n"))\(leftOut)
      """
  }

  private func section(_ screen: AppScreens.Screen) -> String {
    guard let run = screen.exploration.run else { return "" }
    let title = screen.root ?? screen.exploration.program.name
    var attributes = ["scenario=\(scenarioName(of: title))", "sources=\(infoValue(path))"]
    if let target { attributes.append("target=\(infoValue(target))") }
    if let root = screen.root { attributes.append("root=\(root)") }
    let columns = columns(of: run)
    let rows = run.steps.map { step in
      [step.text] + columns.shown.map { "\(step.counts[$0] ?? 0)" }
    }
    var text = "## \(plain(title))\n\n```swift \(attributes.joined(separator: " "))\n```\n\n"
    text += MarkdownTable(["Interaction"] + columns.shown.map(\.description), rows).text
    if !columns.hidden.isEmpty {
      let names = columns.hidden.map { "`\($0)`" }.joined(separator: ", ")
      text += "\nWithout a column: \(names).\n"
    }
    if !screen.exploration.found.isEmpty {
      text += "\nThe steps lead to what `bodycheck audit` found, worst first:\n\n"
      text += screen.exploration.found.map { finding in
        "- `\(finding.step)`: \(finding.kind.title)"
          + (finding.view.isEmpty ? ".\n" : ", in `\(finding.view)`.\n")
      }.joined()
    }
    if !run.assumptions.isEmpty {
      text += "\nThe counts rely on assumptions:\n\n"
      text += run.assumptions.map { "- \(markdownCode($0))\n" }.joined()
    }
    let skipped = screen.exploration.skipped
    if !skipped.isEmpty {
      text += "\nNot performed:\n\n"
      text += skipped.map { "- \(markdownCode($0.step)): \($0.why).\n" }.joined()
    }
    return text
  }

  /// The views that ran; if they are many, those that ran most after the first step.
  private func columns(of run: Run) -> (shown: [Column], hidden: [Column]) {
    let all = run.mainColumns.filter { column in
      run.steps.contains { $0.counts[column, default: 0] > 0 }
    }
    let later = run.steps.dropFirst()
    let sums = all.map { column in later.reduce(0) { $0 + ($1.counts[column] ?? 0) } }
    let order = all.indices.sorted { (sums[$1], $0) < (sums[$0], $1) }
    let shown = Set(order.prefix(Self.maxColumns))
    return (
      all.indices.filter(shown.contains).map { all[$0] },
      all.indices.filter { !shown.contains($0) }.map { all[$0] }
    )
  }

  /// What is on no table.
  private var leftOut: String {
    guard !screens.skipped.isEmpty else { return "" }
    let lines = screens.skipped.map { "- \(markdownCode($0.name)): \($0.why).\n" }
    return "\n## Left out\n\n" + lines.joined()
      + "\nA `#Preview` in the app makes a view a screen that can be counted.\n"
  }

  private func scenarioName(of title: String) -> String {
    let name = NewPage(title: title).name
    return name.isEmpty ? "app" : name
  }

  /// A name without what Markdown or front matter would read as more.
  private func plain(_ text: String) -> String {
    let letters = text.map { $0.isLetter || $0.isNumber || "-.".contains($0) ? $0 : " " }
    return String(letters).split(separator: " ").joined(separator: " ")
  }
}

/// A table with aligned columns, the first of them on the left.
private struct MarkdownTable {
  let text: String

  init(_ header: [String], _ rows: [[String]]) {
    let cells = ([header] + rows).map { $0.map(markdownCell) }
    let widths = header.indices.map { column in max(3, cells.map { $0[column].count }.max() ?? 0) }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).enumerated().map { index, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return index == 0 ? cell.0 + space : space + cell.0
      }
      return "| \(padded.joined(separator: " | ")) |\n"
    }
    let rules = widths.enumerated().map { index, width in
      String(repeating: "-", count: index == 0 ? width : width - 1) + (index == 0 ? "" : ":")
    }
    text = line(cells[0]) + line(rules) + cells.dropFirst().map(line).joined()
  }
}
