import Foundation
import SwiftParser
import SwiftSyntax

/// Which files of a folder name the types that other files of it declare.
///
/// A name that several files declare says nothing.
struct FileArrows {
  /// The files that each file leads to, by paths from the folder.
  let targets: [String: Set<String>]

  /// - Parameter folder: The absolute path of a folder of Swift files.
  /// - Throws: A file that cannot be read.
  init(in folder: String) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    let files = try paths.filter { $0.hasSuffix(".swift") }.map { path in
      let names = NameFinder(viewMode: .sourceAccurate)
      names.walk(
        Parser.parse(source: try String(contentsOfFile: folder + "/" + path, encoding: .utf8))
      )
      return (path: path, names: names)
    }
    let declaring = Dictionary(
      files.flatMap { file in file.names.declared.map { ($0, [file.path]) } },
      uniquingKeysWith: +
    )
    targets = Dictionary(
      uniqueKeysWithValues: files.map { file in
        let named = file.names.mentioned.subtracting(file.names.parameters)
        let owners = named.compactMap { declaring[$0] }.filter { $0.count == 1 }.joined()
        return (file.path, Set(owners).subtracting([file.path]))
      }
    )
  }

  /// The largest set of files of which each leads to all others; empty if there is none.
  var largestCircle: Set<String> {
    let reached = targets.keys.reduce(into: [:]) { $0[$1] = reachable(from: $1) }
    let circles = reached.map { file, others in
      others.filter { reached[$0]?.contains(file) == true }
    }
    return circles.max { $0.count < $1.count } ?? []
  }

  private func reachable(from file: String) -> Set<String> {
    var (reached, next) = (Set<String>(), targets[file] ?? [])
    while let target = next.popFirst() {
      if reached.insert(target).inserted { next.formUnion(targets[target] ?? []) }
    }
    return reached
  }
}

/// The names of types that a file declares for others, and those that it mentions.
private final class NameFinder: SyntaxVisitor {
  private(set) var declared: Set<String> = []
  private(set) var mentioned: Set<String> = []
  /// The names of generic parameters and associated types, which hide types.
  private(set) var parameters: Set<String> = []

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.parent?.is(SourceFileSyntax.self) == true,
      let declaration = node.item.as(DeclSyntax.self)?.asProtocol(NamedDeclSyntax.self),
      let modifiers = node.item.asProtocol(WithModifiersSyntax.self)?.modifiers,
      !declaration.is(FunctionDeclSyntax.self),
      !modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) })
    {
      declared.insert(declaration.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    mentioned.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.keyPathInParent != \MemberAccessExprSyntax.declName {
      mentioned.insert(node.baseName.text)
    }
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    parameters.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    parameters.insert(node.name.text)
    return .visitChildren
  }
}
