import Diagnostics
import Guidelines
import Spelling
import SwiftSource

/// Checks the programs of a page without running them.
package struct ProgramCheck {
  package init() {}

  /// Reports code that scenarios must not contain, and warns about each view without a column.
  package func diagnose(_ page: Page) -> [Diagnostic] {
    var findings = FindingList(of: page.source)
    var refused: Set<Diagnostic> = []
    for scenario in page.scenarios where scenario.code.utf8.count <= Scenario.maxCodeSize {
      let fragments = page.fragments(of: scenario)
      let grammar = scenario.languageMode.grammar
      let outline = SourceOutline(joined(fragments), grammar)
      let written = try? outline.root(RootChoice(scenario.root), grammar)
      refused.formUnion(
        refusedCode(in: fragments, outline, showing: written, of: page.path, grammar).map {
          page.source.diagnostic($0)
        }
      )
      guard scenario.expectation == .runs, page.observation == nil, scenario.files == nil else {
        continue
      }
      let code = ResolvedCode(fragments, for: RunSettings(languageMode: scenario.languageMode))
      let compiled = SourceOutline(joined(code.fragments), grammar)
      let root = try? compiled.root(RootChoice(scenario.root), grammar)
      let views = declaredViews(in: code.fragments, compiled, showing: root)
      for finding in page.unstatedViews(of: scenario, among: views.map { ($0.name, $0.line) }) {
        findings.report(finding.message, at: finding.range, as: .warning)
      }
    }
    return findings.diagnostics + refused
  }
}

extension Page {
  /// A warning for each view of a program that has no column, given the views with their lines.
  func unstatedViews(
    of scenario: Scenario,
    among views: [(name: String, line: Int)]
  ) -> [(message: Diagnostic.Message, range: Range<Int>)] {
    guard scenario.expectation == .runs, observation == nil, scenario.files == nil else {
      return []
    }
    let stated = Set(scenario.tables.flatMap(\.columns).compactMap { $0.column?.view })
    return views.filter { !stated.contains($0.name) }.map { view in
      (.unstated(view.name, in: scenario.name), source.range(of: view.name, inLine: view.line))
    }
  }
}

extension SourceText {
  /// An error for code that a program must not contain.
  func diagnostic(_ code: RefusedCode) -> Diagnostic {
    diagnostic(.refused(code), at: range(of: code.text, inLine: code.line))
  }

  /// The first place of a text in a line, or the whole line.
  fileprivate func range(of text: String, inLine line: Int) -> Range<Int> {
    let line = range(ofLine: line)
    return bytes[line].firstRange(of: Array(text.utf8)) ?? line
  }
}

extension Diagnostic.Message {
  fileprivate static func unstated(_ view: String, in scenario: String) -> Self {
    Self(
      id: "unstated-view",
      what: "'\(view)' of '\(scenario)' has no stated count",
      why: "without a count, the view could run any number of times on a verified page",
      fix: "add a column '\(view)' to the scenario's table"
    )
  }

  static func refused(_ code: RefusedCode) -> Self {
    let what = "a scenario cannot use '\(code.text)'"
    switch code.kind {
    case .attribute:
      return Self(
        id: "refused-code",
        what: what,
        why: "it bypasses the compiler's checks, and no view needs it",
        fix: "remove it"
      )
    case .module:
      let modules = RefusedCode.importableModules
      return Self(
        id: "refused-code",
        what: "a scenario cannot import '\(code.text)'",
        why: "it can import \(modules.joined(separator: ", "))",
        fix: nearestName(to: code.text, among: modules).map { "write '\($0)'" }
          ?? "remove the import"
      )
    case .symbol:
      return Self(
        id: "refused-code",
        what: what,
        why: "it reaches code by a name that the compiler does not check, and no view needs it",
        fix: "remove it"
      )
    case .nesting:
      return Self(
        id: "refused-code",
        what: "the code is nested too deeply",
        why: "Swift's parser takes twice as long for each '[' in another, and has one stack",
        fix: "give inner parts names of their own"
      )
    case .fileName:
      return Self(
        id: "refused-code",
        what: "a program's file cannot be named '\(code.text)'",
        why: "its name stands in the program, where '*', '#', '`', '\"' and '\\' have a meaning",
        fix: "rename it"
      )
    case .regularExpression:
      return Self(
        id: "refused-code",
        what: "a regular expression cannot begin with '/'",
        why: "in language mode 5, '/' is an operator",
        fix: "write '#/…/#'"
      )
    case .directive:
      return Self(
        id: "refused-code",
        what: what,
        why: "messages would name the wrong lines",
        fix: "remove it"
      )
    }
  }
}
