import SwiftSyntax

/// Makes of each method that is called by its name one that is called as any other of Swift.
///
/// `@objc` goes, and `#selector(Model.tick)` becomes a `Selector` of the method `Model.tick`, which the compiler
/// checks. A method of `self` becomes one of `Self`, so that, as in Objective-C, the selector keeps no object.
func namedMethods(
  in tree: SourceFileSyntax
) -> (replacements: [(offset: Int, text: String)], insertions: [Insertion]) {
  let finder = MethodFinder(viewMode: .sourceAccurate)
  finder.walk(tree)
  return (finder.replacements, finder.insertions)
}

private final class MethodFinder: SyntaxVisitor {
  /// What takes the place of as many bytes.
  private(set) var replacements: [(offset: Int, text: String)] = []
  private(set) var insertions: [Insertion] = []

  /// Only Objective-C has protocols with optional members.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let text = node.trimmedDescription
    if ["objc", "objcMembers"].contains(node.attributeName.trimmedDescription),
      !text.utf8.contains(UInt8(ascii: "\n"))
    {
      let blank = String(repeating: " ", count: text.utf8.count)
      replacements.append((node.positionAfterSkippingLeadingTrivia.utf8Offset, blank))
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first,
      node.arguments.count == 1, argument.label == nil
    else { return .visitChildren }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    replacements.append((start, " Selector"))
    addOwner(of: argument.expression)
    return .skipChildren
  }

  /// Names the type that a method belongs to, where the source names none.
  private func addOwner(of method: ExprSyntax) {
    let start = method.positionAfterSkippingLeadingTrivia.utf8Offset
    if method.is(DeclReferenceExprSyntax.self) {
      insertions.append(Insertion(text: "Self.", offset: start, owner: start))
    } else if let base = method.as(MemberAccessExprSyntax.self)?.base,
      base.trimmedDescription == "self"
    {
      replacements.append((start, "Self"))
    }
  }
}
