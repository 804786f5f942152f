import Diagnostics
import Guidelines

/// What a program was compiled without, as findings: one for each module or API that is missing.
package struct LeftOutFindings {
  private let parts: [LeftOutPart]
  private let sources: [SourceText]

  /// - Parameters:
  ///   - parts: What was left out.
  ///   - sources: The program's files.
  package init(_ parts: [LeftOutPart], sources: [SourceText]) {
    (self.parts, self.sources) = (parts, sources)
  }

  /// A warning for the views that cannot be shown, and a note for the rest, of each cause.
  package var all: [Diagnostic] {
    // A view that is assumed to show nothing stands for its type.
    let named = Set(parts.filter { $0.kind == .element }.map(\.cause))
    let shown = parts.filter {
      $0.kind != .override && $0.kind != .element && !($0.kind == .type && named.contains($0.name))
    }
    let groups = Dictionary(grouping: shown) { $0.group }
    let findings: [Diagnostic] = groups.sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }.compactMap { _, parts in
      let placed = parts.filter { $0.kind != .type }
      let views = placed.compactMap(\.view).unique
      guard
        let first = (views.isEmpty ? placed : placed.filter { $0.view != nil }).first ?? parts.first
      else { return nil }
      return diagnostic(
        views.isEmpty ? .note : .warning,
        .leftOut(placed, because: parts, views: views),
        at: first
      )
    }
    return elements + findings
  }

  /// A warning for each cause of views that an empty view stands for.
  private var elements: [Diagnostic] {
    let groups = Dictionary(grouping: parts.filter { $0.kind == .element }) { $0.group }
    return groups.sorted { $0.key < $1.key }.compactMap { _, parts in
      parts.first.map { diagnostic(.warning, .emptyViews(parts), at: $0) }
    }
  }

  /// The same of all parts but those of a declaration, for which another finding stands.
  /// - Parameter index: The number of one of its parts.
  /// - Returns: The findings.
  func all(except index: Int) -> [Diagnostic] {
    guard parts.indices.contains(index) else { return all }
    let rest = parts.filter { ($0.name, $0.path) != (parts[index].name, parts[index].path) }
    return LeftOutFindings(rest, sources: sources).all
  }

  /// What ended a run.
  /// - Parameters:
  ///   - index: The number of the part that was reached.
  ///   - step: The step that reached it.
  ///   - roots: The flags that choose other roots.
  /// - Returns: The finding at the part, or `nil` if there is no such part.
  func reached(_ index: Int, in step: String, roots: [String]) -> Diagnostic? {
    guard parts.indices.contains(index) else { return nil }
    let part = parts[index]
    let blocked = Set(parts.compactMap(\.view).map { "--root \($0)" })
    let others = roots.filter { !blocked.contains($0) }
    return diagnostic(.error, .reached(part, in: step, roots: others), at: part)
  }

  private func diagnostic(
    _ severity: Diagnostic.Severity,
    _ message: Diagnostic.Message,
    at part: LeftOutPart
  ) -> Diagnostic {
    guard let source = sources.first(where: { $0.path == part.path }), part.line <= source.lineCount
    else {
      let location = SourceLocation(path: part.path, line: part.line, column: 1)
      return Diagnostic(severity, message, at: location)
    }
    return source.diagnostic(severity, message, at: source.trimmed(source.range(ofLine: part.line)))
  }
}

extension LeftOutPart {
  /// What the parts of one finding have in common.
  fileprivate var group: String { origins.isEmpty ? cause : origins.joined(separator: " or ") }

  /// The modules that the missing API can be of: where its prefix says which, that one.
  private var origins: [String] {
    let named = modules.filter { module in
      LeftOutNames.prefixes(of: module).contains { prefix in
        cause.hasPrefix(prefix) && cause.dropFirst(prefix.count).first?.isLowercase != true
      }
    }
    guard named.isEmpty, isName, cause.first?.isUppercase == true else {
      return named.isEmpty ? modules : named
    }
    return modules.filter { LeftOutNames.prefixes(of: $0).isEmpty }
  }

  /// Why the engine does not have it.
  fileprivate var reason: String {
    if !origins.isEmpty {
      return " of \(origins.joined(separator: " or ")), which the engine does not have"
    }
    return LeftOutNames.reason(for: cause).map { ", which the engine leaves out: \($0)" }
      ?? ", which neither the program nor the engine declares"
  }
}

extension [String] {
  /// The first names in quotation marks, then how many more there are.
  fileprivate func few(_ most: Int = 6) -> String {
    prefix(most).map { "'\($0)'" }.joined(separator: ", ")
      + (count > most ? " and \(count - most) more" : "")
  }
}

extension Diagnostic.Message {
  fileprivate static func leftOut(
    _ placed: [LeftOutPart],
    because parts: [LeftOutPart],
    views: [String]
  ) -> Self {
    let names = placed.map(\.name).unique
    let causes = parts.filter(\.isName).map(\.cause).unique.few()
    let reason = parts[0].reason
    let others = parts.filter { !$0.isName }.map(\.cause).unique
    let says = others.first.map { "the compiler says: \($0)" }
    let need = names.isEmpty ? "the code names" : names.count == 1 ? "it needs" : "they need"
    return Self(
      id: "left-out-code",
      what: names.isEmpty
        ? "the type \(causes) has no values here"
        : "\(names.few()) \(names.count == 1 ? "is" : "are") left out",
      why: causes.isEmpty ? says : "\(need) \(causes)\(reason)",
      fix: views.isEmpty
        ? "go on: the counts hold, and a step that reaches it ends the run"
        : "do not show \(views.few()): a step that does ends the run"
    )
  }

  fileprivate static func emptyViews(_ parts: [LeftOutPart]) -> Self {
    Self(
      id: "left-out-code",
      what: "\(parts.map(\.name).unique.few()): assumed to show nothing",
      why: "it needs \(parts.map(\.cause).unique.few())\(parts[0].reason)",
      fix: "go on: the counts leave out what is in it, and what its closures read later"
    )
  }

  fileprivate static func reached(_ part: LeftOutPart, in step: String, roots: [String]) -> Self {
    let shown = roots.prefix(4).map { "'\($0)'" }.joined(separator: " or ")
    return Self(
      id: "left-out-code",
      what: "step '\(step)' reaches '\(part.name)', which is left out",
      why: part.isName
        ? "it needs '\(part.cause)'\(part.reason); the run ends here"
        : "the compiler says: \(part.cause)",
      fix: shown.isEmpty
        ? "leave the step out, or replace the code that does not compile"
        : "leave the step out, or choose another root with \(shown)"
    )
  }
}
