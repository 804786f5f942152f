import SwiftSyntax

/// Which names of a type the values come from that it gives to the views that it creates.
///
/// A name stands for all that its code mentions: a computed property, a method, a local constant, a closure's
/// parameter. So the names are at least those that a value depends on, except through objects. A local variable can
/// be assigned anywhere, and a local name can hide a property's, so nothing is said of what depends on one.
package struct ValueFlow: Sendable {
  /// The code of one type.
  fileprivate struct Body: Sendable {
    /// What the code of each name mentions.
    var mentioned: [String: Set<String>] = [:]
    /// The names of which nothing is known.
    var unknown: Set<String> = []
    var creations: [Creation] = []
  }

  /// A view that a type creates.
  fileprivate struct Creation: Sendable {
    let type: String
    /// What each argument mentions, by its label; one without a label has an empty one.
    let arguments: [(label: String, names: Set<String>)]
    /// What decides whether, or how many times, the view is created.
    let conditions: Set<String>?
  }

  private var bodies: [String: Body] = [:]

  /// Reads the code of all types of a source.
  package init(_ source: String, _ grammar: SwiftGrammar = .swift5) {
    for declaration in DeclarationCollector(syntaxTree(of: source, grammar)).declarations {
      let reader = ValueFlowReader(viewMode: .sourceAccurate)
      for members in [declaration.members] + declaration.extensionMembers { reader.walk(members) }
      bodies[declaration.name] = reader.finished(declaration.storedProperties.map(\.name))
    }
  }

  /// The names that a property's value comes from.
  /// - Parameters:
  ///   - property: A stored property of the created view.
  ///   - view: The created view.
  ///   - creator: The type whose code creates it.
  /// - Returns: The names, or `nil` if the code does not tell.
  package func sources(of property: String, of view: String, in creator: String) -> Set<String>? {
    guard let body = bodies[creator] else { return nil }
    let creations = body.creations(of: view)
    guard !creations.isEmpty else { return nil }
    let names = creations.flatMap { creation in
      let labeled = creation.arguments.filter { $0.label == property }
      return (labeled.isEmpty ? creation.arguments : labeled).flatMap(\.names)
    }
    return body.known(Set(names))
  }

  /// The names that decide whether a view is there, or `nil` if the code does not tell.
  package func conditions(of view: String, in creator: String) -> Set<String>? {
    guard let body = bodies[creator] else { return nil }
    let conditions = body.creations(of: view).map(\.conditions)
    guard !conditions.isEmpty, !conditions.contains(nil) else { return nil }
    return body.known(conditions.reduce(into: []) { $0.formUnion($1 ?? []) })
  }
}

extension ValueFlow.Body {
  func creations(of view: String) -> [ValueFlow.Creation] {
    creations.filter { $0.type == view || view.hasSuffix("." + $0.type) }
  }

  /// Some names and all that their code mentions, unless that is not known.
  func known(_ names: Set<String>) -> Set<String>? {
    var found = names
    var open = Array(names)
    while let name = open.popLast() {
      for next in mentioned[name] ?? [] where found.insert(next).inserted { open.append(next) }
    }
    return found.isDisjoint(with: unknown) ? found : nil
  }
}

/// Reads the code of one type, without the types inside it.
private final class ValueFlowReader: SyntaxVisitor {
  private var body = ValueFlow.Body()
  private var locals: Set<String> = []

