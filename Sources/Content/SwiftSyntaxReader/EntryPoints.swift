import SwiftParser
import SwiftSyntax

/// The bytes of what starts a program.
func entryPoints(of source: String) -> [Range<Int>] {
  let finder = EntryPointFinder(viewMode: .sourceAccurate)
  finder.walk(Parser.parse(source: source))
  return finder.ranges
}

private final class EntryPointFinder: SyntaxVisitor {
  /// The bytes to blank out.
  private(set) var ranges: [Range<Int>] = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(macro: node)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    enter(macro: node)
  }

  private func enter(macro node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind
  {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    blank(node)
    return .skipChildren
  }

  private func enter(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    let inherited = node.inheritanceClause?.inheritedTypes.flatMap { protocolNames($0.type) } ?? []
    if inherited.contains("App") || inherited.contains("PreviewProvider") {
      blank(node)
      return .skipChildren
    }
    for attribute in node.attributes
    where attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "main" {
      blank(attribute)
    }
    return .visitChildren
  }

  private func blank(_ node: some SyntaxProtocol) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    ranges.append(start..<node.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
