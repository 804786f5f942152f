import Diagnostics
import ScenarioTrace

/// The budgets of a program's steps, kept in a file beside the program.
///
/// ```
/// bodycheck budgets 1
/// --root CardScreen
///
/// present
///   CardScreen <= 1
///   OpenButton <= 1
///
/// tap "Open"
///   CardScreen <= 1
/// ```
///
/// A column that has a budget in one step must be 0 in each step that does not list it. So a step lists only
/// what runs, and a view that starts to run adds one line.
package struct Baseline: Equatable, Sendable {
  /// A flag that decides the counts, with its value.
  package struct Flag: Equatable, Sendable {
    package let name: String
    package let value: String
    /// Counted from 1.
    package let line: Int

    package init(name: String, value: String, line: Int = 1) {
      self.name = name
      self.value = value
      self.line = line
    }
  }

  /// A budget with its line, counted from 1.
  package struct Entry: Equatable, Sendable {
    package let budget: Budget
    package let line: Int
  }

  /// A step with what may run in it.
  package struct StepEntry: Equatable, Sendable {
    package let step: Step
    /// Counted from 1.
    package let line: Int
    package fileprivate(set) var entries: [Entry] = []
  }

  /// The version of the format, incremented when old programs would misread it.
  static let formatVersion = 1
  private static let title = "bodycheck budgets"

  package private(set) var flags: [Flag] = []
  package private(set) var steps: [StepEntry] = []
  /// What the program was compiled without, as comments for people.
  private var leftOut: [String] = []

  /// The columns that have a budget in any step.
  package var columns: Set<Column> {
    Set(steps.flatMap { $0.entries.map(\.budget.column) })
  }
}

extension Baseline {
  /// Reads a baseline.
  /// - Throws: `BaselineProblem`.
  package init(_ source: SourceText) throws(BaselineProblem) {
    let text = source.text.replacing("\r\n", with: "\n")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == "\(Self.title) \(Self.formatVersion)" else {
      throw BaselineProblem(path: source.path, line: 1, problem: Self.wrongTitle(lines.first ?? ""))
    }
    for (index, line) in lines.enumerated().dropFirst() {
      let number = index + 1
      do {
        try read(line, number)
      } catch {
        throw BaselineProblem(path: source.path, line: number, problem: "\(error)")
      }
    }
  }

  private static func wrongTitle(_ line: Substring) -> String {
    line.hasPrefix(title)
      ? "this program reads version \(formatVersion) of baselines: update Bodycheck"
      : "a baseline begins with '\(title) \(formatVersion)': write one with 'run … --update'"
  }

  private mutating func read(_ line: Substring, _ number: Int) throws {
    let text = line.drop { $0 == " " || $0 == "\t" }
    if text.isEmpty || text.hasPrefix("#") { return }
    if text.hasPrefix("--") {
      let parts = text.split(separator: " ", maxSplits: 1)
      flags.append(
        Flag(name: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : "", line: number)
      )
    } else if text.startIndex == line.startIndex {
      guard let step = try? Step(parsing: String(text)) else {
        throw BudgetProblem.notAStep(String(text))
      }
      steps.append(StepEntry(step: step, line: number))
    } else {
      guard !steps.isEmpty else { throw BudgetProblem.noStep(String(text)) }
      let entry = Entry(budget: try Budget(parsing: text), line: number)
      steps[steps.count - 1].entries.append(entry)
    }
  }
}

extension Baseline {
  /// The baseline of a run.
  ///
  /// What was measured becomes the budget. A count that was exact stays exact.
  /// - Parameters:
  ///   - run: The complete run.
  ///   - flags: The flags that decided its counts.
  ///   - former: The baseline that this one replaces.
  ///   - isExact: Whether every count is exact.
  package init(of run: Run, flags: [Flag], replacing former: Baseline?, isExact: Bool) {
    self.flags = flags
    leftOut = run.leftOut.map { "'\($0.name)' \($0.need)" }
    let columns = Set(run.mainColumns).union(former?.columns ?? []).sorted()
    steps = run.steps.enumerated().map { index, step in
      let old = former?.steps.element(at: index).flatMap { $0.step == step.step ? $0 : nil }
      let exact = old?.entries.filter { $0.budget.allowed.only != nil }.map(\.budget.column) ?? []
      var entry = StepEntry(step: step.step, line: 1)
      for column in columns {
        let count = step.counts[column] ?? 0
        guard count > 0 || exact.contains(column) else { continue }
        let isExact = isExact || exact.contains(column)
        let allowed = isExact ? CountRange(exactly: count) : CountRange(atMost: count)
        entry.entries.append(Entry(budget: Budget(column: column, allowed: allowed), line: 1))
      }
      return entry
    }
  }

  /// The text of the file.
  package var text: String {
    let head =
      ["\(Self.title) \(Self.formatVersion)"] + flags.map { "\($0.name) \($0.value)" }
      + leftOut.map { "# left out: \($0)" }
    let blocks = steps.map { step in
      ["\(step.step)"] + step.entries.map { "  \($0.budget)" }
    }
    return ([head] + blocks).map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }
}

/// Why a file is not a baseline.
package struct BaselineProblem: Error, Equatable, CustomStringConvertible {
  let path: String
  let line: Int
  let problem: String

  package init(path: String, line: Int, problem: String) {
    self.path = path
    self.line = line
    self.problem = problem
  }

  package var description: String { "\(path):\(line): \(problem)" }
}
