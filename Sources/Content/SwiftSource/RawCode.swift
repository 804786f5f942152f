import SwiftSyntax

/// The code of a program that uses raw memory or the system's C library, in source order.
///
/// It could change what the engine counts in the same process. `rawNames` and `systemFunctions` list what is
/// found.
///
/// - Parameters:
///   - sources: The text of each file as it is compiled.
///   - grammar: How the files are divided into tokens.
/// - Returns: What is used, such as `withUnsafeBytes`, once for each line, with the path and line of the
///   `#sourceLocation` above it.
package func rawCode(
  in sources: [String],
  _ grammar: SwiftGrammar
) -> [(name: String, path: String, line: Int)] {
  guard sources.contains(where: mayBeRaw) else { return [] }
  let trees = sources.map { syntaxTree(of: $0, grammar) }
  let members = MemberNames(trees)
  var found: [(name: String, path: String, line: Int)] = []
  for tree in trees {
    let locations = SourceLocationConverter(fileName: "", tree: tree)
    for token in tree.tokens(viewMode: .sourceAccurate) where token.isRaw(members) {
      let location = locations.location(for: token.positionAfterSkippingLeadingTrivia)
      let code = (token.spelledName, location.presumedFile, location.presumedLine)
      if let last = found.last, last == code { continue }
      found.append(code)
    }
  }
  return found
}

/// Whether a source spells one of the names anywhere, which is quick to find out.
private func mayBeRaw(_ source: String) -> Bool {
  source.utf8.split { !isInName($0) }.contains { word in
    let name = String(Substring(word))
    return isRawName(name) || systemFunctions.contains(name)
  }
}

private func isRawName(_ name: String) -> Bool {
  let name = name.hasPrefix("_") ? String(name.drop { $0 == "_" }) : name
  let isPointer = name.hasSuffix("Pointer") && name.contains("Unsafe")
  let isAccess = name.hasPrefix("withUnsafe") && !harmlessNames.contains { name.hasSuffix($0) }
  return isPointer || isAccess || rawNames.contains(name)
}

extension TokenSyntax {
  /// Whether it names raw memory, or a function of the C library that no declaration of the program hides.
  fileprivate func isRaw(_ members: MemberNames) -> Bool {
    let name = spelledName
    // As in `span[unchecked: 1]`, not as in `@unchecked Sendable`.
    if name == "unchecked" { return nextToken(viewMode: .sourceAccurate)?.tokenKind == .colon }
    if isRawName(name) { return true }
    guard systemFunctions.contains(name), let reference = parent?.as(DeclReferenceExprSyntax.self)
    else { return false }
    if let access = reference.parent?.as(MemberAccessExprSyntax.self),
      access.declName.id == reference.id
    {
      guard let base = access.base?.as(DeclReferenceExprSyntax.self) else { return false }
      let module = base.baseName.spelledName
      return RefusedCode.importableModules.contains(module) || module == "Glibc"
    }
    guard reference.parent?.is(KeyPathPropertyComponentSyntax.self) != true,
      reference.mayBeSystemFunction
    else { return false }
    return !reference.isHidden(name, by: members)
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is called as a C function can be: with arguments, none of which has a label.
  fileprivate var mayBeSystemFunction: Bool {
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id else {
      return argumentNames == nil
    }
    let count = call.arguments.count + (call.trailingClosure == nil ? 0 : 1)
    let takesNone = ["fork", "vfork"].contains(baseName.spelledName)
    return (count > 0 || takesNone) && call.arguments.allSatisfy { $0.label == nil }
  }

  /// Whether the compiler finds another declaration first: a local one, or a member of a type around it.
  fileprivate func isHidden(_ name: String, by members: MemberNames) -> Bool {
    var inner = Syntax(self)
    while let scope = inner.parent {
      if scope.declares(name, for: inner) { return true }
      if scope.is(MemberBlockSyntax.self), members.contains(name, inTypeOf: scope) { return true }
      inner = scope
    }
    return false
  }
}

extension Syntax {
  /// Whether this scope declares a local name for a part of it.
  fileprivate func declares(_ name: String, for part: Syntax) -> Bool {
    if let items = self.as(CodeBlockItemListSyntax.self) {
      let isLocal =
        parent.map {
          $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
            || $0.is(AccessorBlockSyntax.self) || $0.is(SwitchCaseSyntax.self)
        } ?? false
      // What a file declares is an overload of what it imports, and hides nothing.
      return isLocal && items.contains { declaredNames(by: Syntax($0.item)).contains(name) }
    }
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.signature.parameterClause.names.contains(name)
    }
    if let initializer = self.as(InitializerDeclSyntax.self) {
      return initializer.signature.parameterClause.names.contains(name)
    }
    if let closure = self.as(ClosureExprSyntax.self) {
      return boundNames(in: closure.signature.map(Syntax.init)).contains(name)
    }
    if let branch = self.as(IfExprSyntax.self), part.id == branch.body.id {
      return boundNames(in: Syntax(branch.conditions)).contains(name)
    }
    if let loop = self.as(WhileStmtSyntax.self), part.id == loop.body.id {
      return boundNames(in: Syntax(loop.conditions)).contains(name)
    }
    if let loop = self.as(ForStmtSyntax.self) {
      return boundNames(in: Syntax(loop.pattern)).contains(name)
    }
    if let label = self.as(SwitchCaseSyntax.self)?.label {
      return boundNames(in: Syntax(label)).contains(name)
    }
    if let clause = self.as(CatchClauseSyntax.self) {
      return boundNames(in: Syntax(clause.catchItems)).contains(name)
    }
    return false
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate var names: [String] {
    parameters.map { ($0.secondName ?? $0.firstName).spelledName }
  }
}

/// The names of the members of each type that a program declares.
private struct MemberNames {
  private var members: [String: Set<String>] = [:]
  private var inherited: [String: Set<String>] = [:]

