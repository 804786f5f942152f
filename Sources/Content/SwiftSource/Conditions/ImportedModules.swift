import SwiftSyntax

/// The modules that a program imports, and which of ours they mean.
package enum ImportedModules {
  /// The modules that the engine models or the toolchain provides.
  package static let modeled: Set = [
    "AppKit", "Combine", "CoreData", "CoreGraphics", "Dispatch", "Foundation", "Observation",
    "RegexBuilder", "Swift", "SwiftData", "SwiftUI", "Synchronization", "UIKit",
  ]

  /// Modules of the system whose modeled names are all in the model of Foundation.
  package static let partlyModeled: Set = [
    "CoreFoundation", "CoreTransferable", "Darwin", "OSLog", "ObjectiveC", "QuartzCore",
    "UniformTypeIdentifiers", "os",
  ]

  /// Modules of the system of which our Foundation has the names that keep a program running.
  package static let placeholders: Set = [
    "AVFAudio", "AVFoundation", "AVKit", "CoreHaptics", "CoreLocation", "CoreMedia",
    "LocalAuthentication", "Photos",
    "Security", "UserNotifications", "WebKit",
  ]

  /// All modules that a page may import, and the one that stands for some of them; what reaches C functions is
  /// refused there.
  static var known: Set<String> {
    modeled.union(SystemModules.ofPhones).subtracting(["Darwin", "ObjectiveC"])
      .union(["FoundationShim"])
  }

  /// Modules that mean another one.
  private static let umbrellas = ["Cocoa": "AppKit", "SwiftUICore": "SwiftUI"]

  /// Modules of a toolchain that a program for this machine can import besides.
  private static let ofToolchain: Set = [
    "Cxx", "CxxStdlib", "Distributed", "FoundationEssentials", "FoundationInternationalization",
    "Glibc", "ScenarioHost", "_Concurrency", "_Differentiation", "_StringProcessing", "_Volatile",
  ]

  /// The imported modules that the engine does not model, each with its line from 0.
  ///
  /// - Parameters:
  ///   - source: A file of the program.
  ///   - own: The modules of the program, if all others count; else only those of the system do.
  /// - Returns: The modules, in their order.
  package static func unmodeled(
    in source: String,
    besides own: Set<String>? = nil
  ) -> [(name: String, line: Int)] {
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().compactMap { line, text in
      guard let name = name(in: text), !modeled.contains(name), !partlyModeled.contains(name),
        SystemModules.ofPhones.contains(name) || own.map({ isForeign(name, besides: $0) }) == true
      else { return nil }
      return (name, line)
    }
  }

  /// Writes the name of our Foundation for each module that it stands for, and the module that Cocoa or SwiftUICore means.
  ///
  /// The compiler's module aliases cannot do that, because our Foundation re-exports the toolchain's.
  /// - Parameters:
  ///   - source: A file of the program.
  ///   - grammar: How the file is divided into tokens.
  ///   - own: The modules of the program, if the imports of all others that are not known are to be removed.
  /// - Returns: The source, with its lines where they were.
  /// - Complexity: O(*n*) in the length of the source, and a parse if it imports such a module.
  static func renamed(
    in source: String,
    _ grammar: SwiftGrammar,
    removingAllBut own: Set<String>? = nil
  ) -> String {
    func isRemoved(_ name: String) -> Bool {
      own.map { isForeign(name, besides: $0) } ?? false
    }
    guard names(in: source).contains(where: { standIn(for: $0) != $0 || isRemoved($0) }) else {
      return source
    }
    var bytes = Array(source.utf8)
    let tokens = Array(syntaxTree(of: source, grammar).tokens(viewMode: .sourceAccurate))
    for (index, token) in tokens.enumerated().reversed() {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let path = token.parent?.parent
      if let node = path?.parent?.as(ImportDeclSyntax.self), node.path.first?.name.id == token.id {
        let name = token.text
        if isRemoved(name) {
          bytes.blankOut(
            node.positionAfterSkippingLeadingTrivia.utf8Offset..<start + name.utf8.count
          )
          blankSubmodules(of: node, in: &bytes)
        } else if standIn(for: name) != name {
          blankSubmodules(of: node, in: &bytes)
          bytes.replaceSubrange(start..<start + name.utf8.count, with: standIn(for: name).utf8)
        }
      } else if token.text == "Foundation",
        tokens.dropFirst(index + 1).first?.tokenKind == .period,
        tokens[..<index].last?.tokenKind != .period
      {
        bytes.replaceSubrange(start..<start + token.text.utf8.count, with: "FoundationShim".utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Blanks out what follows the name of a module, such as `.log` in `import os.log`, and the kind before it.
  private static func blankSubmodules(of node: ImportDeclSyntax, in bytes: inout [UInt8]) {
    guard node.path.count > 1, let first = node.path.first, let last = node.path.last,
      first.name.text != "Foundation"
    else { return }
    let end = last.endPositionBeforeTrailingTrivia.utf8Offset
    bytes.blankOut(first.name.endPositionBeforeTrailingTrivia.utf8Offset..<end)
    guard let kind = node.importKindSpecifier else { return }
    let start = kind.positionAfterSkippingLeadingTrivia.utf8Offset
    bytes.blankOut(start..<kind.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  private static func isForeign(_ name: String, besides own: Set<String>) -> Bool {
    !own.contains(name) && !ofToolchain.contains(name) && !modeled.contains(name)
      && !SystemModules.ofPhones.contains(name) && umbrellas[name] == nil
      && name != "FoundationShim"
  }

  /// The module that a name means here: our Foundation for all of the system that have no model of their own.
  private static func standIn(for name: String) -> String {
    if let module = umbrellas[name] { return module }
    let isRenamed =
      name == "Foundation" || SystemModules.ofPhones.contains(name) && !modeled.contains(name)
    return isRenamed ? "FoundationShim" : name
  }

  /// What can stand before `import` without an attribute.
  private static let levels: Set<Substring> = [
    "fileprivate", "internal", "package", "private", "public",
  ]

  /// The names after `import` at the beginning of lines.
  private static func names(in source: String) -> [String] {
    source.split(whereSeparator: \.isNewline).compactMap(name)
  }

  /// The name after `import` at the beginning of a line.
  private static func name(in line: Substring) -> String? {
    guard line.utf8.contains("import".utf8) else { return nil }
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let word = words.firstIndex(of: "import"), word <= 2,
      line.first(where: { !$0.isWhitespace }) == "@" || words[..<word].allSatisfy(levels.contains)
    else { return nil }
    let kinds: Set<Substring> = ["class", "enum", "func", "let", "protocol", "struct", "typealias"]
    return words[(word + 1)...].first { !kinds.contains($0) }.map(String.init)
  }
}
