import SwiftSyntax

/// The modules that a program imports, and which of ours they mean.
package enum ImportedModules {
  /// The modules that the engine models or the toolchain provides.
  package static let modeled: Set = [
    "AppKit", "Combine", "CoreGraphics", "Dispatch", "Foundation", "Observation",
    "RegexBuilder", "Swift", "SwiftUI", "Synchronization", "UIKit",
  ]

  /// Modules of the system whose modeled names are all in the model of Foundation.
  package static let partlyModeled: Set = [
    "CoreFoundation", "CoreTransferable", "Darwin", "OSLog", "ObjectiveC", "QuartzCore",
    "UniformTypeIdentifiers", "os",
  ]

  /// All modules that a page may import, and the one that stands for some of them; what reaches C functions is
  /// refused there.
  static var known: Set<String> {
    modeled.union(SystemModules.ofPhones).subtracting(["Darwin", "ObjectiveC"])
      .union(["FoundationShim"])
  }

  /// The imported system modules that the engine does not model, each with its line from 0.
  package static func unmodeled(in source: String) -> [(name: String, line: Int)] {
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().compactMap { line, text in
      guard let name = name(in: text), SystemModules.ofPhones.contains(name),
        !modeled.contains(name), !partlyModeled.contains(name)
      else { return nil }
      return (name, line)
    }
  }

  /// Writes the name of our Foundation for each module that it stands for.
  ///
  /// The compiler's module aliases cannot do that, because our Foundation re-exports the toolchain's.
  /// - Complexity: O(*n*) in the length of the source, and a parse if it imports such a module.
  static func renamed(in source: String, _ grammar: SwiftGrammar) -> String {
    let others = names(in: source).filter { renames($0) }
    guard !others.isEmpty else { return source }
    var bytes = Array(source.utf8)
    let tokens = Array(syntaxTree(of: source, grammar).tokens(viewMode: .sourceAccurate))
    for (index, token) in tokens.enumerated().reversed() where renames(token.text) {
      let isImported = token.parent?.parent?.parent?.is(ImportDeclSyntax.self) == true
      let isQualifier =
        token.text == "Foundation" && tokens.dropFirst(index + 1).first?.tokenKind == .period
        && tokens[..<index].last?.tokenKind != .period
      guard isImported || isQualifier else { continue }
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      bytes.replaceSubrange(start..<start + token.text.utf8.count, with: "FoundationShim".utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func renames(_ name: String) -> Bool {
    name == "Foundation" || SystemModules.ofPhones.contains(name) && !modeled.contains(name)
  }

  /// The names after `import` at the beginning of lines.
  private static func names(in source: String) -> [String] {
    source.split(whereSeparator: \.isNewline).compactMap(name)
  }

  /// The name after `import` at the beginning of a line.
  private static func name(in line: Substring) -> String? {
    guard line.utf8.contains("import".utf8) else { return nil }
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let word = words.firstIndex(of: "import"), word <= 2 else { return nil }
    let kinds: Set<Substring> = ["class", "enum", "func", "let", "protocol", "struct", "typealias"]
    return words[(word + 1)...].first { !kinds.contains($0) }.map(String.init)
  }
}
