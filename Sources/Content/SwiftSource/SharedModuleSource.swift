import SwiftParser

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
  /// - Throws: `SharingObstacle` if the declarations cannot be file-private.
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

/// Why a source needs a separate module.
package enum SharingObstacle: Error, Equatable, Sendable {
  /// It declares an operator or a precedence group, which are module-wide.
  case declaresOperator
  /// It adds a conformance to a protocol of another module to a type of another module.
  case conformsForeignType(String)
  /// It gives a declaration a linker name or exposes it to other modules.
  case exports(attribute: String)
  /// It uses something that reveals a declaration's column, or its name including access level.
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

/// Words in code that reveal that a declaration is file-private.
private let tellingWords = [
  "#column", "String(reflecting:", "_typeName", "_mangledTypeName", "_typeByName",
]
