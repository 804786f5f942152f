import Guidelines
import SwiftSource

/// The views that a program declares, with their lines on the page or in the file.
///
/// - Parameters:
///   - fragments: The pieces of code in order.
///   - choice: How the program's root is chosen; an app counts only if it is the root.
/// - Returns: The views, and the app with its scenes if the program shows it.
package func declaredViews(
  in fragments: [ScenarioProgram.Fragment],
  choosing choice: RootChoice = .inferred
) -> [DeclaredView] {
  let outline = SourceOutline(joined(fragments))
  return declaredViews(in: fragments, outline, showing: try? outline.root(choice))
}

/// The same for fragments that are already parsed.
func declaredViews(
  in fragments: [ScenarioProgram.Fragment],
  _ outline: SourceOutline,
  showing root: ProgramRoot?
) -> [DeclaredView] {
  let lines = pageLines(of: fragments)
  let counted = Set(outline.countedTypes(showing: root?.app))
  let appearing = outline.appearingTypes
  return outline.types.filter { counted.contains($0.name) }.map { type in
    DeclaredView(
      name: type.name,
      line: lines[type.line - 1],
      properties: type.properties.map { property in
        DeclaredView.Property(
          name: property.name,
          wrapper: property.wrapper,
          line: lines[property.line - 1]
        )
      },
      metrics: metrics(of: type, mayAppear: appearing.contains(type.name))
    )
  }
}

/// What the fragments must not contain, with lines of the page.
func refusedCodeOnPage(
  _ fragments: [ScenarioProgram.Fragment],
  _ outline: SourceOutline
) -> [RefusedCode] {
  guard !outline.refusedCode.isEmpty else { return [] }
  let lines = pageLines(of: fragments)
  return outline.refusedCode.map { $0.moved(toLine: lines[$0.line - 1]) }
}

/// The code that is parsed as a whole.
func joined(_ fragments: [ScenarioProgram.Fragment]) -> String {
  fragments.map(\.code).joined(separator: "\n")
}

/// The line on the page of each line of the joined code.
func pageLines(of fragments: [ScenarioProgram.Fragment]) -> [Int] {
  fragments.flatMap { fragment in
    (0...fragment.code.utf8.count { $0 == UInt8(ascii: "\n") }).map { fragment.line + $0 }
  }
}

/// What a run can count for a type.
private func metrics(of type: TypeDeclaration, mayAppear: Bool) -> [Column.Metric] {
  guard type.role != .representable else { return [.comparisons, .updates, .sizings] }
  return mayAppear ? [.evaluations, .comparisons, .appearances] : [.evaluations, .comparisons]
}

extension Page {
  /// The pieces of code that a scenario is compiled from, in order.
  package func fragments(of scenario: Scenario) -> [ScenarioProgram.Fragment] {
    let setup = scenario.setup.map {
      ScenarioProgram.Fragment(code: $0.code, path: path, line: $0.firstCodeLine)
    }
    let own = ScenarioProgram.Fragment(
      code: scenario.code,
      path: path,
      line: scenario.firstCodeLine
    )
    return setup + [own]
  }
}
