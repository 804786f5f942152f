import Diagnostics
import Guidelines
import Spelling
import SwiftSource

/// Why a scenario's root view cannot be determined.
package enum RootProblem: Error, Equatable, Sendable {
  /// No view is both unused by other views and creatable without arguments.
  case noCandidate(views: [String])
  /// Several views could be the root.
  case several([String])
  /// The named view is not in the code.
  case unknown(String, views: [String])
  /// The named view cannot be created without arguments.
  case needsArguments(String)
  /// The expression ends, or goes wrong, at this many bytes from its start.
  case notAnExpression(String, offset: Int)
  /// The code has so many bytes that it is not parsed.
  case tooLong(Int)
}

extension SourceOutline {
  /// The Swift expression that creates the root view.
  ///
  /// The request is a view's name or an expression, or `nil` for the only candidate.
  package func rootExpression(
    _ wish: String?,
    _ grammar: SwiftGrammar = .swift5
  ) throws(RootProblem) -> String {
    guard let wish else {
      guard let only = rootCandidates.first else {
        throw RootProblem.noCandidate(views: views.map(\.name))
      }
      guard rootCandidates.count == 1 else { throw RootProblem.several(rootCandidates) }
      return only + "()"
    }
    guard wish.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
      do {
        return try singleExpression(wish, grammar)
      } catch {
        throw .notAnExpression(wish, offset: error.offset)
      }
    }
    guard let view = views.first(where: { $0.name == wish }) else {
      throw RootProblem.unknown(wish, views: views.map(\.name))
    }
    guard view.hasParameterlessInitializer else { throw RootProblem.needsArguments(wish) }
    return wish + "()"
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
        what: "'\(name)' cannot be made without arguments",
        why: "a property without a value, or an initializer, asks for some",
        fix: "write the whole expression, as in root=\"\(name)(…)\""
      )
    case .notAnExpression(let text, let offset):
      Self(
        id: "no-root",
        what: "'\(text)' is not one Swift expression",
        why: offset < text.utf8.count
          ? "the expression does not go on with '\(text.utf8.dropFirst(offset))'" : "it has no end",
        fix: "write one expression that makes the root view"
      )
    case .tooLong(let count):
      Self(
        id: "no-root",
        what: "the program is too long to be looked into",
        why: "it has \(count) bytes, and a program or set-up on a page has at most"
          + " \(Scenario.maxCodeSize)",
        fix: "leave out what the counts do not need"
      )
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
