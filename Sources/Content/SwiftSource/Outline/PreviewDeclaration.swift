import SwiftSyntax

/// A preview in a source: a `#Preview`, or a type that conforms to `PreviewProvider`.
package struct PreviewDeclaration: Hashable, Codable, Sendable {
  /// How the preview declares its views.
  package enum Content: Hashable, Codable, Sendable {
    /// The statements of a closure, with the `@Previewable` properties that they use.
    case closure(String, properties: [String])
    /// The static property `previews` of a type.
    case provider(String)
  }

  /// The name in `#Preview("Name")`, or the type.
  package let name: String?
  /// The line where the content begins, counted from 1.
  package var line: Int
  package let content: Content
  /// The types that the content creates values of.
  package let createdTypes: Set<String>
}

/// Collects the previews of a source in order.
final class PreviewCollector: SyntaxVisitor {
  private(set) var previews: [PreviewDeclaration] = []
  private let locations: SourceLocationConverter
  private let providers: Set<String>

  init(_ tree: SourceFileSyntax, providers: Set<String>) {
    self.providers = providers
    locations = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    guard providers.contains(node.name.text) else { return .visitChildren }
    add(node.name.text, .provider(node.name.text), at: node.name, creating: Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(macro: node)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    add(macro: node)
  }

  private func add(macro node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview",
      let closure = node.trailingClosure
        ?? node.arguments.last?.expression.as(ClosureExprSyntax.self)
    else { return .visitChildren }
    let name = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)
    add(
      name?.representedLiteralValue,
      content(of: closure),
      at: closure.leftBrace,
      creating: Syntax(closure)
    )
    return .skipChildren
  }

  private func content(of closure: ClosureExprSyntax) -> PreviewDeclaration.Content {
    var bytes = Array(closure.statements.description.utf8)
    let start = closure.statements.position.utf8Offset
    var properties: [String] = []
    for statement in closure.statements {
      guard let property = statement.item.as(VariableDeclSyntax.self),
        let mark = property.attributes.first(where: {
          $0.trimmedDescription.hasPrefix("@Previewable")
        })
      else { continue }
      properties.append(
        property.trimmedDescription.replacing(mark.trimmedDescription, with: "")
      )
      let range = statement.position.utf8Offset - start..<statement.endPosition.utf8Offset - start
      let newline = UInt8(ascii: "\n")
      for index in range where bytes[index] != newline { bytes[index] = UInt8(ascii: " ") }
    }
    return .closure(String(decoding: bytes, as: UTF8.self), properties: properties)
  }

  private func add(
    _ name: String?,
    _ content: PreviewDeclaration.Content,
    at token: TokenSyntax,
    creating node: Syntax
  ) {
    let created = CreatedTypes(viewMode: .sourceAccurate)
    created.walk(node)
    previews.append(
      PreviewDeclaration(
        name: name,
        line: locations.location(for: token.positionAfterSkippingLeadingTrivia).line,
        content: content,
        createdTypes: created.names
      )
    )
  }
}

/// Collects the types that some code creates values of.
private final class CreatedTypes: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let type = createdType(node.calledExpression) { names.insert(type) }
    return .visitChildren
  }
}
