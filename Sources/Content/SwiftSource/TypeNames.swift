import SwiftSyntax

/// The name of a type without module, attributes and generic arguments: `Outer.Inner`.
func baseName(_ type: TypeSyntax) -> String {
  if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.text }
  if let attributed = type.as(AttributedTypeSyntax.self) { return baseName(attributed.baseType) }
  if let member = type.as(MemberTypeSyntax.self) {
    let base = baseName(member.baseType)
    return base == "SwiftUI" ? member.name.text : base + "." + member.name.text
  }
  return type.trimmedDescription
}

/// The protocols that one entry of an inheritance clause names; `A & B` names two.
func protocolNames(_ type: TypeSyntax) -> [String] {
  guard let composition = type.as(CompositionTypeSyntax.self) else { return [baseName(type)] }
  return composition.elements.flatMap { protocolNames($0.type) }
}

/// The names of the attributes on a declaration, without `@` and arguments.
func attributeNames(_ attributes: AttributeListSyntax) -> [String] {
  attributes.compactMap { $0.as(AttributeSyntax.self).map { baseName($0.attributeName) } }
}

/// The type that calling this expression creates, if it is spelled like a type.
func createdType(_ callee: ExprSyntax) -> String? {
  if let reference = callee.as(DeclReferenceExprSyntax.self) {
    return isTypeName(reference.baseName.text) ? reference.baseName.text : nil
  }
  if let specialized = callee.as(GenericSpecializationExprSyntax.self) {
    return createdType(specialized.expression)
  }
  guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base else {
    return nil
  }
  let name = member.declName.baseName.text
  if name == "init" { return createdType(base) }
  guard isTypeName(name), let outer = createdType(base) else { return nil }
  return outer + "." + name
}

/// Types begin with a capital letter in Swift code that follows the API guidelines.
private func isTypeName(_ name: String) -> Bool { name.first?.isUppercase == true }
