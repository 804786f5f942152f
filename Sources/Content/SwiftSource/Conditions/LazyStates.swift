import SwiftSyntax

/// Text that is added to a source before it is compiled.
struct Insertion {
  let text: String
  /// Where it is added, in UTF-8 bytes of the source.
  let offset: Int
  /// Where the code begins that it belongs to; nothing is added to code that is not compiled.
  let owner: Int
}

/// What makes of each `@State` what the macro of Xcode 27 stores.
///
/// A default value makes it a `@LazyState`. If code names the storage of a property, it expects a `State`;
/// that one stays. Beside another property wrapper, which also declares a storage, the macro's storage is
/// a second declaration of the same name, which the compiler refuses.
func lazyStates(in tree: SourceFileSyntax) -> [Insertion] {
  let finder = StateFinder(viewMode: .sourceAccurate)
  finder.walk(tree)
  let storages = Set(
    tree.tokens(viewMode: .sourceAccurate).map(\.text).filter { $0.hasPrefix("_") }
  )
  return finder.found.flatMap { state -> [Insertion] in
    if !finder.wrappers.isDisjoint(with: state.otherAttributes) {
      let storage = "; private var _\(state.property): Never { fatalError() }"
      return [Insertion(text: storage, offset: state.end, owner: state.offset)]
    }
    guard state.hasDefault, !storages.contains("_" + state.property) else { return [] }
    return [Insertion(text: "Lazy", offset: state.offset, owner: state.offset)]
  }
}

/// Finds the properties with `@State`, and the property wrappers that a source declares.
private final class StateFinder: SyntaxVisitor {
  struct State {
    let property: String
    /// Where the word `State` begins, and where the declaration ends, in UTF-8 bytes.
    let offset: Int
    let end: Int
    let hasDefault: Bool
    let otherAttributes: [String]
  }

  private(set) var found: [State] = []
  /// The names of property wrappers: SwiftUI's, Combine's, and those that the source declares.
  private(set) var wrappers: Set<String> = [
    "AppStorage", "Bindable", "Binding", "Environment", "EnvironmentObject", "FocusState",
    "GestureState", "ObservedObject", "Published", "ScaledMetric", "SceneStorage", "StateObject",
  ]

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return .visitChildren }
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
    let states = attributes.filter {
      $0.arguments == nil && ["State", "SwiftUI.State"].contains($0.name)
    }
    guard let state = states.first,
      let word = state.attributeName.lastToken(viewMode: .sourceAccurate)
    else { return .visitChildren }
    found.append(
      State(
        property: name,
        offset: word.positionAfterSkippingLeadingTrivia.utf8Offset,
        end: node.endPositionBeforeTrailingTrivia.utf8Offset,
        hasDefault: binding.initializer != nil,
        otherAttributes: attributes.map(\.name)
      )
    )
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    addWrapper(node.name, node.attributes)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    addWrapper(node.name, node.attributes)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    addWrapper(node.name, node.attributes)
  }

  private func addWrapper(
    _ name: TokenSyntax,
    _ attributes: AttributeListSyntax
  ) -> SyntaxVisitorContinueKind {
    if attributes.contains(where: { $0.as(AttributeSyntax.self)?.name == "propertyWrapper" }) {
      wrappers.insert(name.text)
    }
    return .visitChildren
  }
}

extension AttributeSyntax {
  fileprivate var name: String { attributeName.trimmedDescription }
}