  /// What was read of a type with some stored properties.
  func finished(_ properties: [String]) -> ValueFlow.Body {
    body.unknown.formUnion(locals.intersection(properties))
    return body
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isLocal = node.parent?.is(CodeBlockItemSyntax.self) == true
    for binding in node.bindings {
      if let accessors = binding.accessorBlock {
        body.mentioned[binding.pattern.trimmedDescription, default: []]
          .formUnion(names(in: accessors))
      }
      if isLocal, let value = binding.initializer { add(binding.pattern, names(in: value)) }
      if isLocal, node.bindingSpecifier.text == "var", binding.accessorBlock == nil {
        body.unknown.formUnion(boundNames(in: binding.pattern))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    if let code = node.body { body.mentioned[name, default: []].formUnion(names(in: code)) }
    for (index, parameter) in node.signature.parameterClause.parameters.enumerated() {
      let label = parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.text
      let argument = Self.argument(label ?? "\(index)", of: name)
      bind((parameter.secondName ?? parameter.firstName).text, to: [argument])
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let function = calledFunction(node.calledExpression) {
      for (index, argument) in node.arguments.enumerated() {
        let name = Self.argument(argument.label?.text ?? "\(index)", of: function)
        body.mentioned[name, default: []].formUnion(names(in: argument.expression))
      }
    }
    if let type = createdType(node.calledExpression) {
      let closures = closures(of: node).filter { $0.parent?.is(LabeledExprSyntax.self) != true }
      let arguments = node.arguments.map { ($0.label?.text ?? "", names(in: $0.expression)) }
      body.creations.append(
        ValueFlow.Creation(
          type: type,
          arguments: arguments + closures.map { ("", names(in: $0)) },
          conditions: conditions(of: Syntax(node))
        )
      )
    }
    let given = givenNames(of: node)
    for closure in closures(of: node) { addParameters(of: closure, given) }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer { add(node.pattern, names(in: value)) }
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    add(node.pattern, names(in: node.initializer))
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let subject = names(in: node.subject)
    for case .switchCase(let part) in node.cases { add(part.label, subject) }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    add(node.pattern, names(in: node.sequence))
    return .visitChildren
  }

  /// The pseudo-name of what a function is called with for a parameter.
  private static func argument(_ label: String, of function: String) -> String {
    "\(function)(\(label):)"
  }

  /// The name of a method of the type that is called.
  private func calledFunction(_ callee: ExprSyntax) -> String? {
    let member = callee.as(MemberAccessExprSyntax.self)
    let isOwn = member?.base?.trimmedDescription == "self"
    return (isOwn ? member?.declName : callee.as(DeclReferenceExprSyntax.self))?.baseName.text
  }

  private func closures(of call: FunctionCallExprSyntax) -> [ClosureExprSyntax] {
    call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + [call.trailingClosure].compactMap { $0 }
      + call.additionalTrailingClosures.map(\.closure)
  }

  /// What a call's base and its arguments other than closures mention.
  private func givenNames(of call: FunctionCallExprSyntax) -> Set<String> {
    let arguments = call.arguments.filter { !$0.expression.is(ClosureExprSyntax.self) }
    return arguments.reduce(into: names(in: call.calledExpression)) {
      $0.formUnion(names(in: $1.expression))
    }
  }

  private func addParameters(of closure: ClosureExprSyntax, _ given: Set<String>) {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): for parameter in list { bind(parameter.name.text, to: given) }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        bind((parameter.secondName ?? parameter.firstName).text, to: given)
      }
    default: for index in 0..<3 { bind("\(index)", to: given) }
    }
  }

  /// What the code around a view mentions to decide about it; `nil` if it is not in `body` itself.
  private func conditions(of view: Syntax) -> Set<String>? {
    var found: Set<String> = []
    for node in sequence(first: view, next: \.parent).dropFirst() {
      if let branch = node.as(IfExprSyntax.self) { found.formUnion(names(in: branch.conditions)) }
      if let branch = node.as(SwitchExprSyntax.self) { found.formUnion(names(in: branch.subject)) }
      if let call = node.as(FunctionCallExprSyntax.self) { found.formUnion(givenNames(of: call)) }
      guard let member = node.as(MemberBlockItemSyntax.self) else { continue }
      let variable = member.decl.as(VariableDeclSyntax.self)
      return variable?.bindings.first?.pattern.trimmedDescription == "body" ? found : nil
    }
    return nil
  }

  /// Adds to the names that a pattern binds.
  private func add(_ pattern: some SyntaxProtocol, _ names: Set<String>) {
    for name in boundNames(in: pattern) { bind(name, to: names) }
  }

  private func bind(_ name: String, to names: Set<String>) {
    body.mentioned[name, default: []].formUnion(names)
    if names != [name] { locals.insert(name) }
  }

  private func boundNames(in pattern: some SyntaxProtocol) -> Set<String> {
    let binder = BoundNames(viewMode: .sourceAccurate)
    binder.walk(pattern)
    return binder.names
  }

  private func names(in node: some SyntaxProtocol) -> Set<String> {
    let collector = MentionedNames(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.names
  }
}

/// The names that a pattern binds.
private final class BoundNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .skipChildren
  }
}

/// The names of values that an expression mentions, a projection `$name` or a storage `_name` like `name`.
private final class MentionedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(String(node.baseName.text.drop { $0 == "$" || $0 == "_" }))
    return .skipChildren
  }
}
