import SwiftSyntax

/// What a closure captures of the code around it.
struct ClosureCaptures {
  /// `self` and local names, in the order in which the closure uses them.
  let names: [String]

  /// Finds the captures, unless one file does not tell what some name means.
  /// - Parameters:
  ///   - closure: A closure.
  ///   - declaration: The member that it is in.
  ///   - message: The compiler's error in it; a name that the compiler does not know is not captured.
  init?(of closure: ClosureExprSyntax, in declaration: DeclSyntax, _ message: String) {
    let inner = LocalNames(in: Syntax(closure), besides: nil).names
    let outer = LocalNames(in: Syntax(declaration), besides: closure).names
    let members = DeclaredMembers(of: declaration).names
    let used = UsedNames(in: closure)
    guard !used.hasArgument else { return nil }
    var kept: [String] = []
    for name in used.names where !message.contains("find '\(name)' in") {
      let isMember = name == "self" || members.contains(name)
      if inner.contains(name) {
        // It may mean the name outside, as in 'let item = item'.
        guard !isMember, !outer.contains(name) else { return nil }
      } else if isMember || outer.contains(name) {
        let captured = outer.contains(name) ? name : "self"
        if !kept.contains(captured) { kept.append(captured) }
      } else if name.first?.isUppercase != true, !globals.contains(name) {
        return nil
      }
    }
    names = kept
  }
}

/// Functions that belong to no type.
private let globals: Set = [
  "abs", "debugPrint", "fatalError", "max", "min", "print", "withAnimation", "withTransaction",
]

/// The local names that some code declares.
final class LocalNames: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private let excluded: ClosureExprSyntax?

  init(in code: Syntax, besides excluded: ClosureExprSyntax?) {
    self.excluded = excluded
    super.init(viewMode: .sourceAccurate)
    walk(code)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.id == excluded?.id ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    // A member is no local name.
    if node.parent?.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) != true {
      names.insert(node.identifier.text)
    }
    return .skipChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .skipChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text != "self" { names.insert(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberBlockItemSyntax.self) != true { names.insert(node.name.text) }
    return .visitChildren
  }
}

/// The names of the members that a file declares for a type, in all its extensions.
final class DeclaredMembers: SyntaxVisitor {
  private(set) var names: Set<String> = []
  /// Those of properties.
  private(set) var values: Set<String> = []
  private let type: String

  init(of declaration: DeclSyntax) {
    type = declaration.enclosingTypes.joined(separator: ".")
    super.init(viewMode: .sourceAccurate)
    walk(declaration.root)
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard node.decl.enclosingTypes.joined(separator: ".") == type else { return .visitChildren }
    if let variable = node.decl.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        let name = binding.pattern.trimmedDescription
        values.formUnion([name, "$" + name, "_" + name])
        names.formUnion(values)
      }
    } else if let function = node.decl.as(FunctionDeclSyntax.self) {
      names.insert(function.name.text)
    }
    return .visitChildren
  }
}

/// The names that a closure uses, without those of members after a dot and of types.
private final class UsedNames: SyntaxVisitor {
  private(set) var names: [String] = []
  /// Whether it has arguments without names, such as `$0`.
  private(set) var hasArgument = false
  private let closure: ClosureExprSyntax

  init(in closure: ClosureExprSyntax) {
    self.closure = closure
    super.init(viewMode: .sourceAccurate)
    walk(closure.statements)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    guard access?.declName.id != node.id, !node.isPartOfKeyPath else { return .visitChildren }
    let name = node.baseName.text
    if name.dropFirst().allSatisfy(\.isNumber), name.first == "$" {
      hasArgument = hasArgument || node.closureAroundIt?.id == closure.id
    } else {
      names.append(name)
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil { names.append(node.pattern.trimmedDescription) }
    return .visitChildren
  }
}

extension DeclReferenceExprSyntax {
  fileprivate var isPartOfKeyPath: Bool { parent?.is(KeyPathPropertyComponentSyntax.self) == true }

  fileprivate var closureAroundIt: ClosureExprSyntax? {
    var node = parent
    while let current = node {
      if let closure = current.as(ClosureExprSyntax.self) { return closure }
      node = current.parent
    }
    return nil
  }
}
