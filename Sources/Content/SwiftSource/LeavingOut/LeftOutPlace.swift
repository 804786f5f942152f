import SwiftSyntax

/// A place in a source, with the declaration around it that can be left out.
struct LeftOutPlace {
  typealias Edit = (range: Range<Int>, text: String)

  let part: LeftOutCode.Part
  let edits: (_ number: Int) -> [Edit]

  init?(_ offset: Int, in tree: SourceFileSyntax, message: String, importsOthers: Bool) {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)),
      let declaration = Self.declaration(around: Syntax(token))
    else { return nil }
    let found =
      Self.extensionOfUnknown(offset, declaration, message)
      ?? Self.attribute(offset, of: declaration, message)
      ?? Self.override(of: declaration, message)
      ?? (importsOthers ? Self.element(in: declaration, around: Syntax(token), message) : nil)
      ?? Self.action(offset, in: declaration, around: Syntax(token), message)
      ?? Self.local(offset, in: declaration, around: Syntax(token))
      ?? Self.computed(offset, in: declaration)
      ?? Self.defaultValue(offset, in: declaration)
      ?? Self.storedValue(offset, in: declaration)
      ?? Self.inherited(offset, of: declaration, message)
    guard let found else { return nil }
    self = found
  }

  init(
    _ kind: LeftOutCode.Part.Kind,
    _ node: some SyntaxProtocol,
    _ name: String,
    view: String? = nil,
    edits: @escaping (_ number: Int) -> [Edit]
  ) {
    part = .init(kind: kind, name: name, view: view, offset: node.content.lowerBound)
    self.edits = edits
  }

  /// The innermost declaration that is a member of a type or stands by itself in the file.
  static func declaration(around token: Syntax) -> DeclSyntax? {
    var node = token
    while let parent = node.parent {
      if let declaration = node.as(DeclSyntax.self),
        parent.is(MemberBlockItemSyntax.self)
          || parent.parent?.parent?.is(SourceFileSyntax.self) == true
      {
        return declaration
      }
      node = parent
    }
    return nil
  }

  // MARK: - What a declaration computes

  /// The body of a function, an initializer or an accessor.
  static func computed(_ offset: Int, in declaration: DeclSyntax) -> LeftOutPlace? {
    if let function = declaration.as(FunctionDeclSyntax.self), let body = function.body,
      !function.hasDefaultValue(at: offset)
    {
      if let view = platformView(function, body) { return view }
      let result = function.signature.returnClause?.type
      return LeftOutPlace(.function, function, body, returning: result, function.spelling)
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self), let body = initializer.body,
      initializer.signature.parameterClause.value(at: offset) == nil
    {
      let labels = initializer.signature.parameterClause.labels
      return LeftOutPlace(.function, initializer, body, returning: nil, "init(\(labels))")
    }
    if let deinitializer = declaration.as(DeinitializerDeclSyntax.self),
      let body = deinitializer.body
    {
      return LeftOutPlace(.function, deinitializer, body, returning: nil, "deinit")
    }
    if let subscripted = declaration.as(SubscriptDeclSyntax.self),
      let block = subscripted.accessorBlock
    {
      return accessor(offset, of: block, subscripted.returnClause.type, "subscript", subscripted)
    }
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first(where: { $0.content.contains(offset) })
        ?? variable.bindings.first,
      let block = binding.accessorBlock,
      binding.initializer == nil || block.content.contains(offset)
    else { return nil }
    let name = binding.pattern.trimmedDescription
    return accessor(offset, of: block, binding.typeAnnotation?.type, name, variable)
  }

  /// The body of a function that is declared in another one.
  static func local(
    _ offset: Int,
    in declaration: DeclSyntax,
    around token: Syntax
  ) -> LeftOutPlace? {
    var node: Syntax? = token
    while let current = node, current.id != declaration.id {
      if let function = current.as(FunctionDeclSyntax.self),
        function.body?.content.contains(offset) == true
      {
        return computed(offset, in: DeclSyntax(function))
      }
      node = current.parent
    }
    return nil
  }

  static func accessor(
    _ offset: Int,
    of block: AccessorBlockSyntax,
    _ type: TypeSyntax?,
    _ name: String,
    _ owner: some DeclSyntaxProtocol
  ) -> LeftOutPlace? {
    switch block.accessors {
    case .getter:
      return LeftOutPlace(.accessor, owner, block, returning: type, name)
    case .accessors(let list):
      let found = list.first { $0.content.contains(offset) } ?? list.first
      guard let found, let body = found.body else { return nil }
      let reads = ["get", "_read"].contains(found.accessorSpecifier.text)
      return LeftOutPlace(.accessor, owner, body, returning: reads ? type : nil, name)
    @unknown default: return nil
    }
  }

  /// Replaces what is between the braces of a block.
  init?(
    _ kind: LeftOutCode.Part.Kind,
    _ owner: some DeclSyntaxProtocol,
    _ block: some SyntaxProtocol,
    returning result: TypeSyntax?,
    _ name: String
  ) {
    let range =
      block.content.lowerBound + 1..<max(block.content.lowerBound + 1, block.content.upperBound - 1)
    guard !block.trimmedDescription.dropFirst().drop(while: { $0 == " " }).hasStop else {
      return nil
    }
    let isShown = kind == .accessor || result?.trimmedDescription == "some View"
    let isCalled = calledBySwiftUI.contains(name) || isShown && owner.isInView
    let view = isCalled ? owner.enclosingTypes.joined(separator: ".") : nil
    self.init(kind, block, owner.fullName(of: name), view: view?.isEmpty == true ? nil : view) {
      number in
      [(range, " " + Stop.statement(number, returning: result) + " ")]
    }
  }

  /// The default value of a parameter.
  static func defaultValue(_ offset: Int, in declaration: DeclSyntax) -> LeftOutPlace? {
    let clause =
      declaration.as(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? declaration.as(InitializerDeclSyntax.self)?.signature.parameterClause
    guard let clause, let value = clause.value(at: offset),
      !value.trimmedDescription.hasStop
    else { return nil }
    let name = declaration.fullName
    return LeftOutPlace(.value, value, name) { [(value.content, Stop.value($0))] }
  }
}

