import SwiftIDEUtils
import SwiftSyntax

/// Highlights a Swift source: spans in source order without overlaps, leaving out plain text.
///
/// Any text has spans, even with syntax errors, unless it is longer than code on a page can be: the
/// parser takes quadratic time for nested trailing closures. The spans of each source are cached,
/// because a preview renders the same pages repeatedly.
package func highlightedSpans(
  of source: String,
  _ grammar: SwiftGrammar = .swift6
) -> [HighlightedSpan] {
  if source.utf8.count > maxSourceSize { return [] }
  return knownSpans.value(for: SourceKey(source, grammar)) { classifiedSpans(of: source, grammar) }
}

/// In UTF-8 bytes.
private let maxSourceSize = 1 << 15

/// More than a site of a thousand pages has; they take about 10 MB.
private let knownSpans = KnownSources<[HighlightedSpan]>(max: 4096)

private func classifiedSpans(of source: String, _ grammar: SwiftGrammar) -> [HighlightedSpan] {
  guard lineOfDeepNesting(in: source) == nil else { return [] }
  let tree = syntaxTree(of: source, grammar)
  let names = NameClassifier(viewMode: .sourceAccurate)
  names.walk(tree)
  var spans: [HighlightedSpan] = []
  for classified in tree.classifications {
    let range = classified.range.lowerBound.utf8Offset..<classified.range.upperBound.utf8Offset
    let plain = HighlightedSpan.Kind(classified.kind)
    guard let kind = names.kinds[range.lowerBound] ?? plain, !range.isEmpty else { continue }
    if let last = spans.last, last.kind == kind, last.range.upperBound == range.lowerBound {
      spans.removeLast()
      spans.append(HighlightedSpan(kind: kind, range: last.range.lowerBound..<range.upperBound))
    } else {
      spans.append(HighlightedSpan(kind: kind, range: range))
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

/// Classifies names that SwiftIDEUtils reports only as identifiers.
private final class NameClassifier: SyntaxVisitor {
  /// Kinds by the UTF-8 offset of the name's start.
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
