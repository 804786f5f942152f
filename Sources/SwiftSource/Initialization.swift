import SwiftSyntax

/// Says which types can be made with `Name()`, by the rules of implicit and written initializers.
struct Initialization {
  private let wrappers: [String: Declaration]

  init(_ declarations: [Declaration]) {
    let own = declarations.filter(\.isPropertyWrapper).map { ($0.name, $0) }
    wrappers = Dictionary(own) { first, _ in first }
  }

  /// Whether `Name()` compiles outside the type.
  ///
  /// A written initializer in the type itself takes away the implicit one; one in an extension does
  /// not. Generic types are left out, since nothing says what their parameters are.
  func isParameterless(_ type: Declaration) -> Bool {
    guard !type.isGeneric, !type.isHidden, !type.isEnum else { return false }
    let written = initializers(in: type.members)
    let added = type.extensionMembers.flatMap { initializers(in: $0) }
    if (written + added).contains(where: isCallableWithoutArguments) { return true }
    return written.isEmpty && storedProperties(of: type).allSatisfy(hasInitialValue)
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

  private func storedProperties(of type: Declaration) -> [StoredProperty] {
    type.members.members
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { declaration in
        !declaration.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
      }
      .flatMap { declaration in
        declaration.bindings
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

  private func hasInitialValue(_ property: StoredProperty) -> Bool {
    if property.binding.initializer != nil { return true }
    let isVariable = property.declaration.bindingSpecifier.text == "var"
    guard let wrapper = wrapper(of: property) else { return isVariable && property.isOptional }
    let name = baseName(wrapper.attributeName)
    if Self.valueless.contains(name) { return true }
    if Self.stored.contains(name) { return property.isOptional }
    if wrapper.arguments != nil { return true }
    if let own = wrappers[name] {
      return own.members.members
        .compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        .contains(where: isCallableWithoutArguments)
    }
    return property.isOptional && name == "State"
  }

  private func wrapper(of property: StoredProperty) -> AttributeSyntax? {
    property.declaration.attributes
      .compactMap { $0.as(AttributeSyntax.self) }
      .first { attribute in
        let name = baseName(attribute.attributeName)
        return name.first?.isUppercase == true && !Self.notWrappers.contains(name)
      }
  }

  /// Wrappers that take their value from elsewhere than the property's initial value.
  private static let valueless: Set<String> = [
    "Environment", "EnvironmentObject", "FocusState", "AccessibilityFocusState", "Namespace",
    "FocusedValue", "FocusedBinding", "FocusedObject", "Query",
  ]

  /// Wrappers whose argument is a key, so that they need an initial value beside it.
  private static let stored: Set<String> = ["AppStorage", "SceneStorage"]

  /// Attributes with a capital letter that are no property wrappers.
  private static let notWrappers: Set<String> = ["MainActor", "ViewBuilder", "Sendable"]
}

/// One stored property with the declaration whose attributes it shares.
private struct StoredProperty {
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax

  /// Whether the property starts as `nil` of its own accord.
  var isOptional: Bool {
    binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
  }
}
