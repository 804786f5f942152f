import SwiftParser
import SwiftSyntax

/// What the syntax of a Swift source says about the views in it.
///
/// Nothing is type-checked: conformances and initializers are read as they are spelled. A source
/// with errors still has an outline.
package struct SourceOutline: Equatable, Sendable {
  /// The imported modules, sorted.
  package let imports: [String]
  /// Every declared type in source order, nested ones behind the type that holds them.
  package let types: [TypeDeclaration]
  /// Whether a top-level `steps` is declared, the scenario's own steps.
  package let declaresSteps: Bool
  /// The views that can be the root, in source order; a source with one of them needs no `root=`.
  package let rootCandidates: [String]

  /// Reads an outline.
  /// - Complexity: O(*n*) in the length of the source.
  package init(_ source: String) {
    let tree = Parser.parse(source: source)
    let collector = DeclarationCollector(tree)
    let declarations = collector.declarations
    let roles = RoleResolver(protocols: collector.protocols)
    let initialization = Initialization(declarations)
    let types = declarations.map { declaration in
      TypeDeclaration(
        name: declaration.name,
        role: roles.role(inheriting: declaration.inherited),
        line: declaration.line,
        hasParameterlessInitializer: initialization.isParameterless(declaration),
        properties: declaration.storedProperties.map { property in
          TypeDeclaration.Property(
            name: property.name,
            wrapper: property.wrapper.map { baseName($0.attributeName) },
            line: collector.line(of: property.binding)
          )
        }
      )
    }
    self.imports = collector.imports.sorted()
    self.types = types
    self.declaresSteps = collector.declaresSteps
    self.rootCandidates = SwiftSource.rootCandidates(among: types, creations: collector.creations)
  }

  /// Everything whose evaluations or updates a run counts: views, modifiers, representables.
  package var countedTypes: [String] {
    types
      .filter { [.view, .modifier, .representable].contains($0.role) }
      .map(\.name)
  }

  /// The types that conform to `View`, in source order.
  package var views: [TypeDeclaration] {
    types.filter { $0.role == .view || $0.role == .representable }
  }
}
