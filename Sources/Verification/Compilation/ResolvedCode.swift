import Diagnostics
import Guidelines
import SwiftSource

/// The pieces of a program as one build for one profile compiles them.
package struct ResolvedCode {
  /// The pieces without what `#if` leaves out.
  package let fragments: [ScenarioProgram.Fragment]
  private let original: [ScenarioProgram.Fragment]
  private var assumptions: [(fragment: Int, ResolvedSource.Assumption)] = []

  /// Resolves the conditions in some pieces of code.
  package init(_ fragments: [ScenarioProgram.Fragment], for settings: RunSettings) {
    let conditions = CompilationConditions(settings)
    var resolved: [ScenarioProgram.Fragment] = []
    for (index, fragment) in fragments.enumerated() {
      let source = ResolvedSource(fragment.code, for: conditions, settings.languageMode.grammar)
      resolved.append(
        .init(
          code: source.text,
          path: fragment.path,
          line: fragment.line,
          module: fragment.module
        )
      )
      assumptions += source.assumptions.map { (index, $0) }
    }
    self.fragments = resolved
    original = fragments
  }

  /// A note for each import of a module that is not modeled, and a warning for each condition that decides about
  /// code and that is not known.
  ///
  /// - Parameter sources: The page or files that the pieces are from.
  /// - Returns: The findings, each at its import or condition.
  package func findings(in sources: [SourceText]) -> [Diagnostic] {
    let imports = original.flatMap { fragment -> [Diagnostic] in
      guard let source = sources.first(where: { $0.path == fragment.path }) else { return [] }
      return ImportedModules.unmodeled(in: fragment.code).map { name, line in
        let location = SourceLocation(path: source.path, line: fragment.line + line, column: 1)
        return source.diagnostic(.note, .unmodeledImport(name), at: location)
      }
    }
    let conditions = assumptions.compactMap { index, assumption -> Diagnostic? in
      let fragment = original[index]
      guard let source = sources.first(where: { $0.path == fragment.path }) else { return nil }
      let before = fragment.code.utf8.prefix(assumption.range.lowerBound)
      let line = fragment.line + before.count { $0 == UInt8(ascii: "\n") }
      return source.diagnostic(
        .warning,
        .assumedFalse(assumption.condition),
        at: SourceLocation(path: source.path, line: line, column: column(after: before))
      )
    }
    return imports + conditions
  }

  private func column(after before: Substring.UTF8View) -> Int {
    before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
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
  fileprivate static func unmodeledImport(_ module: String) -> Self {
    Self(
      id: "unmodeled-import",
      what: "the module '\(module)' is missing",
      why: "the engine models SwiftUI and the modules that most programs import with it",
      fix: "replace the code that uses '\(module)', for example with a Text"
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
