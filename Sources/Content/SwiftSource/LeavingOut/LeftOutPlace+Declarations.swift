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
    if declaration.isInView, !isStatic, isUnknownWrapper || !variable.isKeptAsItIs {
      // What the wrapper would do is not known, so the view cannot be shown.
      guard variable.bindings.count == 1, let stop = declaration.stopInView else { return nil }
      let modifiers = variable.modifiers.map(\.trimmedDescription).joined(separator: " ")
      return LeftOutPlace(
        .value,
        variable,
        full,
        view: declaration.enclosingTypes.joined(separator: ".")
      ) { number in
        let stored = "\(modifiers) var \(name): \(Stop.object) = \(Stop.initial(number))"
        return [(variable.content, stored)] + stop(number)
      }
    }
    let isLazy = variable.modifiers.contains { $0.name.text == "lazy" }
    let isObject = binding.initializer?.value.isMadeBy(offset) ?? true
    let made = isObject ? binding.initializer?.value.createdType : nil
    let type = binding.typeAnnotation?.trimmedDescription ?? ": \(made ?? Stop.object)"
    return LeftOutPlace(.value, variable, full) { number in
      var edits: [Edit] = []
      if isUnknownWrapper {
        edits += variable.attributes.filter { $0.content.contains(offset) }.map { ($0.content, "") }
      }
      let end = (binding.initializer.map(Syntax.init) ?? Syntax(binding.pattern)).content.upperBound
      let start = binding.typeAnnotation.map {
        max($0.content.upperBound, binding.pattern.content.upperBound)
      }
      let first = isObject && !isUnknownWrapper ? Stop.initial(number) : Stop.value(number)
      let value = isLazy ? "{ \(first) }()" : first
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
    guard let missing = message.nameOfUnmetProtocol else { return nil }
    if let index = types.firstIndex(where: { $0.type.trimmedDescription.hasSuffix("Representable") }
    ) {
      return LeftOutPlace(.conformance, types[index], name, view: name) { number in
        let start = group.memberBlock.leftBrace.content.upperBound
        let body = " var body: some View { \(Stop.body(number)) }"
        return [(types[index].type.content, "View"), (start..<start, body)]
      }
    }
    // The compiler cannot derive the members, as a type in it is not known.
    guard
      let index = types.firstIndex(where: {
        derived[$0.type.trimmedDescription, default: []].contains(missing)
      })
    else { return nil }
    let lost = types[index].type.trimmedDescription
    let rest = types.enumerated().filter { $0.offset != index }.map(
      \.element.type.trimmedDescription
    )
    return LeftOutPlace(.conformance, types[index], name + ": " + lost, view: nil) { number in
      // Without a conformance that compares, the engine would compare the values in another way.
      if let stops = group.stops(of: lost, number) {
        let start = group.memberBlock.leftBrace.content.upperBound
        return [(start..<start, stops)]
      }
      return [(clause.content, rest.isEmpty ? "" : ": " + rest.joined(separator: ", "))]
    }
  }

  /// An extension of a type that is not known, for some of its arguments.
  static func extensionOfUnknown(
    _ offset: Int,
    _ declaration: DeclSyntax,
    _ message: String
  ) -> LeftOutPlace? {
    guard let group = declaration.as(ExtensionDeclSyntax.self),
      let clause = group.genericWhereClause,
      group.extendedType.content.contains(offset)
        || clause.content.contains(offset) && !message.contains("find type")
    else { return nil }
    let name = "extension " + declaration.spelling
    return LeftOutPlace(.extension, group, name) { _ in [(group.content, "")] }
  }
}

/// The protocols whose members the compiler derives, with those that it names if it cannot.
private let derived: [String: Set<String>] = [
  "Codable": ["Decodable", "Encodable"], "Comparable": ["Comparable"], "Decodable": ["Decodable"],
  "Encodable": ["Encodable"], "Equatable": ["Equatable"], "Hashable": ["Equatable", "Hashable"],
]

extension DeclGroupSyntax {
  /// The members of a protocol that compares values, each of which ends the run; `nil` for another protocol.
  fileprivate func stops(of conformance: String, _ number: Int) -> String? {
    let operands = "(first: Self, second: Self) -> Bool { \(Stop.value(number)) };"
    let equals = " public nonisolated static func == \(operands)"
    let hash = " public nonisolated func hash(into _: inout Hasher) { _leftOutStop(\(number)) };"
    switch conformance {
    case "Comparable": return " public nonisolated static func < \(operands)"
    case "Equatable": return equals
    case "Hashable":
      let isEqual = memberBlock.members.contains { $0.decl.spelling.hasPrefix("==") }
      return (isEqual ? "" : equals) + hash
    default: return nil
    }
  }
}

extension VariableDeclSyntax {
  /// Whether a view keeps the value of the property as it is: by itself or as a state.
  fileprivate var isKeptAsItIs: Bool {
    let states: Set = ["State", "LazyState", "SwiftUI.State"]
    return attributes.allSatisfy {
      states.contains($0.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? "")
    }
  }
}

extension ExprSyntax {
  /// The type of `Type()` and `try! Type()`.
  fileprivate var createdType: String? {
    if let tried = self.as(TryExprSyntax.self) { return tried.expression.createdType }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.createdType }
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression
    let name = callee?.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name?.first?.isUppercase == true ? name : nil
  }

  /// Whether what stands at a place makes this value by itself, and no other code of the program is involved.
  fileprivate func isMadeBy(_ offset: Int) -> Bool {
    guard !trimmedDescription.contains("{"),
      let token = token(at: AbsolutePosition(utf8Offset: offset))
    else { return false }
    var node = token.parent
    while let current = node, current.id != id {
      guard current.isPartOfCall else { return false }
      node = current.parent
    }
    return Syntax(self).isPartOfCall
  }
}

extension Syntax {
  /// Whether its value is that of the call or member that it begins with.
  fileprivate var isPartOfCall: Bool {
    [
      .declReferenceExpr, .forceUnwrapExpr, .functionCallExpr, .genericSpecializationExpr,
      .memberAccessExpr, .tryExpr,
    ].contains(kind)
  }
}

extension String {
  /// Such as `Hashable` in `type 'A' does not conform to protocol 'Hashable'`.
  fileprivate var nameOfUnmetProtocol: String? {
    guard let range = firstRange(of: "does not conform to protocol '") else { return nil }
    return String(self[range.upperBound...].prefix { $0 != "'" })
  }
}
