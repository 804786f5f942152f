import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var name: Type = default`: a value of the environment, a transaction, a container or the focus, with
/// a generated key.
///
/// The key evaluates the default at each access, with or without a type annotation, as with SwiftUI's macro:
/// a default that allocates is therefore a new object each time (ENV-5, ENV-20).
public struct EntryMacro: AccessorMacro, PeerMacro {
  /// Reads and writes the value through its key.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // The other expansion, which declares the key, reports an invalid entry.
    guard let entry = try? Entry(declaration) else { return [] }
    return [
      "get { self[\(raw: entry.keyName).self] }",
      "set { self[\(raw: entry.keyName).self] = newValue }",
    ]
  }

  /// Declares the key.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try Entry(declaration)
    return [
      """
      private enum \(raw: entry.keyName): \(raw: entry.keyProtocol) {
        \(raw: entry.defaultDeclaration)
      }
      """
    ]
  }
}

/// The parts of an entry's declaration.
private struct Entry {
  let keyName: String
  let keyProtocol: String
  let defaultDeclaration: String

  init(_ declaration: some DeclSyntaxProtocol) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      let binding = variable.bindings.first,
      variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw EntryProblem.notAVariable }
    keyName = "__Key_\(name)"
    keyProtocol = binding.typeAnnotation == nil ? "_InferredEntryKey" : "_EntryKey"
    defaultDeclaration = try Self.defaultDeclaration(of: binding, named: name)
  }

  private static func defaultDeclaration(
    of binding: PatternBindingSyntax,
    named name: String
  ) throws -> String {
    let initialValue = binding.initializer?.value.trimmedDescription
    guard let type = binding.typeAnnotation?.type else {
      guard let initialValue else { throw EntryProblem.noDefault(name) }
      return "static nonisolated(unsafe) let _makeDefaultValue = { \(initialValue) }"
    }
    let isOptional =
      type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    guard let value = initialValue ?? (isOptional ? "nil" : nil) else {
      throw EntryProblem.noDefault(name)
    }
    return "static var defaultValue: \(type.trimmedDescription) { \(value) }"
  }
}

private enum EntryProblem: Error, CustomStringConvertible {
  case notAVariable
  case noDefault(String)

  var description: String {
    switch self {
    case .notAVariable:
      "'@Entry' goes before a single 'var' of an extension, such as that of EnvironmentValues"
    case .noDefault(let name): "'\(name)' needs a default value, or an optional type"
    }
  }
}
