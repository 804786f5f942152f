import SwiftParser
import SwiftSource
import SwiftSyntax

/// The outline of a source.
func outline(of source: String) -> SourceOutline {
  let collector = DeclarationCollector(Parser.parse(source: source))
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
  return SourceOutline(
    imports: collector.imports.sorted(),
    types: types,
    appearing: collector.appearing,
    declaresSteps: collector.declaresSteps,
    rootCandidates: rootCandidates(among: types, creations: collector.creations)
  )
}
