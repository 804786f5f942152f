import Markdown

/// A program on a page that is compiled and run, and what the page states about it.
package struct Scenario: Sendable {
  /// What the page thinks of the program.
  package enum Verdict: String, CaseIterable, Sendable {
    case avoid
    case acceptable
    case prefer
  }

  /// The view that the host mounts.
  package enum Root: Equatable, Sendable {
    /// A view type made with `Name()`.
    case named(String)
    /// A Swift expression.
    case expression(String)
    /// The only view that no other one uses; found in the source.
    case inferred
  }

  /// The Swift language mode the program is compiled in.
  package enum LanguageMode: String, CaseIterable, Sendable {
    case swift5 = "5"
    case swift6 = "6"
  }

  /// How the program should end.
  package enum Expectation: String, CaseIterable, Sendable {
    case runs
    case compileError = "compile-error"
    case crash
  }

  /// Code that is compiled in front of every scenario of its page.
  package struct Setup: Equatable, Sendable {
    package let code: String
    /// The line of the first code line, counted from 1.
    package let firstCodeLine: Int
  }

  /// The size of the longest program that is looked into, in bytes of code.
  package static let maxCodeSize = 1 << 16

  package let name: String
  package let verdict: Verdict?
  package let root: Root
  /// The configuration of the `Interaction` table without a configuration of its own.
  package let configuration: Configuration
  package let languageMode: LanguageMode
  package let profile: String?
  package let expectation: Expectation
  /// The program.
  package let code: String
  /// The fence around it.
  package let codeBlock: CodeBlock
  /// The line of the opening fence, counted from 1.
  package let line: Int
  /// Where the name stands in the info string.
  package let nameRange: Range<Int>
  /// Where the root stands in the info string; the name's place if it is inferred.
  package let rootRange: Range<Int>
  package let setup: [Setup]
  /// The stated counts, at most one table for each configuration.
  package let tables: [StatedTable]
  /// The stated lines, in page order.
  package let consoles: [StatedConsole]
  /// What articles measured on devices.
  package let observed: [ObservedTable]
  /// The nearest heading above.
  package let heading: Heading?
  /// The engine's rules that it shows.
  package let rules: [RuleReference]

  /// The line of the program's first line, counted from 1.
  package var firstCodeLine: Int { codeBlock.firstCodeLine }

  /// The configurations that the page states something about, or would if it had a table.
  package var configurations: [Configuration] {
    let stated = Set([configuration] + tables.map(\.configuration))
    return Configuration.allCases.filter(stated.contains)
  }

  /// The stated counts of a configuration.
  package func table(for configuration: Configuration) -> StatedTable? {
    tables.first { $0.configuration == configuration }
  }

  /// The steps to perform in a configuration: those of its table, `present` always first.
  ///
  /// Without a table of its own the steps of the first table are performed; without any, `present`.
  package func steps(for configuration: Configuration) -> [Step] {
    let steps = (table(for: configuration) ?? tables.first)?.rows.compactMap(\.step) ?? []
    if case .present = steps.first { return steps }
    return [.present(hostPasses: 0)] + steps
  }

  /// The rows of a configuration's own table, each with the position of its step in `steps(for:)`.
  package func statedRows(
    for configuration: Configuration
  ) -> [(stepIndex: Int, row: StatedTable.Row)] {
    let rows = (table(for: configuration)?.rows ?? []).filter { $0.step != nil }
    let added = steps(for: configuration).count - rows.count
    return rows.enumerated().map { ($0 + added, $1) }
  }

  /// The stated lines of a configuration.
  package func consoles(for configuration: Configuration) -> [StatedConsole] {
    consoles.filter { $0.configuration == configuration }
  }
}

/// How the compiler treats the program: debug and release builds can give different counts.
package enum Configuration: String, CaseIterable, Sendable, Comparable {
  case debug
  case release

  package static func < (first: Self, second: Self) -> Bool {
    first == .debug && second == .release
  }
}