/// Members without which there is nothing to show.
private let bodies: Set = [
  "body", "body(content:)", "makeBody(configuration:)", "makeUIView(context:)",
  "makeUIViewController(context:)", "makeNSView(context:)", "makeNSViewController(context:)",
]

/// Members that SwiftUI or the standard library calls by itself.
private let calledBySwiftUI = bodies.union([
  "update()", "==(_:_:)", "wrappedValue", "projectedValue", "hash(into:)",
  "updateUIView(_:context:)", "updateUIViewController(_:context:)", "updateNSView(_:context:)",
  "updateNSViewController(_:context:)", "makeCoordinator()",
])

extension SyntaxProtocol {
  /// The bytes without surrounding trivia.
  var content: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The names of the types around it, outermost first.
  var enclosingTypes: [String] {
    var names: [String] = []
    var node = parent
    while let current = node {
      if let name = current.as(DeclSyntax.self)?.typeName { names.append(name) }
      node = current.parent
    }
    return names.reversed()
  }

  var enclosingGroup: (any DeclGroupSyntax)? {
    var node = parent
    while let current = node {
      if let group = current.asProtocol(DeclGroupSyntax.self) { return group }
      node = current.parent
    }
    return nil
  }

  /// Whether it is a member of a type that the source declares as a part of the user interface.
  var isInView: Bool { enclosingGroup?.isView == true }

  /// What puts a stop into the `body` of the type that it is a member of, or else where its values are made: nothing if
  /// there is one already.
  var stopInView: ((_ number: Int) -> [LeftOutPlace.Edit])? {
    guard let group = enclosingGroup else { return nil }
    let body = group.memberBlock.members.first { bodies.contains($0.decl.spelling) }
    if let body { return LeftOutPlace.body(of: body.decl)?.edits ?? { _ in [] } }
    guard group.isDynamicProperty else { return nil }
    return { number in group.withoutValues(number) }
  }
}

extension LeftOutPlace {
  static func body(of declaration: DeclSyntax) -> LeftOutPlace? {
    let block =
      declaration.as(FunctionDeclSyntax.self)?.body.map(Syntax.init)
      ?? declaration.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock.map(Syntax.init)
    return block.flatMap { computed($0.content.lowerBound, in: declaration) }
  }
}

extension DeclGroupSyntax {
  var isView: Bool {
    let names = inheritanceClause?.inheritedTypes.flatMap { protocolNames($0.type) } ?? []
    return names.contains { name in
      TypeDeclaration.Role(protocolName: name) != nil || name == "DynamicProperty"
        || name.hasSuffix("Style")
    }
  }

  /// Whether it is a part of a view without a body.
  var isDynamicProperty: Bool {
    inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == "DynamicProperty" }
      == true
  }

  /// Makes no value of the type possible.
  func withoutValues(_ number: Int) -> [(range: Range<Int>, text: String)] {
    let initializers = memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    guard initializers.isEmpty else {
      return initializers.compactMap(\.body).map {
        ($0.content.lowerBound + 1..<$0.content.upperBound - 1, " _leftOutStop(\(number)) ")
      }
    }
    guard !(self is ProtocolDeclSyntax), !(self is EnumDeclSyntax), !(self is ExtensionDeclSyntax)
    else {
      return []
    }
    let start = memberBlock.leftBrace.content.upperBound
    return [(start..<start, " init(leftOut: ()) { _leftOutStop(\(number)) }")]
  }
}

extension DeclSyntaxProtocol {
  var typeName: String? {
    if let extended = self.as(ExtensionDeclSyntax.self) {
      return extended.extendedType.trimmedDescription
    }
    guard asProtocol(DeclGroupSyntax.self) != nil else { return nil }
    return asProtocol(NamedDeclSyntax.self)?.name.text
  }

  /// The name of a view that it declares.
  var viewName: String? {
    guard asProtocol(DeclGroupSyntax.self)?.isView == true, let typeName else { return nil }
    return fullName(of: typeName)
  }

  /// Its spelling with the enclosing types, such as `Store.load()`.
  var fullName: String { fullName(of: spelling) }

  /// The name of what it declares, with the enclosing types.
  func fullName(of name: String) -> String {
    (enclosingTypes + [name]).joined(separator: ".")
  }

  var spelling: String {
    if let function = self.as(FunctionDeclSyntax.self) { return function.spelling }
    if let initializer = self.as(InitializerDeclSyntax.self) {
      return "init(\(initializer.signature.parameterClause.labels))"
    }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.first?.pattern.trimmedDescription ?? ""
    }
    return typeName ?? asProtocol(NamedDeclSyntax.self)?.name.text ?? ""
  }
}

extension FunctionDeclSyntax {
  var spelling: String { "\(name.text)(\(signature.parameterClause.labels))" }

  func hasDefaultValue(at offset: Int) -> Bool {
    signature.parameterClause.value(at: offset) != nil
  }
}

extension FunctionParameterClauseSyntax {
  var labels: String { parameters.map { $0.firstName.text + ":" }.joined() }

  /// The default value at a place.
  func value(at offset: Int) -> ExprSyntax? {
    parameters.lazy.compactMap(\.defaultValue?.value).first { $0.content.contains(offset) }
  }
}
