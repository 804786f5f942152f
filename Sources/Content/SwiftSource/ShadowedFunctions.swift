import SwiftSyntax

/// Names C in functions of a program that have the name of one of C's.
///
/// `func ceil(_ x: CGFloat) -> CGFloat { CGFloat(ceil(Double(x))) }` calls the function for `Double`. Here, `CGFloat` is
/// `Double` itself, so that it would call itself without end.
/// - Parameters:
///   - source: The code.
///   - grammar: How it is divided into tokens.
/// - Returns: The code, in which such a call is `Glibc.ceil(Double(x))`.
package func qualifyingShadowedCalls(in source: String, _ grammar: SwiftGrammar) -> String {
  guard source.contains("CGFloat"), source.contains("(Double("),
    lineOfDeepNesting(in: source) == nil
  else { return source }
  let finder = ShadowedCallFinder(viewMode: .sourceAccurate)
  finder.walk(syntaxTree(of: source, grammar))
  guard !finder.offsets.isEmpty else { return source }
  var bytes = Array(source.utf8)
  for offset in finder.offsets.sorted(by: >) {
    bytes.insert(contentsOf: "Glibc.".utf8, at: offset)
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Finds the calls of a function in itself that pass a `Double`.
private final class ShadowedCallFinder: SyntaxVisitor {
  private(set) var offsets: Set<Int> = []
  private var name: String?

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let types = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
    guard name == nil, functionsOfC.contains(node.name.text),
      types.allSatisfy({ $0 == "CGFloat" })
    else { return .visitChildren }
    name = node.name.text
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) {
    if node.name.text == name { name = nil }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text == name,
      node.arguments.first?.expression.as(FunctionCallExprSyntax.self)?.calledExpression
        .trimmedDescription == "Double"
    {
      offsets.insert(callee.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    return .visitChildren
  }
}

private let functionsOfC: Set = [
  "acos", "asin", "atan", "atan2", "cbrt", "ceil", "cos", "cosh", "exp", "exp2", "fabs", "floor",
  "fmod", "hypot", "log", "log10", "log2", "pow", "round", "sin", "sinh", "sqrt", "tan", "tanh",
  "trunc",
]
