import Markdown
import ScenarioTrace
import Spelling

/// The step type of the trace, which pages are written in too.
package typealias Step = ScenarioTrace.Step

/// The counts a page states for one scenario in one configuration.
///
/// ```
/// | Interaction            | CardScreen | OpenButton |
/// | ---------------------- | ---------: | ---------: |
/// | present, 5 host passes |          1 |          6 |
/// ```
package struct StatedTable: Equatable, Sendable {
  /// A column with its place in the header.
  package struct Header: Equatable, Sendable {
    /// What the column counts; `nil` where the header is at fault, which a finding then says.
    package let column: Column?
    package let range: Range<Int>
    /// How the column is set, to which side `--fix` pads.
    package var alignment: Table.Alignment?
  }

  /// A step and what it added.
  package struct Row: Equatable, Sendable {
    /// The step; `nil` where its text is at fault, which a finding then says.
    package let step: Step?
    /// The step in the page's own words.
    package let text: String
    /// Where the step's text stands.
    package let range: Range<Int>
    /// The stated counts, as many as there are columns.
    package let cells: [StatedCell]
  }

  package let configuration: Configuration
  package let columns: [Header]
  package let rows: [Row]
  package let range: Range<Int>
}

/// One stated count.
package struct StatedCell: Equatable, Sendable {
  /// The number; `nil` where the cell states nothing.
  package let stated: Int?
  /// The text without the spaces around it.
  package let range: Range<Int>
  /// What stands between the pipes, spaces included.
  package let paddedRange: Range<Int>
}

/// Lines that a scenario prints, as the page states them.
package struct StatedConsole: Sendable {
  /// The step that prints the lines; `nil` if they are those of the whole run.
  package let step: StepReference?
  package let configuration: Configuration
  package let lines: [String]
  /// The fence, whose `textRange` is what `--fix` rewrites.
  package let codeBlock: CodeBlock
}

/// Names one of a scenario's steps by its text, as `tap "Add"`, or `tap "Add"#2` for its second.
package struct StepReference: Hashable, Sendable {
  package let step: Step
  /// Which of the equal steps is meant, counted from 1.
  package let occurrence: Int

  package init(_ step: Step, occurrence: Int = 1) {
    self.step = step
    self.occurrence = occurrence
  }

  /// The position of the step that is meant, or `nil` where there is none.
  package func index(in steps: [Step]) -> Int? {
    let matches = steps.indices.filter { steps[$0] == step }
    return matches.element(at: occurrence - 1)
  }
}

/// Steps by what they are, for a page that refers to many of them.
struct StepCounts {
  private let steps: [Step]
  private let counts: [Step: Int]
  /// As the page may write them, in their order.
  private(set) lazy var texts = SpellingSuggester(steps.map(\.description))

  init(_ steps: [Step]) {
    self.steps = steps
    counts = Dictionary(steps.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// How often a step is among them.
  func count(of step: Step) -> Int { counts[step] ?? 0 }

  /// Whether one of the steps is meant.
  func contains(_ reference: StepReference) -> Bool {
    reference.occurrence > 0 && reference.occurrence <= count(of: reference.step)
  }
}

/// What an article measured on a device: shown, listed on the ledger page, never verified.
package struct ObservedTable: Equatable, Sendable {
  /// The id of the source page.
  package let source: String
  package let sourceRange: Range<Int>
  /// What else the line before the table says, such as the device.
  package let note: String
  package let table: StatedTable

  /// Whether a block is the line that names the source.
  package func isIntroduced(by block: Block) -> Bool {
    block.range.contains(sourceRange.lowerBound)
  }
}

/// A count stated in prose: `[6](count:bare-closure/present/OpenButton)`.
package struct CountLink: Equatable, Sendable {
  package let scenario: String
  package let step: StepReference
  package let column: Column
  /// The configuration it speaks of; `nil` for the scenario's own.
  package let configuration: Configuration?
  package let stated: Int
  /// Where the number stands.
  package let range: Range<Int>
  /// The line of the number, counted from 1.
  package let line: Int
}
