import SwiftSyntax

/// One stored property with the declaration whose attributes it shares.
struct StoredProperty {
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax

  /// The name as it is declared.
  var name: String { binding.pattern.trimmedDescription }

  /// Whether the property starts as `nil` of its own accord.
  var isOptional: Bool {
    binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
  }

  /// The attribute that names the property's wrapper.
  var wrapper: AttributeSyntax? {
    declaration.attributes
      .compactMap { $0.as(AttributeSyntax.self) }
      .first { attribute in
        let name = baseName(attribute.attributeName)
        return name.first?.isUppercase == true && !Self.notWrappers.contains(name)
      }
  }

  /// Attributes with a capital letter that are no property wrappers.
  private static let notWrappers: Set<String> = ["MainActor", "ViewBuilder", "Sendable"]
}

extension Declaration {
  /// The properties that a value of the type holds in memory, in source order.
  var storedProperties: [StoredProperty] {
    members.members
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { declaration in
        !declaration.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
      }
      .flatMap { declaration in
        // A collection of syntax would be filtered by making the whole tree again.
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
