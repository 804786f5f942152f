import SwiftSyntax

/// What gives each `@UIApplicationDelegateAdaptor` a closure that makes its delegate.
///
/// The engine cannot make an object of a class that it only knows by its type: `(AppDelegate.self)` becomes
/// `(AppDelegate.self, { AppDelegate() })`, and without an argument the property's type serves.
func delegates(in tree: SourceFileSyntax) -> [Insertion] {
  let finder = AdaptorFinder(viewMode: .sourceAccurate)
  finder.walk(tree)
  return finder.found
}

private final class AdaptorFinder: SyntaxVisitor {
  private(set) var found: [Insertion] = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for case .attribute(let attribute) in node.attributes {
      let name = attribute.attributeName
      guard name.trimmedDescription.hasSuffix("ApplicationDelegateAdaptor") else { continue }
      add(
        to: attribute,
        type: node.bindings.first?.typeAnnotation?.type.trimmedDescription
      )
    }
    return .visitChildren
  }

  private func add(to attribute: AttributeSyntax, type: String?) {
    let start = attribute.positionAfterSkippingLeadingTrivia.utf8Offset
    if case .argumentList(let arguments) = attribute.arguments, let argument = arguments.first {
      let written = argument.expression.trimmedDescription
      guard written.hasSuffix(".self") else { return }
      let end = argument.expression.endPositionBeforeTrailingTrivia.utf8Offset
      let closure = ", { \(written.dropLast(".self".count))() }"
      found.append(Insertion(text: closure, offset: end, owner: start))
    } else if let type {
      let end = attribute.attributeName.endPositionBeforeTrailingTrivia.utf8Offset
      let arguments = "(\(type).self, { \(type)() })"
      found.append(Insertion(text: arguments, offset: end, owner: start))
    }
  }
}
