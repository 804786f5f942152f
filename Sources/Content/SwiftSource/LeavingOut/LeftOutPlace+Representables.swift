import SwiftSyntax

extension LeftOutPlace {
  /// The view of another framework that a representable makes or updates: an empty one stands for it.
  ///
  /// What the code reads is still read, so that the representable depends on it. Code that could change something else of
  /// the program is not left out this way.
  static func platformView(_ function: FunctionDeclSyntax, _ body: CodeBlockSyntax) -> LeftOutPlace?
  {
    let declaration = DeclSyntax(function)
    let makes = makers.contains(function.spelling)
    guard makes || updaters.contains(function.spelling), function.isInView,
      !body.statements.trimmedDescription.hasPrefix(Stop.mark),
      !Effects(in: body, of: declaration, function.parameterNames).isFound
    else { return nil }
    let reads = ReadValues(in: body.statements, of: declaration).chains.filter { chain in
      chain.hasPrefix("context.environment.")
        || !function.parameterNames.contains(String(chain.prefix { $0 != "." }))
    }
    let kept = reads.map { "_ = \($0); " }.joined()
    return LeftOutPlace(.element, body.statements, declaration.fullName) { number in
      let end = makes ? "return \(Stop.view(number))" : ""
      return [(body.statements.content, Stop.update + "; " + kept + end)]
    }
  }
}

private let makers: Set = [
  "makeUIView(context:)", "makeUIViewController(context:)", "makeNSView(context:)",
  "makeNSViewController(context:)",
]

private let updaters: Set = [
  "updateUIView(_:context:)", "updateUIViewController(_:context:)", "updateNSView(_:context:)",
  "updateNSViewController(_:context:)",
]

extension FunctionDeclSyntax {
  fileprivate var parameterNames: Set<String> {
    Set(signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text })
  }
}

/// Whether some code can change more than the view that it makes or updates: it writes a member of its type or of what
/// that holds, or calls a function.
private final class Effects: SyntaxVisitor {
  private(set) var isFound = false
  private let members: Set<String>
  private let known: Set<String>

  init(in body: CodeBlockSyntax, of declaration: DeclSyntax, _ parameters: Set<String>) {
    let declared = DeclaredMembers(of: declaration)
    members = declared.names.union(["self"])
    known = parameters.union(LocalNames(in: Syntax(body), besides: nil).names)
      .subtracting(members)
    super.init(viewMode: .sourceAccurate)
    walk(body)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      isFound = isFound || name.first?.isUppercase != true
    } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
      isFound =
        isFound || access.rootOfChain.map(members.contains) == true
        || access.trimmedDescription.hasPrefix("context.coordinator.")
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = node.elements.map(\.trimmedDescription)
    guard let target = node.elements.first, parts.count > 1, parts[1].hasSuffix("="),
      !["==", "===", "!=", "!==", "<=", ">="].contains(parts[1])
    else { return .visitChildren }
    let root =
      target.as(MemberAccessExprSyntax.self)?.rootOfChain
      ?? target.as(DeclReferenceExprSyntax.self)?.baseName.text
    isFound =
      isFound || root.map(known.contains) != true && !target.is(DiscardAssignmentExprSyntax.self)
    return .visitChildren
  }
}
