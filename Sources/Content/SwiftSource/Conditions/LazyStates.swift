import SwiftSyntax

/// Writes `@LazyState` for each `@State` with a default value, which is what the macro of Xcode 27 stores.
///
/// If code names the storage of a property, it expects a `State`; that one stays.
func makeStatesLazy(in tree: SourceFileSyntax, _ bytes: inout [UInt8]) {
  let finder = DefaultedStateFinder(viewMode: .sourceAccurate)
  finder.walk(tree)
  let storages = Set(
    tree.tokens(viewMode: .sourceAccurate).map(\.text).filter { $0.hasPrefix("_") }
  )
  for (property, offset) in finder.found.reversed() where !storages.contains("_" + property) {
    // Code that is not compiled has been blanked out.
    guard bytes[offset...].starts(with: "State".utf8) else { continue }
    bytes.insert(contentsOf: "Lazy".utf8, at: offset)
  }
}

/// Finds the properties with `@State` and a default value.
private final class DefaultedStateFinder: SyntaxVisitor {
  /// Their names, each with where the word `State` begins, in UTF-8 bytes.
  private(set) var found: [(property: String, offset: Int)] = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.bindings.first, binding.initializer != nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return .visitChildren }
    for case .attribute(let attribute) in node.attributes where attribute.arguments == nil {
      guard let word = attribute.attributeName.lastToken(viewMode: .sourceAccurate),
        ["State", "SwiftUI.State"].contains(attribute.attributeName.trimmedDescription)
      else { continue }
      found.append((name, word.positionAfterSkippingLeadingTrivia.utf8Offset))
    }
    return .visitChildren
  }
}
