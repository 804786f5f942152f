/// What the syntax of a Swift source says about the views in it.
///
/// Nothing is type-checked: conformances and initializers are read as they are spelled. A source
/// with errors still has an outline.
package struct SourceOutline: Equatable, Sendable {
  /// The imported modules, sorted.
  package let imports: [String]
  /// Every declared type in source order, nested ones behind the type that holds them.
  package let types: [TypeDeclaration]
  /// The types whose code calls `onAppear`; `nil` stands for code outside of all types.
  private let appearing: Set<String?>
  /// Whether a top-level `steps` is declared, the scenario's own steps.
  package let declaresSteps: Bool
  /// The views that can be the root, in source order; a source with one of them needs no `root=`.
  package let rootCandidates: [String]

  /// Reads an outline.
  /// - Complexity: O(*n*) in the length of the source.
  package init(_ source: String) {
    self = SyntaxReader.shared.outline(source)
  }

  package init(
    imports: [String],
    types: [TypeDeclaration],
    appearing: Set<String?>,
    declaresSteps: Bool,
    rootCandidates: [String]
  ) {
    self.imports = imports
    self.types = types
    self.appearing = appearing
    self.declaresSteps = declaresSteps
    self.rootCandidates = rootCandidates
  }

  /// Everything whose evaluations or updates a run counts: views, modifiers, representables.
  package var countedTypes: [String] {
    types
      .filter { [.view, .modifier, .representable].contains($0.role) }
      .map(\.name)
  }

  /// The counted types in whose body an `onAppear` may be: their own code calls it, or code that is
  /// part of none of them.
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
