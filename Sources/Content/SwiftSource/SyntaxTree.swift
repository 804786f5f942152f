import SwiftParser
import SwiftSyntax

/// The version of Swift's grammar that a source is compiled with.
package enum SwiftGrammar: String, Codable, Sendable {
  /// A bare `/` is an operator.
  case swift5 = "5"
  /// A bare `/` can begin a regular expression.
  case swift6 = "6"

  /// How the compiler reads a source in a language mode, such as `5`; the newest way if the mode is not known.
  package init(mode: String) { self = Self(rawValue: mode) ?? .swift6 }
}

/// The tree of a source, divided into the same tokens as by the compiler.
///
/// For a source that is nested too deeply to be parsed, it is the tree of one refused name in the same line. The last
/// trees are kept, because the same program is outlined, resolved, highlighted and exported.
func syntaxTree(of source: String, _ grammar: SwiftGrammar = .swift5) -> SourceFileSyntax {
  lastTrees.value(for: SourceKey(source, grammar)) { parsedTree(of: source, grammar) }
}

/// As many as a few pages have at once; they take about 20 MB.
private let lastTrees = KnownSources<SourceFileSyntax>(max: 128)

private func parsedTree(of source: String, _ grammar: SwiftGrammar) -> SourceFileSyntax {
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
