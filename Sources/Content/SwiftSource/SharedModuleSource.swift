/// A source with file-private declarations, so that several sources with the same names can be compiled
/// as one module.
///
/// Only access levels change, and thus columns. Lines and the module name stay the same.
package struct SharedModuleSource: Equatable, Sendable {
  /// The source with `fileprivate` added to its declarations.
  package let text: String
  /// The source's import declarations, sorted.
  ///
  /// Imports in one file of a module can affect other files: only sources with the same imports may share
  /// a module.
  package let imports: [String]

  /// Rewrites a source.
  /// - Throws: `SharingObstacle` if its syntax does not show that no other file notices it.
  package init(_ source: String, _ grammar: SwiftGrammar) throws(SharingObstacle) {
    if let word = tellingWords.first(where: { source.utf8.contains($0.utf8) }) {
      throw .uses(word)
    }
    let scope = FileScope(syntaxTree(of: source, grammar))
    if let obstacle = scope.obstacle { throw obstacle }
    text = scope.applied(to: source)
    imports = scope.imports.sorted()
  }
}

/// Why a source needs a separate module.
package enum SharingObstacle: Error, Equatable, Sendable {
  /// It declares an operator or a precedence group, which are module-wide.
  case declaresOperator
  /// It adds a conformance to a type of another module, which is module-wide.
  case conformsForeignType(String)
  /// It uses an attribute, an access level, a macro or a function that may reach beyond its file or reveal
  /// that it is file-private.
  case uses(String)
  /// It has something that the syntax does not decide, such as a fault.
  case isUnclear
  /// It is more than one file.
  case hasSeveralFiles
}

extension SharingObstacle: CustomStringConvertible {
  /// A clause that follows "because it".
  package var description: String {
    switch self {
    case .declaresOperator: "declares an operator"
    case .conformsForeignType(let name): "makes '\(name)' conform to a protocol"
    case .uses(let word): "uses '\(word)'"
    case .isUnclear: "has code that only the compiler understands"
    case .hasSeveralFiles: "has several files"
    }
  }
}

/// Words in code that reveal that a declaration is file-private.
private let tellingWords = [
  "#column", "String(reflecting:", "_typeName", "_mangledTypeName", "_typeByName",
]
