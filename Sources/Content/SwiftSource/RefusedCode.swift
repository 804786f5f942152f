import SwiftSyntax

/// Code that a page's program must not contain: no view needs it, and attacks do.
///
/// It reaches code by its linker name, runs before the program starts, or changes how the compiler sees the
/// rest. Found among a source's tokens, so it does not matter where it is written.
package struct RefusedCode: Hashable, Codable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case attribute
    case module
    case symbol
    case directive
    case regularExpression
    /// What the parser cannot read in a bounded time.
    case nesting
    /// The name of a file that would be code where it stands in front of the file's text.
    case fileName
  }

  package let kind: Kind
  /// The code itself, such as `@_silgen_name`; for a module its name.
  package let text: String
  /// The line, counted from 1.
  package let line: Int
  /// The page or file, if that is known.
  package var path: String?

  /// The modules that a program can import.
  package static let importableModules = [
    "AppKit", "Combine", "CoreGraphics", "Dispatch", "Foundation", "Observation", "RegexBuilder",
    "Swift",
    "SwiftUI", "Synchronization", "UIKit",
  ]

  /// What stands for code that is nested too deeply.
  static let nestedCode = "_nested_too_deeply"

  /// The same code at a line of a page or file.
  package func moved(toLine line: Int, of path: String) -> RefusedCode {
    RefusedCode(kind: kind, text: text, line: line, path: path)
  }

  /// The refused code of a tree, in source order.
  static func all(in tree: SourceFileSyntax, _ grammar: SwiftGrammar) -> [RefusedCode] {
    let tokens = Array(tree.tokens(viewMode: .sourceAccurate))
    var found: [(kind: Kind, text: String, token: TokenSyntax)] = []
    for (index, token) in tokens.enumerated() {
      let name = token.spelledName
      if name == nestedCode {
        found.append((.nesting, name, token))
      } else if symbols.contains(name) {
        found.append((.symbol, name, token))
      } else if name == "#sourceLocation" {
        found.append((.directive, name, token))
      } else if token.tokenKind == .regexSlash, grammar == .swift5,
        tokens.dropFirst(index + 1).first?.isRegularExpression == true,
        !tokens[..<index].suffix(1).contains(where: \.isRegularExpression)
      {
        // The compiler sees an operator there and divides everything that follows differently.
        found.append((.regularExpression, "/", token))
      } else if token.tokenKind == .atSign, let next = tokens.dropFirst(index + 1).first,
        refuses(attribute: next.spelledName)
      {
        found.append((.attribute, "@" + next.spelledName, token))
      } else if token.tokenKind == .keyword(.import),
        let module = tokens[(index + 1)...].first(where: { !importKinds.contains($0.text) }),
        !ImportedModules.known.contains(module.spelledName)
      {
        found.append((.module, module.spelledName, module))
      }
    }
    guard !found.isEmpty else { return [] }
    let locations = SourceLocationConverter(fileName: "", tree: tree)
    return found.map { code in
      let line = locations.location(for: code.token.positionAfterSkippingLeadingTrivia).line
      return RefusedCode(kind: code.kind, text: code.text, line: line)
    }
  }

  /// Attributes with an underscore are not part of the language.
  private static func refuses(attribute name: String) -> Bool {
    name.hasPrefix("_") ? !harmlessAttributes.contains(name) : attributes.contains(name)
  }

  private static let harmlessAttributes = ["_disfavoredOverload"]

  private static let attributes: Set = [
    "abi", "c", "cdecl", "export", "extern", "section", "specialized", "testable", "used",
  ]

  private static let symbols: Set = [
    // What starts the program.
    "BodycheckScenario", "BodycheckScenarios", "ScenarioHost", "ScenarioProgram",
    // What finds code by its name.
    "dl_iterate_phdr", "dladdr", "dladdr1", "dlmopen", "dlopen", "dlsym", "dlvsym", "externalMacro",
  ]

  private static let importKinds: Set = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
}

extension RefusedCode {
  /// A file whose name could end a comment, a text or a regular expression that the code before it has begun.
  package init?(nameOf path: String) {
    guard
      path.unicodeScalars.contains(where: {
        "*#\"\\`".unicodeScalars.contains($0) || $0.value < 0x20
      })
    else { return nil }
    self.init(kind: .fileName, text: path, line: 1, path: path)
  }
}

/// The refused code of a source, in source order.
package func refusedCode(in source: String, _ grammar: SwiftGrammar) -> [RefusedCode] {
  RefusedCode.all(in: syntaxTree(of: source, grammar), grammar)
}

extension TokenSyntax {
  /// Whether it is the pattern, or the first `#`, of a regular expression.
  fileprivate var isRegularExpression: Bool {
    switch tokenKind {
    case .regexLiteralPattern, .regexPoundDelimiter: true
    default: false
    }
  }
}
