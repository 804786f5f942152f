import Diagnostics
import Guidelines
import SwiftSource

/// The views that a program declares, with their lines on the page or in the file.
///
/// - Parameters:
///   - fragments: The pieces of code in order.
///   - choice: How the program's root is chosen; an app counts only if it is the root.
///   - grammar: How the program is divided into tokens.
/// - Returns: The views, and the app with its scenes if the program shows it.
package func declaredViews(
  in fragments: [ScenarioProgram.Fragment],
  choosing choice: RootChoice = .inferred,
  _ grammar: SwiftGrammar = .swift5
) -> [DeclaredView] {
  let outline = SourceOutline(joined(fragments), grammar)
  return declaredViews(in: fragments, outline, showing: try? outline.root(choice))
}

extension CodeFlow {
  /// Reads where the values of a program come from.
  package init(of fragments: [ScenarioProgram.Fragment], _ grammar: SwiftGrammar) {
    let flow = ValueFlow(joined(fragments), grammar)
    self.init(
      sources: { flow.sources(of: $0, of: $1, in: $2) },
      conditions: { flow.conditions(of: $0, in: $1) }
    )
  }
}

/// The same for fragments that are already parsed.
func declaredViews(
  in fragments: [ScenarioProgram.Fragment],
  _ outline: SourceOutline,
  showing root: ProgramRoot?
) -> [DeclaredView] {
  let locations = codeLocations(of: fragments)
  let isOneFile = Set(fragments.map(\.path)).count == 1
  let counted = Set(outline.countedTypes(showing: root?.app))
  let appearing = outline.appearingTypes
  return outline.types.filter { counted.contains($0.name) }.map { type in
    DeclaredView(
      name: type.name,
      path: isOneFile ? nil : locations[type.line - 1].path,
      line: locations[type.line - 1].line,
      properties: type.properties.map { property in
        DeclaredView.Property(
          name: property.name,
          wrapper: property.wrapper,
          line: locations[property.line - 1].line
        )
      },
      metrics: metrics(of: type, mayAppear: appearing.contains(type.name))
    )
  }
}

/// What the fragments of a program must not contain, with lines of the page or the files.
///
/// It is found in each file that the compiler gets, and in the code as a whole. Modules of the program itself can
/// be imported. An expression that creates the root is not in it.
func refusedCode(
  in fragments: [ScenarioProgram.Fragment],
  _ outline: SourceOutline,
  showing root: ProgramRoot?,
  of rootPath: String,
  _ grammar: SwiftGrammar
) -> [RefusedCode] {
  let locations = codeLocations(of: fragments)
  var refused = outline.refusedCode.map { $0.moved(to: locations[$0.line - 1]) }
  let program = ScenarioProgram(
    fragments: fragments,
    grammar: grammar,
    root: root ?? .view("EmptyView()"),
    rootPath: rootPath,
    rootLine: 0,
    declaresSteps: false
  )
  refused += Set(fragments.map(\.path) + [rootPath]).sorted().compactMap { RefusedCode(nameOf: $0) }
  for file in program.bodies where !isWhole(file, of: fragments) {
    // The rows of ours that say where code is from have no source.
    refused += SwiftSource.refusedCode(in: file.text, grammar).compactMap { code in
      file.source(ofRow: code.line).map { code.moved(to: $0) }
    }
  }
  let modules = Set(fragments.compactMap(\.module))
  return refused.filter { $0.line > 0 && ($0.kind != .module || !modules.contains($0.text)) }.unique
}

/// Whether the compiler gets a program's only piece of code unchanged, so that it need not be parsed twice.
private func isWhole(_ file: ScenarioProgram.File, of fragments: [ScenarioProgram.Fragment]) -> Bool
{
  guard fragments.count == 1, let code = fragments.first?.code else { return false }
  return file.text.hasSuffix("\n" + code + "\n")
}

extension ScenarioProgram.Fragment {
  /// What in it is nested too deeply to be parsed.
  var nestedCode: RefusedCode? {
    SwiftSource.refusedCode(in: code, .swift5).first { $0.kind == .nesting }
      .map { $0.moved(to: codeLocations(of: [self])[$0.line - 1]) }
  }
}

extension RefusedCode {
  fileprivate func moved(to location: SourceLocation) -> Self {
    moved(toLine: location.line, of: location.path)
  }
}

/// The code that is parsed as a whole.
package func joined(_ fragments: [ScenarioProgram.Fragment]) -> String {
  fragments.map(\.code).joined(separator: "\n")
}

/// The location on the page, or in its file, of each line of the joined code.
func codeLocations(of fragments: [ScenarioProgram.Fragment]) -> [SourceLocation] {
  fragments.flatMap { fragment in
    (0...fragment.code.utf8.count { $0 == UInt8(ascii: "\n") }).map {
      SourceLocation(path: fragment.path, line: fragment.line + $0, column: 1)
    }
  }
}

/// What a run can count for a type.
private func metrics(of type: TypeDeclaration, mayAppear: Bool) -> [Column.Metric] {
  guard type.role != .representable else { return [.comparisons, .updates, .sizings] }
  let ofBodies: [Column.Metric] = [.evaluations, .wasted, .contents, .comparisons]
  return mayAppear ? ofBodies + [.appearances] : ofBodies
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
