/// The declarations of views in a Swift source, as its syntax shows them.
///
/// Nothing is type-checked: conformances and initializers are taken as spelled. A source with errors
/// still has an outline.
package struct SourceOutline: Equatable, Sendable {
  /// The imported modules, sorted.
  package let imports: [String]
  /// Every declared type in source order, nested types after their enclosing type.
  package let types: [TypeDeclaration]
  /// The types whose code calls `onAppear`; `nil` represents code outside of all types.
  private let appearing: Set<String?>
  /// Whether a top-level `steps` is declared, which defines the scenario's steps.
  package let declaresSteps: Bool
  /// The views that can be the root, in source order; a source with exactly one needs no `root=`.
  package let rootCandidates: [String]
  /// The previews, in source order.
  package let previews: [PreviewDeclaration]
  /// What a page's program must not contain, in source order.
  package let refusedCode: [RefusedCode]

  /// Parses an outline.
  /// - Complexity: O(*n*) in the length of the source.
  package init(_ source: String, _ grammar: SwiftGrammar = .swift5) {
    let tree = syntaxTree(of: source, grammar)
    let collector = DeclarationCollector(tree)
    refusedCode = RefusedCode.all(in: tree, grammar)
    let declarations = collector.declarations
    let roles = RoleResolver(protocols: collector.protocols)
    let initialization = Initialization(declarations)
    types = declarations.map { declaration in
      TypeDeclaration(
        name: declaration.name,
        role: roles.role(inheriting: declaration.inherited),
        line: declaration.line,
        isMain: declaration.isMain,
        hasParameterlessInitializer: initialization.isParameterless(declaration),
        properties: declaration.storedProperties.map { property in
          TypeDeclaration.Property(
            name: property.name,
            wrapper: property.wrapperName,
            line: collector.line(of: property.binding)
          )
        }
      )
    }
    imports = collector.imports.sorted()
    appearing = collector.appearing
    declaresSteps = collector.declaresSteps
    rootCandidates = SwiftSource.rootCandidates(among: types, creations: collector.creations)
    let providers = types.filter { $0.role == .preview }.map(\.name)
    previews =
      source.mentions("Preview", "PreviewProvider")
      ? PreviewCollector(tree, providers: Set(providers)).previews : []
  }

  /// All types whose evaluations or updates a run counts: views, modifiers, representables.
  package var countedTypes: [String] { counted(scenes: false).map(\.name) }

  /// The counted types of a run that shows the app, if it does: its body and those of its scenes count too.
  package func countedTypes(showing app: String?) -> [String] {
    counted(scenes: app != nil).filter { $0.role != .app || $0.name == app }.map(\.name)
  }

  private func counted(scenes: Bool) -> [TypeDeclaration] {
    let roles: [TypeDeclaration.Role?] =
      [.view, .modifier, .representable] + (scenes ? [.app, .scene] : [])
    return types.filter { roles.contains($0.role) }
  }

  /// The apps, in source order.
  package var apps: [TypeDeclaration] { types.filter { $0.role == .app } }

  /// The counted types whose body may contain an `onAppear`: their own code calls it, or code outside
  /// of all of them does.
  package var appearingTypes: Set<String> {
    let counted = Set(countedTypes)
    let isCalledElsewhere = appearing.contains { $0.map { !counted.contains($0) } ?? true }
    return isCalledElsewhere ? counted : counted.filter { appearing.contains($0) }
  }

  /// The types that conform to `View`, in source order.
  package var views: [TypeDeclaration] {
    types.filter { $0.role == .view || $0.role == .representable }
  }
}
