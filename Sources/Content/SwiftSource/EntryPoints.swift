import SwiftSyntax

/// The source without its entry points, so that it can be compiled with another entry point.
///
/// Apps and previews are replaced with spaces, except for the one that the program shows: they only show
/// views, and nothing uses them. For any other type that is marked as the start of the program, only the attribute is removed. The remaining code
/// keeps its lines and columns.
///
/// - Parameters:
///   - source: The source.
///   - grammar: How it is divided into tokens.
///   - shown: The name of the app or the preview provider to keep, if any.
/// - Returns: A source of the same length.
package func withoutEntryPoints(
  _ source: String,
  _ grammar: SwiftGrammar,
  keeping shown: String? = nil
) -> String {
  guard
    source.mentions("@main", "@UIApplicationMain", "@NSApplicationMain", "App")
      || source.mentions("Preview", "PreviewProvider")
  else { return source }
  // Its tree would have other offsets; no compiler gets this source.
  guard lineOfDeepNesting(in: source) == nil else { return source }
  let finder = EntryPointFinder(keeping: shown)
  finder.walk(syntaxTree(of: source, grammar))
  var bytes = Array(source.utf8)
  for range in finder.ranges { bytes.blankOut(range) }
  return String(decoding: bytes, as: UTF8.self)
}

private final class EntryPointFinder: SyntaxVisitor {
  /// The bytes to blank out.
  private(set) var ranges: [Range<Int>] = []
  private let shown: String?
  /// Whether a type was marked as the start of the program.
  private var hasMain = false

  init(keeping shown: String?) {
    self.shown = shown
    super.init(viewMode: .sourceAccurate)
  }

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

  private func enter(
    _ node: some DeclGroupSyntax & NamedDeclSyntax
  ) -> SyntaxVisitorContinueKind {
    let inherited = node.inheritanceClause?.inheritedTypes.flatMap { protocolNames($0.type) } ?? []
    let isEntryPoint = inherited.contains("App") || inherited.contains("PreviewProvider")
    let marks = Array(node.attributes).filter(\.isEntryPoint)
    defer { if !marks.isEmpty { hasMain = true } }
    // The compiler reports the second one.
    if !marks.isEmpty, hasMain { return .visitChildren }
    if isEntryPoint, node.name.text != shown {
      blank(node)
      return .skipChildren
    }
    for mark in marks { blank(mark) }
    return .visitChildren
  }

  /// Blanks out a node, unless the compiler has errors of syntax to report in it.
  private func blank(_ node: some SyntaxProtocol) {
    guard !node.hasError else { return }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    ranges.append(start..<node.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}

extension AttributeListSyntax.Element {
  /// Whether it makes a type the start of the program.
  fileprivate var isEntryPoint: Bool {
    let names = ["main", "UIApplicationMain", "NSApplicationMain"]
    return self.as(AttributeSyntax.self).map {
      names.contains($0.attributeName.trimmedDescription)
    } == true
  }
}
