import Markdown

/// A program on a page that is compiled and run, with the page's statements about it.
package struct Scenario: Sendable {
  /// The page's verdict on the program.
  package enum Verdict: String, CaseIterable, Sendable {
    case avoid
    case acceptable
    case prefer
  }

  /// The root view.
  package enum Root: Equatable, Sendable {
    /// A view type created with `Name()`.
    case named(String)
    /// A Swift expression.
    case expression(String)
    /// The only view that no other view uses, found in the source.
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

  /// Code that is compiled before every scenario of its page.
  package struct Setup: Equatable, Sendable {
    package let code: String
    /// The line of the first code line, counted from 1.
    package let firstCodeLine: Int
  }

  /// The files of a program that is not on the page.
  package struct Files: Equatable, Sendable {
    /// A path relative to the page's folder, in which `*`, `**` and `?` can stand for several.
    package let pattern: String
    /// The target that is meant, if a package or project has several.
    package let target: String?
    /// The range of the path in the info string.
    package let range: Range<Int>
  }

  /// The maximum code size of a program that is parsed, in bytes.
  package static let maxCodeSize = 1 << 16

  package let name: String
  package let verdict: Verdict?
  package let root: Root
  /// The configuration of an `Interaction` table that does not specify one.
  package let configuration: Configuration
  /// The language mode that the fence states.
  package let statedLanguageMode: LanguageMode?
  package let profile: String?
  /// The Xcode that the program is built with, or `nil` for that of its profile.
  package let sdk: Sdk?
  package let expectation: Expectation
  /// The program; if it is in files, what the page adds to them.
  package let code: String
  /// The program's files, if it is not on the page.
  package let files: Files?
  /// The fence around it.
  package let codeBlock: CodeBlock
  /// The line of the opening fence, counted from 1.
  package let line: Int
  /// The range of the name in the info string.
  package let nameRange: Range<Int>
  /// The range of the root in the info string, or of the name if the root is inferred.
  package let rootRange: Range<Int>
  package let setup: [Setup]
  /// The stated counts, at most one table per configuration.
  package let tables: [StatedTable]
  /// The stated lines, in page order.
  package let consoles: [StatedConsole]
  /// Measurements that articles made on devices.
  package let observed: [ObservedTable]
  /// The nearest heading above.
  package let heading: Heading?
  /// The engine rules that it demonstrates.
  package let rules: [RuleReference]

  /// The language mode, unless files state another.
  package var languageMode: LanguageMode { statedLanguageMode ?? .swift5 }

  /// The line of the program's first line, counted from 1.
  package var firstCodeLine: Int { codeBlock.firstCodeLine }

  /// The configurations with statements on the page, or the default without a table.
  package var configurations: [Configuration] {
    let stated = Set([configuration] + tables.map(\.configuration))
    return Configuration.allCases.filter(stated.contains)
  }

  /// The stated counts of a configuration.
  package func table(for configuration: Configuration) -> StatedTable? {
    tables.first { $0.configuration == configuration }
  }

  /// The steps to perform in a configuration: those of its table, always starting with `present`.
  ///
  /// Without its own table, the first table's steps are performed, else those of the Observed table, else
  /// those that console fences name.
  package func steps(for configuration: Configuration) -> [Step] {
    let table = table(for: configuration) ?? tables.first ?? observed.first?.table
    let steps = table?.rows.compactMap(\.step) ?? consoleSteps
    if case .present = steps.first { return steps }
    return [.present(hostPasses: 0)] + steps
  }

  /// The steps that console fences name, each once.
  private var consoleSteps: [Step] {
    var references: [StepReference] = []
    for case let reference? in consoles.map(\.step) where !references.contains(reference) {
      references.append(reference)
    }
    return references.map(\.step)
  }

  /// The rows of a configuration's own table, each with the index of its step in `steps(for:)`.
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

/// How the program is compiled: debug and release builds can give different counts.
package enum Configuration: String, CaseIterable, Sendable, Comparable {
  case debug
  case release

  package static func < (first: Self, second: Self) -> Bool {
    first == .debug && second == .release
  }
}

extension Scenario {
  /// Whether a text can name a scenario in links and addresses.
  package static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}