  init(_ trees: [SourceFileSyntax]) {
    for tree in trees { collect(Syntax(tree)) }
  }

  private mutating func collect(_ node: Syntax) {
    for child in node.children(viewMode: .sourceAccurate) {
      if let group = child.asProtocol(DeclGroupSyntax.self) {
        let type = Self.name(of: child)
        members[type, default: []].formUnion(
          group.memberBlock.members.flatMap { declaredNames(by: Syntax($0.decl)) }
        )
        inherited[type, default: []].formUnion(
          group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        )
      }
      collect(child)
    }
  }

  /// Whether the type with this block, or a type of the program that it inherits from, has a member.
  func contains(_ name: String, inTypeOf block: Syntax) -> Bool {
    guard let type = block.parent else { return false }
    var rest = [Self.name(of: type)]
    var seen: Set<String> = []
    while let type = rest.popLast() {
      if members[type]?.contains(name) == true { return true }
      if seen.insert(type).inserted { rest += inherited[type] ?? [] }
    }
    return false
  }

  /// The name of a type with those of the types around it.
  private static func name(of type: Syntax) -> String {
    var names: [String] = []
    var node: Syntax? = type
    while let current = node {
      if let named = current.asProtocol(NamedDeclSyntax.self),
        current.isProtocol(DeclGroupSyntax.self)
      {
        names.append(named.name.spelledName)
      } else if let extended = current.as(ExtensionDeclSyntax.self) {
        names.append(extended.extendedType.trimmedDescription)
      }
      node = current.parent
    }
    return names.reversed().joined(separator: ".")
  }
}

/// What a declaration or a statement adds to the scope around it.
private func declaredNames(by node: Syntax) -> [String] {
  if let variable = node.as(VariableDeclSyntax.self) {
    return variable.bindings.flatMap { boundNames(in: Syntax($0.pattern)) }
  }
  if let cases = node.as(EnumCaseDeclSyntax.self) { return cases.elements.map(\.name.spelledName) }
  if let condition = node.as(GuardStmtSyntax.self) {
    return boundNames(in: Syntax(condition.conditions))
  }
  return node.asProtocol(NamedDeclSyntax.self).map { [$0.name.spelledName] } ?? []
}

/// The names that the patterns and parameters in a piece of syntax bind, without those in closures inside.
private func boundNames(in node: Syntax?) -> [String] {
  guard let node else { return [] }
  if let pattern = node.as(IdentifierPatternSyntax.self) { return [pattern.identifier.spelledName] }
  if let parameter = node.as(ClosureShorthandParameterSyntax.self) {
    return [parameter.name.spelledName]
  }
  if let parameter = node.as(ClosureParameterSyntax.self) {
    return [(parameter.secondName ?? parameter.firstName).spelledName]
  }
  if node.is(ClosureExprSyntax.self) { return [] }
  return node.children(viewMode: .sourceAccurate).flatMap { boundNames(in: $0) }
}
