import SwiftSyntax

/// Determines which types `Name()` can create, by the rules for implicit and explicit initializers.
struct Initialization {
  private let wrappers: [String: Declaration]

  init(_ declarations: [Declaration]) {
    let own = declarations.filter(\.isPropertyWrapper).map { ($0.name, $0) }
    wrappers = Dictionary(own) { first, _ in first }
  }

  /// Whether `Name()` compiles outside the type.
  ///
  /// An explicit initializer in the type itself removes the implicit one; one in an extension does
  /// not. Generic types are excluded, because their parameters are unknown.
  func isParameterless(_ type: Declaration) -> Bool {
    guard !type.isGeneric, !type.isHidden, !type.isEnum else { return false }
    return hasParameterlessInitializer(type)
  }

  private func hasParameterlessInitializer(_ type: Declaration) -> Bool {
    let written = initializers(in: type.members)
    let added = type.extensionMembers.flatMap { initializers(in: $0) }
    if (written + added).contains(where: isCallableWithoutArguments) { return true }
    return written.isEmpty && type.storedProperties.allSatisfy(hasInitialValue)
  }

  private func initializers(in members: MemberBlockSyntax) -> [InitializerDeclSyntax] {
    members.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
  }

  private func isCallableWithoutArguments(_ initializer: InitializerDeclSyntax) -> Bool {
    initializer.optionalMark == nil
      && initializer.genericParameterClause == nil
      && !initializer.modifiers.contains { $0.name.text == "private" }
      && initializer.signature.parameterClause.parameters.allSatisfy {
        $0.defaultValue != nil || $0.ellipsis != nil
      }
  }

  private func hasInitialValue(_ property: StoredProperty) -> Bool {
    if property.binding.initializer != nil { return true }
    let isVariable = property.declaration.bindingSpecifier.text == "var"
    guard let wrapper = property.wrapper else { return isVariable && property.isOptional }
    let name = baseName(wrapper.attributeName)
    if Self.valueless.contains(name) { return true }
    if Self.stored.contains(name) { return property.isOptional }
    if wrapper.arguments != nil { return true }
    if let own = wrappers[name] { return hasParameterlessInitializer(own) }
    return property.isOptional && ["State", "LazyState"].contains(name)
  }

  /// Wrappers that get their value from somewhere other than the property's initial value.
  private static let valueless: Set<String> = [
    "Environment", "EnvironmentObject", "FocusState", "AccessibilityFocusState", "Namespace",
    "FocusedValue", "FocusedBinding", "FocusedObject", "Query",
  ]

  /// Wrappers whose argument is a key, so that they also need an initial value.
  private static let stored: Set<String> = ["AppStorage", "SceneStorage"]
}
