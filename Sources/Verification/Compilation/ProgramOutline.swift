import Diagnostics
import Guidelines
import SwiftSource

/// What the syntax of a program's code says about its root and its views.
package struct ProgramOutline {
  /// The code of the program's own module.
  package let own: SourceOutline
  /// The code of all modules.
  let whole: SourceOutline
  /// What the program shows, with lines of its own code.
  package let root: ProgramRoot
  /// The same, with lines of the page or file.
  package let locatedRoot: ProgramRoot
  /// Where the root is declared.
  package let rootLocation: SourceLocation
  /// The types whose evaluations or updates a run counts.
  package let countedTypes: [String]
  package let declarations: [DeclaredView]

  /// Parses code.
  /// - Parameters:
  ///   - fragments: The pieces of code in order.
  ///   - grammar: How the code is divided into tokens.
  ///   - chooseRoot: Chooses what the program's own module shows.
  /// - Throws: The error of `chooseRoot`.
  package init(
    of fragments: [ScenarioProgram.Fragment],
    _ grammar: SwiftGrammar,
    root chooseRoot: (_ own: SourceOutline) throws(RootProblem) -> ProgramRoot
  ) throws(RootProblem) {
    let ownFragments = fragments.filter { $0.module == nil }
    own = SourceOutline(joined(ownFragments), grammar)
    root = try chooseRoot(own)
    let locations = codeLocations(of: ownFragments)
    locatedRoot = root.located(in: locations.map(\.line))
    rootLocation = locations[root.line(in: own) - 1]
    let isAllOwn = ownFragments.count == fragments.count
    whole = isAllOwn ? own : SourceOutline(joined(fragments), grammar)
    countedTypes = whole.countedTypes(showing: root.app)
    declarations = declaredViews(in: fragments, whole, showing: root)
  }
}
