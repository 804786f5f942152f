import SwiftParser
import SwiftSyntax

/// The version of Swift's grammar that a source is compiled with.
package enum SwiftGrammar: String, Codable, Sendable {
  /// A bare `/` is an operator.
  case swift5
  /// A bare `/` can begin a regular expression.
  case swift6
}

/// The tree of a source, divided into the same tokens as by the compiler.
///
/// For a source that is nested too deeply to be parsed, it is the tree of one refused name in the same line.
func syntaxTree(of source: String, _ grammar: SwiftGrammar = .swift5) -> SourceFileSyntax {
  var source = source
  if let line = lineOfDeepNesting(in: source) {
    source = String(repeating: "\n", count: line - 1) + RefusedCode.nestedCode
  }
  var parser = Parser(source, swiftVersion: grammar == .swift6 ? .v6 : .v5)
  return SourceFileSyntax.parse(from: &parser)
}

extension TokenSyntax {
  /// The name that the token spells, without backticks.
  var spelledName: String {
    let text = text
    guard text.utf8.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
    return String(text.dropFirst().dropLast())
  }
}
