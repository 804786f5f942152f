import SwiftDiagnostics
import SwiftIfConfig
import SwiftSyntax

/// A source as one build for one system compiles it.
///
/// What `#if` leaves out is replaced with spaces, and so are the directives; an `#available` that does not
/// hold becomes a condition that is false. All other code keeps its lines and columns, but for what stands
/// behind a `@State`, an app's delegate, a `#selector`, a managed property or the name of a module, which are changed.
package struct ResolvedSource: Equatable, Sendable {
  /// A condition that decides about code, and that is not known.
  package struct Assumption: Equatable, Codable, Sendable {
    /// The part that is not known, such as `canImport(Sparkle)`; it is taken as false.
    package let condition: String
    /// The range of the whole condition, in UTF-8 bytes of the source.
    package let range: Range<Int>
  }

  package let text: String
  package let assumptions: [Assumption]

  /// Resolves a source's conditions.
  /// - Parameters:
  ///   - source: A file of the program.
  ///   - conditions: What the build decides.
  ///   - grammar: How the file is divided into tokens.
  ///   - own: The modules of the program, if the imports of all others that are not known are to be removed.
  /// - Complexity: O(*n*) in the length of the source; much less without conditions.
  package init(
    _ source: String,
    for conditions: CompilationConditions,
    _ grammar: SwiftGrammar = .swift5,
    removingAllBut own: Set<String>? = nil
  ) {
    let needsCoreData = source.needsImportOfCoreData
    let isChanged =
      needsCoreData
      || source.mentions(
        "#if",
        "#available",
        "#unavailable",
        "#selector",
        "@objc",
        "@objcMembers",
        "@NSManaged",
        "UIApplicationDelegateAdaptor",
        "NSApplicationDelegateAdaptor"
      )
    guard isChanged || conditions.hasLazyStates && source.mentions("State") else {
      (text, assumptions) = (ImportedModules.renamed(in: source, grammar, removingAllBut: own), [])
      return
    }
    let resolver = ConditionResolver(conditions)
    let tree = syntaxTree(of: source, grammar)
    resolver.walk(tree)
    var bytes = Array(source.utf8)
    for (range, replacement) in resolver.edits {
      bytes.blankOut(range)
      let start = range.lowerBound
      bytes.replaceSubrange(start..<start + replacement.count, with: replacement)
    }
    let (methods, managed) = (namedMethods(in: tree), managedProperties(in: tree))
    for (start, replacement) in methods.replacements + managed.replacements
    where bytes[start] != space {
      bytes.replaceSubrange(start..<start + replacement.utf8.count, with: replacement.utf8)
    }
    let insertions =
      delegates(in: tree) + methods.insertions + managed.insertions
      + (needsCoreData ? importOfCoreData(in: tree) : [])
      + (conditions.hasLazyStates ? lazyStates(in: tree) : [])
    // Code that is not compiled has been blanked out.
    for insertion in insertions.sorted(by: { $0.offset > $1.offset })
    where bytes[insertion.owner] != space {
      bytes.insert(contentsOf: insertion.text.utf8, at: insertion.offset)
    }
    text = ImportedModules.renamed(
      in: String(decoding: bytes, as: UTF8.self),
      grammar,
      removingAllBut: own
    )
    assumptions = resolver.assumptions
  }
}

/// Finds what to replace; nested conditions are only looked at in code that is compiled.
private final class ConditionResolver: SyntaxVisitor {
  /// The ranges to blank out, each with what to write at its beginning.
  private(set) var edits: [(Range<Int>, replacement: [UInt8])] = []
  private(set) var assumptions: [ResolvedSource.Assumption] = []
  private let conditions: CompilationConditions

  init(_ conditions: CompilationConditions) {
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let (active, diagnostics) = node.activeClause(in: BuildSettings(conditions: conditions))
    // The compiler reports what is not well-formed, in the condition or in any branch.
    guard !diagnostics.contains(where: { $0.diagMessage.severity == .error }),
      !node.clauses.dropLast().contains(where: { $0.poundKeyword.tokenKind == .poundElse }),
      !hasErrors(Syntax(node)), !isWithinExpression(node), !mentionsElif(node)
    else { return .skipChildren }
    if !isDecided(node, active) { addAssumption(about: node) }
    guard let elements = active?.elements else {
      blank(node.range)
      return .skipChildren
    }
    blank(node.range.lowerBound..<elements.range.lowerBound)
    blank(elements.range.upperBound..<node.range.upperBound)
    walk(elements)
    return .skipChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let version = phoneVersion(in: node), version > conditions.systemVersion else {
      return .skipChildren
    }
    // Whoever compiles this has no iPhone, so that every version of iOS is available there.
    let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
    let replacement = Array((isNegated ? "true" : "#available(*),false").utf8)
    let line = node.description.utf8.prefix { $0 != newline && $0 != carriageReturn }
    if replacement.count <= line.count { edits.append((node.range, replacement)) }
    return .skipChildren
  }

  /// Whether the compiler would report errors of syntax in a node.
  ///
  /// It does so also in code that is not compiled, but for what a version of the compiler or the language leaves out.
  private func hasErrors(_ node: Syntax) -> Bool {
    guard node.hasError else { return false }
    if let clause = node.as(IfConfigClauseSyntax.self),
      let elements = clause.elements, elements.hasError,
      regions(of: node).isActive(elements) == .unparsed
    {
      return clause.condition?.hasError == true
    }
    let children = node.children(viewMode: .all).filter(\.hasError)
    return children.isEmpty || children.contains(where: hasErrors)
  }

  /// Whether a list or an operation should go on where the condition begins.
  private func isWithinExpression(_ node: IfConfigDeclSyntax) -> Bool {
    node.previousToken(viewMode: .all)?.presence == .missing
  }

  /// Whether it has a directive of other languages, which looks like a macro to a parser of Swift.
  private func mentionsElif(_ node: IfConfigDeclSyntax) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains {
      $0.text == "elif" && $0.previousToken(viewMode: .sourceAccurate)?.tokenKind == .pound
    }
  }

  private func regions(of node: Syntax) -> ConfiguredRegions {
    node.root.configuredRegions(in: BuildSettings(conditions: conditions))
  }

  /// Whether the same clause is compiled whatever the unknown parts are.
  private func isDecided(_ node: IfConfigDeclSyntax, _ active: IfConfigClauseSyntax?) -> Bool {
    let opposite = BuildSettings(conditions: conditions, assumption: true)
    return node.activeClause(in: opposite).clause?.id == active?.id
  }

  private func addAssumption(about node: IfConfigDeclSyntax) {
    var unknown: [String] = []
    let settings = BuildSettings(conditions: conditions) { unknown.append($0) }
    for clause in node.clauses {
      guard let condition = clause.condition else { continue }
      unknown = []
      _ = IfConfigRegionState.evaluating(condition, in: settings)
      guard let first = unknown.first else { continue }
      assumptions.append(.init(condition: first, range: condition.range))
      return
    }
  }

  private func phoneVersion(in node: AvailabilityConditionSyntax) -> Int? {
    for argument in node.availabilityArguments {
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        restriction.platform.text == "iOS"
      else { continue }
      return restriction.version.flatMap { Int($0.major.text) }
    }
    return nil
  }

  private func blank(_ range: Range<Int>) { edits.append((range, [])) }
}

extension SyntaxProtocol {
  /// The bytes without surrounding trivia.
  fileprivate var range: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
