import SwiftIDEUtils
import SwiftParser
import SwiftSource
import SwiftSyntax

/// The colors of a source by its syntax.
func spans(of source: String) -> [HighlightedSpan] {
  let tree = Parser.parse(source: source)
  let names = NameCollector(viewMode: .sourceAccurate)
  names.walk(tree)
  var spans: [HighlightedSpan] = []
  for classified in tree.classifications {
    let range = classified.range.lowerBound.utf8Offset..<classified.range.upperBound.utf8Offset
    let plain = HighlightedSpan.Kind(classified.kind)
    guard let kind = names.kinds[range.lowerBound] ?? plain, !range.isEmpty else { continue }
    if let last = spans.last, last.kind == kind, last.range.upperBound == range.lowerBound {
      spans[spans.count - 1] = HighlightedSpan(kind, last.range.lowerBound..<range.upperBound)
    } else {
      spans.append(HighlightedSpan(kind, range))
    }
  }
  return spans
}

extension HighlightedSpan.Kind {
  fileprivate init?(_ classification: SyntaxClassification) {
    switch classification {
    case .keyword: self = .keyword
    case .type: self = .type
    case .stringLiteral, .regexLiteral: self = .string
    case .integerLiteral, .floatLiteral: self = .number
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: self = .comment
    case .attribute: self = .attribute
    case .ifConfigDirective: self = .directive
    case .argumentLabel: self = .label
    case .dollarIdentifier, .identifier, .operator, .editorPlaceholder, .none: return nil
    @unknown default: return nil
    }
  }
}

/// Tells names apart that the classifier lumps together as identifiers.
private final class NameCollector: SyntaxVisitor {
  /// Kinds by the UTF-8 offset at which the name starts.
  private(set) var kinds: [Int: HighlightedSpan.Kind] = [:]

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let name) = node.baseName.tokenKind else { return .visitChildren }
    if name.first?.isUppercase == true {
      note(node.baseName, .type)
    } else if isCalled(node) {
      note(node.baseName, .call)
    } else if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName == node {
      note(node.baseName, .member)
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.macroName, .directive)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.macroName, .directive)
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.label { note(label, .label) }
    return .visitChildren
  }

  private func isCalled(_ node: DeclReferenceExprSyntax) -> Bool {
    let access = node.parent?.as(MemberAccessExprSyntax.self).flatMap {
      $0.declName == node ? $0 : nil
    }
    let callee = access.map(ExprSyntax.init) ?? ExprSyntax(node)
    let call = callee.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.id == callee.id
  }

  private func declare(_ node: some NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, .type)
    return .visitChildren
  }

  private func note(_ token: TokenSyntax, _ kind: HighlightedSpan.Kind) {
    kinds[token.positionAfterSkippingLeadingTrivia.utf8Offset] = kind
  }
}
