import Diagnostics
import Guidelines
import Spelling
import SwiftSource

/// Why a scenario's root cannot be determined.
package enum RootProblem: Error, Equatable, Sendable {
  /// No view is both unused by other views and creatable without arguments.
  case noCandidate(views: [String])
  /// Several views could be the root.
  case several([String])
  /// Several apps have the attribute `@main`.
  case severalApps([String])
  /// The named view is not in the code.
  case unknown(String, views: [String])
  /// The named view cannot be created without arguments.
  case needsArguments(String)
  /// The code has no preview with this name or number.
  case noPreview(String, known: [String])
  /// The expression ends, or goes wrong, at this many bytes from its start.
  case notAnExpression(String, offset: Int)
  /// The code has so many bytes that it is not parsed.
  case tooLong(Int)
}

/// How the root of a program is chosen.
package enum RootChoice: Equatable, Sendable {
  /// The app with `@main`, else any app, else the only view candidate, else the first preview.
  case inferred
  /// An app, a view or a preview provider by name, or an expression that creates a view.
  case named(String)
  /// A preview, by its name or its number.
  case preview(String)

  package init(_ root: Scenario.Root) {
    switch root {
    case .inferred: self = .inferred
    case .named(let text), .expression(let text): self = .named(text)
    }
  }
}

extension SourceOutline {
  /// The root that a choice leads to.
  package func root(
    _ choice: RootChoice,
    _ grammar: SwiftGrammar = .swift5
  ) throws(RootProblem) -> ProgramRoot {
    switch choice {
    case .inferred: try inferredRoot()
    case .named(let text): try root(named: text, grammar)
    case .preview(let text): try preview(text)
    }
  }

  /// The flags that choose another root than the inferred one.
  package func otherRoots(than root: ProgramRoot) -> [String] {
    let views = root.app == nil ? rootCandidates : []
    let named = (apps.map(\.name) + views).filter { "\(root)" != $0 && "\(root)" != $0 + "()" }
    let numbers = previews.indices.filter { numbered($0) != root }
    return named.map { "--root \($0)" } + numbers.map { "--preview \($0 + 1)" }
  }

  private func inferredRoot() throws(RootProblem) -> ProgramRoot {
    let mains = apps.filter(\.isMain)
    guard mains.count <= 1 else { throw RootProblem.severalApps(mains.map(\.name)) }
    if let app = mains.first ?? apps.first { return .app(app.name) }
    if rootCandidates.count == 1 { return .view(rootCandidates[0] + "()") }
    if !previews.isEmpty { return numbered(0) }
    guard rootCandidates.isEmpty else { throw RootProblem.several(rootCandidates) }
    throw RootProblem.noCandidate(views: views.map(\.name))
  }

  private func root(
    named text: String,
    _ grammar: SwiftGrammar
  ) throws(RootProblem) -> ProgramRoot {
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
      do {
        return .view(try singleExpression(text, grammar))
      } catch {
        throw .notAnExpression(text, offset: error.offset)
      }
    }
    if apps.contains(where: { $0.name == text }) { return .app(text) }
    if let index = previews.firstIndex(where: { $0.content == .provider(text) }) {
      return numbered(index)
    }
    guard let view = views.first(where: { $0.name == text }) else {
      throw RootProblem.unknown(text, views: (views + apps).map(\.name))
    }
    if view.hasParameterlessInitializer { return .view(text + "()") }
    guard let index = previews.firstIndex(where: { $0.createdTypes.contains(text) }) else {
      throw RootProblem.needsArguments(text)
    }
    return numbered(index)
  }

  private func preview(_ text: String) throws(RootProblem) -> ProgramRoot {
    if let index = previews.firstIndex(where: { $0.name == text }) { return numbered(index) }
    guard let number = Int(text), previews.indices.contains(number - 1) else {
      throw RootProblem.noPreview(text, known: previewNames)
    }
    return numbered(number - 1)
  }

  private func numbered(_ index: Int) -> ProgramRoot {
    .preview(previews[index], number: index + 1)
  }

  /// The previews' names, or their numbers.
  private var previewNames: [String] {
    previews.indices.map { previews[$0].name ?? "\($0 + 1)" }
  }
}

extension Diagnostic.Message {
  /// A message for a missing or ambiguous root.
  package static func noRoot(_ problem: RootProblem) -> Self {
    switch problem {
    case .noCandidate(let views):
      Self(
        id: "no-root",
        what: "no view can be the root",
        why: views.isEmpty
          ? "the code declares no view"
          : "each of \(list(views)) needs arguments or is used by another view",
        fix: "name the root with an expression, such as root=\"\(views.first ?? "Screen")(…)\""
      )
    case .several(let views):
      Self(
        id: "no-root",
        what: "the root could be \(list(views))",
        why: "none of them is used by another view",
        fix: "name one, as in root=\(views[0])"
      )
    case .severalApps(let apps):
      Self(
        id: "no-root",
        what: "\(list(apps)) are all marked '@main'",
        why: "a program has one entry point",
        fix: "name one, as in root=\(apps[0])"
      )
    case .unknown(let name, let views):
      Self(
        id: "no-root",
        what: "there is no view '\(name)'",
        why: views.isEmpty ? "the code declares no view" : "the code declares \(list(views))",
        fix: nearestName(to: name, among: views).map { "write '\($0)'" }
          ?? "name a view that the code declares"
      )
    case .needsArguments(let name):
      Self(
        id: "no-root",
        what: "'\(name)' cannot be created without arguments",
        why: "a property without a default value, or an initializer, requires arguments",
        fix: "write the whole expression, as in root=\"\(name)(…)\""
      )
    case .noPreview(let text, let known):
      Self(
        id: "no-root",
        what: "there is no preview '\(text)'",
        why: known.isEmpty ? "the code has no preview" : "the code has \(list(known))",
        fix: known.isEmpty
          ? "choose a view" : "write one of them, or a number from 1 to \(known.count)"
      )
    case .notAnExpression(let text, let offset):
      Self(
        id: "no-root",
        what: "'\(text)' is not one Swift expression",
        why: offset < text.utf8.count
          ? "it cannot continue with '\(String(decoding: text.utf8.dropFirst(offset), as: UTF8.self))'"
          : "it has no end",
        fix: "write one expression that creates the root view"
      )
    case .tooLong(let count):
      Self(
        id: "no-root",
        what: "the program is too long to analyze",
        why: "it has \(count) bytes, and a program or setup on a page has at most"
          + " \(Scenario.maxCodeSize)",
        fix: "remove code that the counts do not need"
      )
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
