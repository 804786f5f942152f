import SwiftSyntax

/// Gives each `@NSManaged` property and method the code that the engine's Core Data runs for it.
///
/// Core Data makes that code with the runtime of Objective-C: `@NSManaged var name: String?` becomes
/// `var name: String? { get { _managedValue("name") } set { _setManagedValue(newValue, "name") } }`.
func managedProperties(
  in tree: SourceFileSyntax
) -> (replacements: [(offset: Int, text: String)], insertions: [Insertion]) {
  let finder = ManagedFinder(viewMode: .sourceAccurate)
  finder.walk(tree)
  return (finder.replacements, finder.insertions)
}

private final class ManagedFinder: SyntaxVisitor {
  private(set) var replacements: [(offset: Int, text: String)] = []
  private(set) var insertions: [Insertion] = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.bindings.first, let type = binding.typeAnnotation,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      removeAttribute(of: node.attributes)
    else { return .visitChildren }
    add(
      " { get { _managedValue(\"\(name)\") } set { _setManagedValue(newValue, \"\(name)\") } }",
      after: type,
      owner: node.bindingSpecifier
    )
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.body == nil, removeAttribute(of: node.attributes) else { return .visitChildren }
    let parameters = node.signature.parameterClause.parameters
    let value = parameters.first.map { ($0.secondName ?? $0.firstName).text } ?? "()"
    let name = parameters.count == 1 ? node.name.text : node.name.text + "(…)"
    add(
      " { _changeManaged(\"\(name)\", \(value)) }",
      after: node.signature,
      owner: node.funcKeyword
    )
    return .skipChildren
  }

  private func removeAttribute(of attributes: AttributeListSyntax) -> Bool {
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription == "NSManaged" {
      let blank = String(repeating: " ", count: attribute.trimmedLength.utf8Length)
      replacements.append((attribute.positionAfterSkippingLeadingTrivia.utf8Offset, blank))
      return true
    }
    return false
  }

  private func add(_ text: String, after node: some SyntaxProtocol, owner: TokenSyntax) {
    insertions.append(
      Insertion(
        text: text,
        offset: node.endPositionBeforeTrailingTrivia.utf8Offset,
        owner: owner.positionAfterSkippingLeadingTrivia.utf8Offset
      )
    )
  }
}

extension String {
  /// Whether a file uses Core Data without importing it, as SwiftUI and Cocoa let it.
  var needsImportOfCoreData: Bool {
    mentions(
      "FetchRequest",
      "FetchedResults",
      "SectionedFetchRequest",
      "managedObjectContext",
      "NSManagedObject",
      "NSManagedObjectContext",
      "NSPersistentContainer"
    ) && !contains("import CoreData") && mentions("SwiftUI", "Cocoa", "AppKit")
  }
}

/// An import of Core Data behind the first import.
func importOfCoreData(in tree: SourceFileSyntax) -> [Insertion] {
  guard let item = tree.statements.first(where: { $0.item.is(ImportDeclSyntax.self) }) else {
    return []
  }
  let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
  let end = item.endPositionBeforeTrailingTrivia.utf8Offset
  return [Insertion(text: "; import CoreData", offset: end, owner: start)]
}
