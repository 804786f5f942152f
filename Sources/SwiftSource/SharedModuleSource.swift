import SwiftParser
import SwiftSyntax

/// A source whose declarations are kept to their file, so that several sources with the same names
/// can be compiled as one module.
///
/// Only access levels change, and with them columns. Lines stay, and so does the name of the module.
package struct SharedModuleSource: Equatable, Sendable {
  /// The source, `fileprivate` where it was not said.
  package let text: String
  /// The source's import declarations, sorted.
  ///
  /// What one file of a module imports, others may see: only sources that import the same may share
  /// a module.
  package let imports: [String]

  /// Rewrites a source.
  /// - Throws: `SharingObstacle` where the source cannot be kept to its file.
  package init(_ source: String) throws(SharingObstacle) {
    if let word = tellingWord(in: source) { throw .tellsNames(word) }
    let scope = FileScope(Parser.parse(source: source))
    if let obstacle = scope.obstacle { throw obstacle }
    text = scope.applied(to: source)
    imports = scope.imports.sorted()
  }
}

/// Why a source needs a module of its own.
package enum SharingObstacle: Error, Equatable, Sendable {
  /// It declares an operator or a precedence group, which are the whole module's.
  case declaresOperator
  /// It gives a type of another module a conformance to a protocol of another module.
  case conformsForeignType(String)
  /// It gives a declaration a name for the linker, or opens it to other modules.
  case exports(attribute: String)
  /// It uses what tells a declaration's column or its name with its access level.
  case tellsNames(String)
}

extension SharingObstacle: CustomStringConvertible {
  /// A clause that follows "because it".
  package var description: String {
    switch self {
    case .declaresOperator: "declares an operator"
    case .conformsForeignType(let name): "makes '\(name)' conform to a protocol of another module"
    case .exports(let attribute): "uses '@\(attribute)'"
    case .tellsNames(let word): "uses '\(word)'"
    }
  }
}

/// What a file's declarations look like when they are to be kept to it.
private struct FileScope {
  private(set) var imports: Set<String> = []
  private(set) var obstacle: SharingObstacle?
  /// The bytes to replace by `fileprivate`, empty where it is to be inserted.
  private var ranges: [Range<Int>] = []
  /// The names of the file's own types and protocols.
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

/// The first word of a source that tells what changes when a declaration is kept to its file.
private func tellingWord(in source: String) -> String? {
  tellingWords.first { source.containsBytes(of: $0) }
}

private let tellingWords = [
  "#column", "String(reflecting:", "_typeName", "_mangledTypeName", "_typeByName",
]

private let accessLevels: Set = [
  "open", "public", "package", "internal", "fileprivate", "private",
]

private let exportingAttributes: Set = [
  "_cdecl", "_silgen_name", "_expose", "_exported", "usableFromInline", "inlinable", "objc",
  "cdecl",
]
