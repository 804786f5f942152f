import SwiftParser

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
    if let word = tellingWords.first(where: { source.utf8.contains($0.utf8) }) {
      throw .tellsNames(word)
    }
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
  /// It uses something that reveals a declaration's column or its name with its access level.
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

/// Words that reveal that a declaration is kept to its file.
private let tellingWords = [
  "#column", "String(reflecting:", "_typeName", "_mangledTypeName", "_typeByName",
]
