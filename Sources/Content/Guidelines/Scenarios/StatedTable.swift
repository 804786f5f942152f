import Diagnostics
import Markdown
import ScenarioTrace
import Spelling

/// The step type of the trace, which pages also use.
package typealias Step = ScenarioTrace.Step

/// The counts a page states for one scenario in one configuration.
///
/// ```
/// | Interaction            | CardScreen | OpenButton |
/// | ---------------------- | ---------: | ---------: |
/// | present, 5 host passes |          1 |          6 |
/// ```
package struct StatedTable: Equatable, Sendable {
  /// A column with its range in the header.
  package struct Header: Equatable, Sendable {
    /// What the column counts; `nil` if it counts printed lines, or is faulty, which is a finding.
    package let column: Column?
    /// The printed lines that a column of an Observed table counts.
    package var printed: PrintedLine?
    package let range: Range<Int>
    /// The column's alignment, which `--fix` preserves.
    package var alignment: Table.Alignment?
  }

  /// A step and its counts.
  package struct Row: Equatable, Sendable {
    /// The step; `nil` if its text is faulty, which is a finding.
    package let step: Step?
    /// The step in the page's wording.
    package let text: String
    /// The range of the step's text.
    package let range: Range<Int>
    /// The stated counts, one per column.
    package let cells: [StatedCell]
  }

  package let configuration: Configuration
  package let columns: [Header]
  package let rows: [Row]
  package let range: Range<Int>
}

/// One stated count.
package struct StatedCell: Equatable, Sendable {
  /// The counts that the cell allows; `nil` if it states nothing.
  package let allowed: CountRange?
  /// The text without the spaces around it.
  package let range: Range<Int>
  /// The range between the pipes, including spaces.
  package let paddedRange: Range<Int>
}

/// Lines that a scenario prints, as stated on the page.
package struct StatedConsole: Sendable {
  /// The step that prints the lines; `nil` for the lines of the whole run.
  package let step: StepReference?
  package let configuration: Configuration
  package let lines: [String]
  /// The fence, whose `textRange` is what `--fix` rewrites.
  package let codeBlock: CodeBlock

  /// Whether lines are those that it states, byte for byte.
  package func states(_ printed: [String]) -> Bool {
    lines.count == printed.count
      && zip(lines, printed).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }

  /// Whether its fence could state lines: none would close it, and none controls a terminal.
  package func canState(_ printed: [String]) -> Bool {
    !printed.contains { line in
      line.contains("```") || line.contains("~~~")
        || line.unicodeScalars.contains { $0.isControl && $0 != "\t" }
    }
  }
}

/// Refers to one of a scenario's steps by its text, as `tap "Add"`, or `tap "Add"#2` for the second one.
package struct StepReference: Hashable, Sendable {
  package let step: Step
  /// Which of several equal steps is meant, counted from 1.
  package let occurrence: Int

  package init(_ step: Step, occurrence: Int = 1) {
    self.step = step
    self.occurrence = occurrence
  }

  /// The spelling that `init(parsing:)` reads.
  package var text: String { occurrence == 1 ? "\(step)" : "\(step)#\(occurrence)" }

  /// The index of the step, or `nil` if it does not exist.
  package func index(in steps: [Step]) -> Int? {
    let matches = steps.indices.filter { steps[$0] == step }
    return matches.element(at: occurrence - 1)
  }
}

/// Steps with their counts, for a page that refers to many of them.
struct StepCounts {
  private let steps: [Step]
  private let counts: [Step: Int]
  /// The spellings that pages may use, in order.
  private(set) lazy var texts = SpellingSuggester(steps.map(\.description))

  init(_ steps: [Step]) {
    self.steps = steps
    counts = Dictionary(steps.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// How often a step occurs.
  func count(of step: Step) -> Int { counts[step] ?? 0 }

  /// Whether the reference matches one of the steps.
  func contains(_ reference: StepReference) -> Bool {
    reference.occurrence > 0 && reference.occurrence <= count(of: reference.step)
  }
}

/// A count stated in text: `[6](count:bare-closure/present/OpenButton)`.
package struct CountLink: Equatable, Sendable {
  package let scenario: String
  package let step: StepReference
  package let column: Column
  /// The configuration; `nil` for the scenario's own.
  package let configuration: Configuration?
  package let stated: Int
  /// The range of the number.
  package let range: Range<Int>
  /// The line of the number, counted from 1.
  package let line: Int
}
