import SwiftSyntax

extension LeftOutPlace {
  /// A view of another framework, which an empty view stands for, or a modifier of one, which is removed.
  ///
  /// What the view gets is still read, so that the body around it depends on it. What runs later, such as an action or a
  /// row, is not.
  static func element(
    in declaration: DeclSyntax,
    around token: Syntax,
    _ message: String
  ) -> LeftOutPlace? {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    let name = reference.baseName.text
    let part = declaration.fullName + ": " + name
    if let access = reference.parent?.as(MemberAccessExprSyntax.self),
      access.declName.id == reference.id
    {
      guard modifiersOfPresentations.contains(name), message.contains("no member '\(name)'"),
        let base = access.base, let call = access.parent?.as(FunctionCallExprSyntax.self)
      else { return nil }
      return LeftOutPlace(.element, reference, part) { _ in
        [(base.content.upperBound..<call.content.upperBound, "")]
      }
    }
    guard message.contains("cannot find '\(name)' in"), name.first?.isUppercase == true,
      let expression = reference.viewExpression
    else { return nil }
    let reads = ReadValues(in: expression, of: declaration).chains
    return LeftOutPlace(.element, expression, part) { _ in
      // A brace could be taken for a closure of what is before it.
      let kept = reads.map { "_ = \($0); " }.joined()
      return [
        (expression.content, kept.isEmpty ? "EmptyView()" : "({ \(kept)return EmptyView() }())")
      ]
    }
  }
}

/// Modifiers of other frameworks that only present something over a view.
private let modifiersOfPresentations: Set = [
  "appStoreMerchandising", "appStoreOverlay", "familyActivityPicker", "gameSaveSyncingAlert",
  "lookAroundViewer", "manageSubscriptionsSheet", "mapItemDetailSheet", "musicSubscriptionOffer",
  "offerCodeRedemption", "photosPicker", "popoverTip", "quickLookPreview", "refundRequestSheet",
  "translationPresentation", "workoutPreview",
]

/// Containers whose closures without a label are builders of views.
private let containers: Set = [
  "ControlGroup", "DisclosureGroup", "ForEach", "Form", "GeometryReader", "Grid", "GridRow",
  "Group", "GroupBox", "HSplitView", "HStack", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack",
  "List", "NavigationSplitView", "NavigationStack", "NavigationView", "ScrollView",
  "ScrollViewReader", "Section", "Tab", "TabView", "TimelineView", "ToolbarItem",
  "ToolbarItemGroup", "VSplitView", "VStack", "ViewThatFits", "WindowGroup", "ZStack",
]

/// Modifiers whose closures are builders of views.
private let modifiersWithViews: Set = [
  "background", "contextMenu", "fullScreenCover", "inspector", "mask", "navigationDestination",
  "overlay", "popover", "safeAreaInset", "sheet", "swipeActions",
]

/// Labels of closures that are builders of views.
private let labelsOfViews: Set = [
  "content", "destination", "detail", "footer", "header", "label", "placeholder", "sidebar",
]

extension DeclReferenceExprSyntax {
  /// The call of this type with the modifiers behind it, if it is an element of a builder of views.
  fileprivate var viewExpression: ExprSyntax? {
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id else {
      return nil
    }
    var expression = ExprSyntax(call)
    while let access = expression.parent?.as(MemberAccessExprSyntax.self),
      let call = access.parent?.as(FunctionCallExprSyntax.self)
    {
      expression = ExprSyntax(call)
    }
    let statement = expression.parent?.as(ReturnStmtSyntax.self)?.parent ?? expression.parent
    guard let item = statement?.as(CodeBlockItemSyntax.self), item.isInViewBuilder else {
      return nil
    }
    return expression
  }
}

extension CodeBlockItemSyntax {
  /// Whether its value is a view that the code around it shows.
  fileprivate var isInViewBuilder: Bool {
    var node = parent?.parent
    while let current = node {
      if let closure = current.as(ClosureExprSyntax.self) { return closure.isViewBuilder }
      if let variable = current.as(VariableDeclSyntax.self) {
        return variable.bindings.first?.typeAnnotation?.type.isSomeView == true
      }
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.isSomeView == true
      }
      guard current.isPartOfBuilder else { return false }
      node = current.parent
    }
    return false
  }
}

extension TypeSyntax {
  fileprivate var isSomeView: Bool { trimmedDescription == "some View" }
}

extension Syntax {
  /// Whether a builder looks into it for elements, such as into a branch of an `if`.
  fileprivate var isPartOfBuilder: Bool {
    let isAccessor = self.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
    return isAccessor
      || [
        .accessorBlock, .accessorDeclList, .codeBlock, .codeBlockItem, .codeBlockItemList,
        .expressionStmt, .ifConfigClause, .ifConfigClauseList, .ifConfigDecl, .ifExpr,
        .patternBinding, .patternBindingList, .switchCase, .switchCaseList, .switchExpr,
      ].contains(kind)
  }
}

extension ClosureExprSyntax {
  /// Whether SwiftUI shows its result.
  fileprivate var isViewBuilder: Bool {
    if let argument = parent?.as(LabeledExprSyntax.self) {
      return labelsOfViews.contains(argument.label?.text ?? "")
    }
    if let labeled = parent?.as(MultipleTrailingClosureElementSyntax.self) {
      return labelsOfViews.contains(labeled.label.text)
    }
    guard let call = parent?.as(FunctionCallExprSyntax.self) else { return false }
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return modifiersWithViews.contains(access.declName.baseName.text)
    }
    return containers.contains(call.calledExpression.trimmedDescription)
  }

  /// Whether it runs where it is written: builders do; actions and what takes arguments do not.
  fileprivate var runsAtOnce: Bool {
    guard signature?.parameterClause == nil else { return false }
    if let argument = parent?.as(LabeledExprSyntax.self) {
      return labelsOfViews.contains(argument.label?.text ?? "")
    }
    guard let call = parent?.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return name.first?.isUppercase == true && !["Annotation", "Button", "Task"].contains(name)
  }
}

/// What an element reads of the code around it: names, with the members after them.
final class ReadValues: SyntaxVisitor {
  private(set) var chains: [String] = []
  private let known: Set<String>

  init(in code: some SyntaxProtocol, of declaration: DeclSyntax) {
    let inner = LocalNames(in: Syntax(code), besides: nil).names
    known = DeclaredMembers(of: declaration).values
      .union(LocalNames(in: Syntax(declaration), besides: nil).names)
      .subtracting(inner).union(["self"])
    super.init(viewMode: .sourceAccurate)
    walk(code)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // A method by itself has no value.
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
      if let base = access.base { walk(base) }
    } else if !node.calledExpression.is(DeclReferenceExprSyntax.self) {
      walk(node.calledExpression)
    }
    walk(node.arguments)
    if let closure = node.trailingClosure { walk(closure) }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let root = node.rootOfChain {
      add(node.trimmedDescription, root)
    } else if let base = node.base {
      walk(base)
    }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.trimmedDescription, node.baseName.text)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.runsAtOnce ? .visitChildren : .skipChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(_ chain: String, _ root: String) {
    if known.contains(root), chain != "self", !chains.contains(chain) { chains.append(chain) }
  }
}

extension MemberAccessExprSyntax {
  /// The name that it begins with, if it has nothing but names.
  var rootOfChain: String? {
    if let base = base?.as(MemberAccessExprSyntax.self) { return base.rootOfChain }
    return base?.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
