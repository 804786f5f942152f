import SwiftSyntax

/// A type's declaration together with its extensions in the same source.
struct Declaration {
  var name: String
  var line: Int
  var isGeneric = false
  var isHidden = false
  var isEnum = false
  var isClass = false
  var isPropertyWrapper = false
  var isMain = false
  var inherited: [String]
  var members: MemberBlockSyntax
  var extensionMembers: [MemberBlockSyntax] = []
}

/// Collects a source's types, its imports and which code creates which value in one pass.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var imports: Set<String> = []
  private(set) var creations: Set<Creation> = []
  private(set) var declaresSteps = false
  /// The types whose code calls `onAppear`; `nil` represents code outside of all types.
  private(set) var appearing: Set<String?> = []
  /// What each protocol of the source refines.
  private(set) var protocols: [String: [String]] = [:]
  private var types: [Declaration] = []
  private var extensions: [String: [(inherited: [String], members: MemberBlockSyntax)]] = [:]
  private var enclosing: [String] = []
  private var isInPreview = false
  private let locations: SourceLocationConverter

  init(_ tree: SourceFileSyntax) {
    locations = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// The declared types in source order, each with the members of its extensions.
  var declarations: [Declaration] {
    types.map { type in
      var type = type
      for addition in extensions[type.name] ?? [] {
        type.inherited += addition.inherited
        type.extensionMembers.append(addition.members)
      }
      return type
    }
  }

  /// The line where a node begins, counted from 1.
  func line(of node: some SyntaxProtocol) -> Int {
    locations.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first { imports.insert(module.name.text) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isTopLevel = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    if isTopLevel, node.bindings.contains(where: { $0.pattern.trimmedDescription == "steps" }) {
      declaresSteps = true
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let type = createdType(node.calledExpression) {
      let creator = isInPreview ? .preview : enclosing.last.map(Creation.Creator.type)
      creations.insert(Creation(type: type, creator: creator ?? .topLevel))
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == "onAppear", !isInPreview { appearing.insert(enclosing.last) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    isInPreview = isInPreview || node.macroName.text == "Preview"
    return .visitChildren
  }

  override func visitPost(_ node: MacroExpansionExprSyntax) {
    if node.macroName.text == "Preview" { isInPreview = false }
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    isInPreview = isInPreview || node.macroName.text == "Preview"
    return .visitChildren
  }

  override func visitPost(_ node: MacroExpansionDeclSyntax) {
    if node.macroName.text == "Preview" { isInPreview = false }
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    protocols[node.name.text] = names(node.inheritanceClause)
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = baseName(node.extendedType)
    extensions[name, default: []].append((names(node.inheritanceClause), node.memberBlock))
    enclosing.append(name)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, isGeneric: node.genericParameterClause != nil)
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }

  private func enter(
    _ node: some DeclGroupSyntax & NamedDeclSyntax,
    isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    let name = (enclosing.last.map { $0 + "." } ?? "") + node.name.text
    let declaration = Declaration(
      name: name,
      line: line(of: node.name),
      isGeneric: isGeneric,
      isHidden: !enclosing.isEmpty && node.modifiers.contains { $0.name.text == "private" },
      isEnum: node.is(EnumDeclSyntax.self),
      isClass: node.is(ClassDeclSyntax.self) || node.is(ActorDeclSyntax.self),
      isPropertyWrapper: attributeNames(node.attributes).contains("propertyWrapper"),
      isMain: attributeNames(node.attributes).contains("main"),
      inherited: names(node.inheritanceClause),
      members: node.memberBlock
    )
    types.append(declaration)
    enclosing.append(name)
    return .visitChildren
  }

  private func names(_ clause: InheritanceClauseSyntax?) -> [String] {
    guard let clause else { return [] }
    return clause.inheritedTypes.flatMap { protocolNames($0.type) }
  }
}
