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
    self = try SyntaxReader.shared.sharedModuleSource(source).get()
  }

  package init(text: String, imports: [String]) {
    self.text = text
    self.imports = imports
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

/// The first word of a source that tells what changes when a declaration is kept to its file.
private func tellingWord(in source: String) -> String? {
  tellingWords.first { source.containsBytes(of: $0) }
}

private let tellingWords = [
  "#column", "String(reflecting:", "_typeName", "_mangledTypeName", "_typeByName",
]
