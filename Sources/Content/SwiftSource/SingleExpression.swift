import SwiftParser
import SwiftSyntax

/// A text is not one Swift expression.
package struct ExpressionProblem: Error, Equatable, Sendable {
  /// Where it stops being one, in UTF-8 bytes from its start.
  package let offset: Int
}

/// A text that is exactly one Swift expression, without the spaces and comments around it.
/// - Throws: `ExpressionProblem` if there is more, or less.
package func singleExpression(
  _ text: String,
  _ grammar: SwiftGrammar
) throws(ExpressionProblem) -> String {
  guard lineOfDeepNesting(in: text) == nil else { throw ExpressionProblem(offset: 0) }
  var parser = Parser(text, swiftVersion: grammar == .swift6 ? .v6 : .v5)
  let expression = ExprSyntax.parse(from: &parser)
  // What follows an expression is the parser's unexpected remainder.
  for token in expression.tokens(viewMode: .all)
  where token.presence == .missing || isUnexpected(Syntax(token)) {
    throw ExpressionProblem(offset: token.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
  guard !expression.hasError, expression.description == text else {
    throw ExpressionProblem(offset: 0)
  }
  return expression.trimmedDescription
}

private func isUnexpected(_ node: Syntax) -> Bool {
  node.is(UnexpectedNodesSyntax.self) || node.parent.map(isUnexpected) == true
}
