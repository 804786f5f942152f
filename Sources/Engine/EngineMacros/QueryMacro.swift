import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Query var models: [Model]`: a value that a `Query` beside it fetches.
///
/// The query's own access is that of no modifier, so that an initializer of the view can have other arguments.
public struct QueryMacro: AccessorMacro, PeerMacro {
  /// Reads the query's result.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let query = try? QueryDeclaration(declaration) else { return [] }
    return ["get { _\(raw: query.name).wrappedValue }"]
  }

  /// Declares the query.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let query = try QueryDeclaration(declaration)
    let arguments = node.arguments?.trimmedDescription ?? ""
    return [
      """
      private(set) var _\(raw: query.name): SwiftData.Query<\(raw: query.type).Element, \(raw: query.type)> = \
      .init(\(raw: arguments))
      """
    ]
  }
}

/// The name and the type of the result.
private struct QueryDeclaration {
  let name: String
  let type: String

  init(_ declaration: some DeclSyntaxProtocol) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.trimmedDescription
    else { throw QueryProblem.notAVariable }
    (self.name, self.type) = (name, type)
  }
}

private enum QueryProblem: Error, CustomStringConvertible {
  case notAVariable

  var description: String { "'@Query' goes before a single 'var' with a type, such as '[Trip]'" }
}
