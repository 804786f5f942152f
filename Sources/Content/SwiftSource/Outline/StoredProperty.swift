import SwiftSyntax

/// A stored property with the declaration whose attributes it shares.
struct StoredProperty {
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax

  /// The declared name.
  var name: String { binding.pattern.trimmedDescription }

  /// Whether the property's default value is `nil`.
  var isOptional: Bool {
    binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
  }

  /// The attribute of the property wrapper.
  var wrapper: AttributeSyntax? {
    declaration.attributes
      .compactMap { $0.as(AttributeSyntax.self) }
      .first { attribute in
        let name = baseName(attribute.attributeName)
        return name.first?.isUppercase == true && !Self.notWrappers.contains(name)
      }
  }

  /// The wrapper's name as the author writes it.
  var wrapperName: String? {
    wrapper.map { baseName($0.attributeName) }.map { $0 == "LazyState" ? "State" : $0 }
  }

  /// Capitalized attributes that are not property wrappers.
  private static let notWrappers: Set<String> = ["MainActor", "ViewBuilder", "Sendable"]
}

extension Declaration {
  /// The stored properties of the type, in source order.
  var storedProperties: [StoredProperty] {
    members.members
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { declaration in
        !declaration.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
      }
      .flatMap { declaration in
        // Filtering a syntax collection directly would rebuild the whole tree.
        declaration.bindings.lazy
          .filter { !isComputed($0) }
          .map { StoredProperty(declaration: declaration, binding: $0) }
      }
  }

  private func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case .none: false
    case .getter: true
    case .accessors(let list):
      !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    @unknown default: false
    }
  }
}
