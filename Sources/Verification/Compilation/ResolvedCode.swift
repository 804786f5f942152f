import Diagnostics
import Guidelines
import SwiftSource

/// The pieces of a program as one build for one profile compiles them.
package struct ResolvedCode: Equatable, Codable, Sendable {
  /// The pieces without what `#if` leaves out.
  package private(set) var fragments: [ScenarioProgram.Fragment] = []
  /// Whether imports of modules that are not known are kept.
  private let isStrict: Bool
  private var missingImports: [MissingImport] = []
  private var assumptions: [Assumption] = []

  /// An import of a module that is not modeled.
  private struct MissingImport: Equatable, Codable {
    let module: String
    let path: String
    let line: Int
  }

  /// A condition that is not known.
  private struct Assumption: Equatable, Codable {
    let condition: String
    let path: String
    let line: Int
    let column: Int
  }

  /// Resolves the conditions in some pieces of code.
  /// - Parameters:
  ///   - fragments: The pieces.
  ///   - settings: The build.
  ///   - grammar: How the pieces are divided into tokens, if not as the language mode says.
  ///   - leavesOut: Whether imports of modules that are not known are left out.
  package init(
    _ fragments: [ScenarioProgram.Fragment],
    for settings: RunSettings,
    _ grammar: SwiftGrammar? = nil,
    leavingOutModules leavesOut: Bool = false
  ) {
    isStrict = !leavesOut
    let own = leavesOut ? Set(fragments.compactMap(\.module)) : nil
    let conditions = CompilationConditions(settings)
    for fragment in fragments {
      let source = ResolvedSource(
        fragment.code,
        for: conditions,
        grammar ?? settings.languageMode.grammar,
        removingAllBut: own
      )
      let missing = ImportedModules.unmodeled(in: fragment.code, besides: own)
      self.fragments.append(
        .init(
          code: leavesOut
            ? qualifyingShadowedCalls(in: source.text, grammar ?? settings.languageMode.grammar)
            : source.text,
          path: fragment.path,
          line: fragment.line,
          module: fragment.module,
          missingModules: missing.map(\.name)
        )
      )
      let unknown = missing.filter { !ImportedModules.placeholders.contains($0.name) }
      missingImports += unknown.map { name, line in
        MissingImport(module: name, path: fragment.path, line: fragment.line + line)
      }
      assumptions += source.assumptions.map { assumption in
        let before = fragment.code.utf8.prefix(assumption.range.lowerBound)
        return Assumption(
          condition: assumption.condition,
          path: fragment.path,
          line: fragment.line + before.count { $0 == UInt8(ascii: "\n") },
          column: before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
        )
      }
    }
  }

  /// A note for each imported module that is not modeled, and a warning for each condition that decides about
  /// code and that is not known.
  ///
  /// - Parameter sources: The page or files that the pieces are from.
  /// - Returns: The findings, each at its import or condition.
  package func findings(in sources: [SourceText]) -> [Diagnostic] {
    func finding(
      _ severity: Diagnostic.Severity,
      _ message: Diagnostic.Message,
      _ location: SourceLocation
    ) -> Diagnostic? {
      sources.first { $0.path == location.path }?.diagnostic(severity, message, at: location)
    }
    return missingImports.unique(by: \.module).compactMap { found in
      finding(
        .note,
        .unmodeledImport(found.module, isStrict: isStrict),
        SourceLocation(path: found.path, line: found.line, column: 1)
      )
    }
      + assumptions.compactMap { found in
        finding(
          .warning,
          .assumedFalse(found.condition),
          SourceLocation(path: found.path, line: found.line, column: found.column)
        )
      }
  }
}

extension CompilationConditions {
  fileprivate init(_ settings: RunSettings) {
    let known = settings.toolchain.isEmpty ? Toolchain.oldestVersion : settings.toolchain
    let compiler = known.split(separator: ".").compactMap { Int($0) }
    self.init(
      isDebug: settings.configuration == .debug,
      systemVersion: settings.profile.systemVersion,
      hasLazyStates: settings.sdk.hasLazyStates,
      // The last version with this mode as its own.
      languageVersion: settings.languageMode == .swift5 ? [5, 10] : compiler,
      compilerVersion: compiler
    )
  }
}

extension Diagnostic.Message {
  package static let unmodeledImportID = "unmodeled-import"

  fileprivate static func unmodeledImport(_ module: String, isStrict: Bool) -> Self {
    Self(
      id: unmodeledImportID,
      what: "the module '\(module)' is missing",
      why: "the engine models SwiftUI and the modules that most programs import with it",
      fix: isStrict
        ? "leave the code that uses '\(module)' out of the program"
        : "go on: a run ends only where a step reaches code that uses '\(module)'"
    )
  }

  fileprivate static func assumedFalse(_ condition: String) -> Self {
    Self(
      id: "assumed-condition",
      what: "'\(condition)' is treated as false",
      why: "neither the build nor the profile defines it, and it changes what is compiled",
      fix: "leave out the '#if', or the branch that does not apply"
    )
  }
}
