import SwiftSyntax

extension LeftOutPlace {
  // MARK: - Stored properties

  /// The value that a property has at first, or the property of a view.
  static func storedValue(_ offset: Int, in declaration: DeclSyntax) -> LeftOutPlace? {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first(where: { $0.content.contains(offset) })
        ?? variable.bindings.first,
      !declaration.trimmedDescription.contains(Stop.mark)
    else { return nil }
    let isUnknownWrapper = variable.attributes.contains { $0.content.contains(offset) }
    guard isUnknownWrapper || binding.initializer?.content.contains(offset) == true else {
      return nil
    }
    let name = binding.pattern.trimmedDescription
    let full = declaration.fullName(of: name)
    let isStatic = variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
    if declaration.isInView, !isStatic {
      // A view with a property that is not known cannot be compared nor shown.
      guard variable.bindings.count == 1, let body = declaration.stopInBody else { return nil }
      let modifiers = variable.modifiers.map(\.trimmedDescription).joined(separator: " ")
      return LeftOutPlace(
        .value,
        variable,
        full,
        view: declaration.enclosingTypes.joined(separator: ".")
      ) { number in
        let stored = "\(modifiers) var \(name) = \(Stop.field(number))"
        return [(variable.content, stored)] + body(number)
      }
    }
    let type = binding.typeAnnotation?.trimmedDescription ?? ": \(Stop.object)"
    let isLazy = variable.modifiers.contains { $0.name.text == "lazy" }
    return LeftOutPlace(.value, variable, full) { number in
      var edits: [Edit] = []
      if isUnknownWrapper {
        edits += variable.attributes.filter { $0.content.contains(offset) }.map { ($0.content, "") }
      }
      let end = (binding.initializer.map(Syntax.init) ?? Syntax(binding.pattern)).content.upperBound
      let start = binding.typeAnnotation.map {
        max($0.content.upperBound, binding.pattern.content.upperBound)
      }
      let value = isLazy ? "{ \(Stop.value(number)) }()" : Stop.value(number)
      let text = start == nil ? "\(type) = \(value)" : " = \(value)"
      return edits + [((start ?? binding.pattern.content.upperBound)..<max(end, start ?? 0), text)]
    }
  }

  // MARK: - Attributes, superclasses and protocols

  /// An attribute that is not known: of a type, whose values then cannot be made, or of a function.
  static func attribute(
    _ offset: Int,
    of declaration: DeclSyntax,
    _ message: String
  ) -> LeftOutPlace? {
    guard let attributes = declaration.asProtocol(WithAttributesSyntax.self)?.attributes,
      let attribute = attributes.first(where: { $0.content.contains(offset) }),
      !declaration.is(VariableDeclSyntax.self)
    else { return nil }
    let name = declaration.fullName
    if let group = declaration.asProtocol(DeclGroupSyntax.self) {
      return LeftOutPlace(.attribute, attribute, name, view: declaration.viewName) { number in
        [(attribute.content, "")] + group.withoutValues(number)
      }
    }
    let inner = declaration.as(FunctionDeclSyntax.self)?.body.flatMap { body in
      computed(body.content.lowerBound, in: declaration)
    }
    return LeftOutPlace(.attribute, attribute, name, view: inner?.part.view) { number in
      [(attribute.content, "")] + (inner?.edits(number) ?? [])
    }
  }

  /// A member that overrides nothing, because the superclass is not known.
  static func override(of declaration: DeclSyntax, _ message: String) -> LeftOutPlace? {
    guard message.contains("does not override"),
      let modifier = declaration.asProtocol(WithModifiersSyntax.self)?.modifiers.first(where: {
        $0.name.text == "override"
      })
    else { return nil }
    let name = declaration.fullName
    return LeftOutPlace(.override, modifier, name) { _ in [(modifier.content, "")] }
  }

  /// A superclass or protocol that is not known, or a protocol of views that the type cannot conform to.
  static func inherited(
    _ offset: Int,
    of declaration: DeclSyntax,
    _ message: String
  ) -> LeftOutPlace? {
    guard let group = declaration.asProtocol(DeclGroupSyntax.self),
      let clause = group.inheritanceClause
    else { return nil }
    let name = declaration.fullName
    let types = Array(clause.inheritedTypes)
    if let index = types.firstIndex(where: { $0.type.content.contains(offset) }) {
      let rest = types.enumerated().filter { $0.offset != index }.map(
        \.element.type.trimmedDescription
      )
      let isClass = declaration.is(ClassDeclSyntax.self)
      let lost = name + ": " + types[index].type.trimmedDescription
      return LeftOutPlace(.conformance, types[index], lost, view: declaration.viewName) { number in
        [(clause.content, rest.isEmpty ? "" : ": " + rest.joined(separator: ", "))]
          + (isClass && index == 0 ? group.withoutValues(number) : [])
      }
    }
    guard message.contains("does not conform to protocol"),
      let index = types.firstIndex(where: { $0.type.trimmedDescription.hasSuffix("Representable") })
    else { return nil }
    return LeftOutPlace(.conformance, types[index], name, view: name) { number in
      let start = group.memberBlock.leftBrace.content.upperBound
      let body = " var body: some View { \(Stop.body(number)) }"
      return [(types[index].type.content, "View"), (start..<start, body)]
    }
  }
}
