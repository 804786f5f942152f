import SwiftSyntax

/// The edits that make a file's declarations file-private.
struct FileScope {
  private(set) var imports: Set<String> = []
  private(set) var obstacle: SharingObstacle?
  /// The ranges to replace with `fileprivate`; an empty range is an insertion.
  private var ranges: [Range<Int>] = []
  /// The names of the types and protocols that the file declares.
  private var declared: Set<String> = []
  private var conformances: [(type: String, protocols: [String])] = []

  init(_ tree: SourceFileSyntax) {
    read(tree.statements)
    for (type, protocols) in conformances where !declared.isSuperset(of: protocols) {
      let outermost = type.prefix { $0 != "." }
      if !declared.contains(String(outermost)) { obstacle = obstacle ?? .conformsForeignType(type) }
    }
  }

  func applied(to source: String) -> String {
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    var end = 0
    for range in ranges {
      result += bytes[end..<range.lowerBound] + Array("fileprivate".utf8)
      if range.isEmpty { result.append(UInt8(ascii: " ")) }
      end = range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  private mutating func read(_ items: CodeBlockItemListSyntax) {
    for item in items {
      if let conditional = item.item.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          if case .statements(let items) = clause.elements { read(items) }
        }
      } else if let declaration = item.item.as(DeclSyntax.self) {
        read(declaration)
      }
    }
  }

  private mutating func read(_ declaration: DeclSyntax) {
    if let attributed = declaration.asProtocol(WithAttributesSyntax.self) {
      check(attributed.attributes)
    }
    if let node = declaration.as(ImportDeclSyntax.self) {
      imports.insert(node.trimmedDescription)
      return
    }
    if declaration.is(OperatorDeclSyntax.self) || declaration.is(PrecedenceGroupDeclSyntax.self) {
      obstacle = obstacle ?? .declaresOperator
      return
    }
    if let node = declaration.asProtocol(NamedDeclSyntax.self), !node.is(TypeAliasDeclSyntax.self) {
      declared.insert(node.name.text)
    }
    if let node = declaration.as(ExtensionDeclSyntax.self), let clause = node.inheritanceClause {
      let protocols = clause.inheritedTypes.flatMap { protocolNames($0.type) }
      conformances.append((baseName(node.extendedType), protocols))
      return
    }
    guard let node = declaration.asProtocol(WithModifiersSyntax.self),
      !declaration.is(MacroExpansionDeclSyntax.self)
    else { return }
    keepToFile(node)
  }

  private mutating func check(_ attributes: AttributeListSyntax) {
    for name in attributeNames(attributes) where exportingAttributes.contains(name) {
      obstacle = obstacle ?? .exports(attribute: name)
    }
  }

  private mutating func keepToFile(_ node: some WithModifiersSyntax) {
    let access = node.modifiers.first { $0.detail == nil && accessLevels.contains($0.name.text) }
    if let access {
      guard !["private", "fileprivate"].contains(access.name.text) else { return }
      let start = access.name.positionAfterSkippingLeadingTrivia.utf8Offset
      ranges.append(start..<access.name.endPositionBeforeTrailingTrivia.utf8Offset)
      return
    }
    let attributes = node.asProtocol(WithAttributesSyntax.self)?.attributes
    let first = attributes?.lastToken(viewMode: .sourceAccurate)?
      .nextToken(viewMode: .sourceAccurate)
    let start =
      (first?.positionAfterSkippingLeadingTrivia ?? node.positionAfterSkippingLeadingTrivia)
      .utf8Offset
    ranges.append(start..<start)
  }
}

private let accessLevels: Set = [
  "open", "public", "package", "internal", "fileprivate", "private",
]

private let exportingAttributes: Set = [
  "_cdecl", "_silgen_name", "_expose", "_exported", "usableFromInline", "inlinable", "objc",
  "cdecl",
]
