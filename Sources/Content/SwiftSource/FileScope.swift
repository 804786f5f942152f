import SwiftSyntax

/// Decides from a file's syntax whether it can share a module, and makes its declarations file-private.
///
/// A file-private declaration is found only from its own file. What has an effect without being found is
/// not let in: a conformance of another module's type, an operator, an import that others lack, and
/// whatever is not on a list here.
final class FileScope: SyntaxVisitor {
  private(set) var imports: Set<String> = []
  private(set) var obstacle: SharingObstacle?
  /// Where to insert `fileprivate`.
  private var offsets: [Int] = []
  /// The full names of the types that the file declares.
  private var declared: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    if tree.hasError { refuse(.isUnclear) }
    for item in tree.statements { collectTypes(item.item, in: "") }
    for item in tree.statements { read(item.item) }
    walk(tree)
  }

  func applied(to source: String) -> String {
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    var end = 0
    for offset in offsets {
      result += bytes[end..<offset] + Array("fileprivate ".utf8)
      end = offset
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  private func refuse(_ obstacle: SharingObstacle) { self.obstacle = self.obstacle ?? obstacle }

  /// Only types count: a function of the same name does not hide another module's type.
  private func collectTypes(_ node: some SyntaxProtocol, in outer: String) {
    guard let type = node.asProtocol(DeclGroupSyntax.self),
      let named = type.asProtocol(NamedDeclSyntax.self)
    else { return }
    let name = outer + named.name.spelledName
    declared.insert(name)
    for member in type.memberBlock.members { collectTypes(member.decl, in: name + ".") }
  }

  private func read(_ item: CodeBlockItemSyntax.Item) {
    guard case .decl(let declaration) = item else { return refuse(.isUnclear) }
    switch declaration.kind {
    case .importDecl: imports.insert(declaration.trimmedDescription)
    case .operatorDecl, .precedenceGroupDecl: refuse(.declaresOperator)
    case .extensionDecl:
      guard let node = declaration.as(ExtensionDeclSyntax.self) else { return }
      guard node.inheritanceClause != nil else { return keepToFile(node) }
      if !declared.contains(path(of: node.extendedType) ?? "") {
        refuse(.conformsForeignType(node.extendedType.trimmedDescription))
      }
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .functionDecl,
      .variableDecl,
      .typeAliasDecl:
      if let node = declaration.asProtocol(WithModifiersSyntax.self) { keepToFile(node) }
    case .poundSourceLocation: break
    default: refuse(.isUnclear)
    }
  }

  private func keepToFile(_ node: some WithModifiersSyntax) {
    let levels = ["private", "fileprivate"]
    if node.modifiers.contains(where: { $0.detail == nil && levels.contains($0.name.text) }) {
      return
    }
    let attributes = node.asProtocol(WithAttributesSyntax.self)?.attributes
    let first = attributes?.lastToken(viewMode: .sourceAccurate)?
      .nextToken(viewMode: .sourceAccurate)
    let start = first?.positionAfterSkippingLeadingTrivia ?? node.positionAfterSkippingLeadingTrivia
    offsets.append(start.utf8Offset)
  }

  /// `Outer.Inner`; `nil` for anything but names.
  private func path(of type: TypeSyntax) -> String? {
    if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.spelledName }
    guard let member = type.as(MemberTypeSyntax.self), let base = path(of: member.baseType) else {
      return nil
    }
    return base + "." + member.name.spelledName
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = path(of: node.attributeName) ?? ""
    if !harmlessAttributes.contains(name), !declared.contains(name) { refuse(.uses("@" + name)) }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    // A member with an access level of its own is visible wherever its type is.
    if ["open", "public", "package", "internal"].contains(node.name.text) {
      refuse(.uses(node.name.text))
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let harmless = ["colorLiteral", "file", "fileID", "filePath", "function", "line"]
    if !harmless.contains(node.macroName.text) { refuse(.uses("#" + node.macroName.text)) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    refuse(.uses("#" + node.macroName.text))
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    refuse(.uses("#if"))
    return .visitChildren
  }
}

/// Attributes of the language and of SwiftUI whose effect ends with their declaration.
private let harmlessAttributes: Set = [
  "autoclosure", "available", "concurrent", "convention", "discardableResult", "dynamicCallable",
  "dynamicMemberLookup", "escaping", "globalActor", "inline", "isolated", "preconcurrency",
  "propertyWrapper", "resultBuilder", "unchecked", "unknown", "MainActor", "Sendable",
  "AccessibilityFocusState", "AccessibilityFocusState.Binding", "AppStorage", "Bindable", "Binding",
  "Entry", "Environment", "EnvironmentObject", "FetchRequest", "FocusState", "FocusState.Binding",
  "FocusedBinding", "FocusedObject", "FocusedValue", "GestureState", "LazyState", "Namespace",
  "Observable", "ObservationIgnored", "ObservationTracked", "ObservedObject", "Published", "Query",
  "ScaledMetric", "SceneBuilder", "SceneStorage", "State", "StateObject", "ToolbarContentBuilder",
  "ContentBuilder", "ViewBuilder",
]
