import Foundation
import SwiftParser
import SwiftSyntax

/// The functions and initializers that the engine declares with SwiftUI's names.
struct DeclaredSurface {
  var functions: [DeclaredFunction] = []
  /// The members of a type that need no arguments: cases, and constants of the type itself.
  var constants: [String: [String]] = [:]
  /// The constants that are static properties, which nothing but a test keeps apart.
  var namedValues: [String: [String]] = [:]

  /// Reads all files of some folders.
  init(folders: [String]) throws {
    let reader = SurfaceReader(viewMode: .sourceAccurate)
    for folder in folders {
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for name in names.sorted() where name.hasSuffix(".swift") {
        let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
        let tree = Parser.parse(source: text)
        reader.file = name
        reader.converter = SourceLocationConverter(fileName: name, tree: tree)
        reader.walk(tree)
      }
    }
    constants = reader.constants
    namedValues = reader.namedValues
    functions = reader.functions.map { function in
      var function = function
      for (name, types) in reader.generics[function.owner] ?? [:] {
        function.constraints[name, default: []] += types
      }
      return function
    }
  }
}

/// A public function or initializer.
struct DeclaredFunction {
  struct Parameter {
    /// `nil` if the argument has no label.
    var label: String?
    /// The name inside of the function.
    var name: String
    /// The type, without attributes and specifiers.
    var type: String
    /// The result builder that the argument is written with.
    var builder: String?
    var hasDefault: Bool
    /// Whether the function's body mentions it.
    var isMentioned: Bool
  }

  var file: String
  var line: Int
  /// The type that declares it, or the protocol or type that is extended.
  var owner: String
  /// `init` for an initializer.
  var name: String
  var isStatic: Bool
  var isMutating: Bool
  var isAsync: Bool
  /// `nil` without a result.
  var result: String?
  /// What the generic parameters must be, here and in the types around, by their names.
  var constraints: [String: [String]]
  /// The generic parameters that are a certain type.
  var equalities: [String: String]
  var parameters: [Parameter]

  /// The name with labels, such as `View.padding(_:_:)`.
  var signature: String {
    owner + "." + name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

extension DeclaredFunction {
  /// Whether the function makes a value that a view can store.
  var isOfValue: Bool {
    !isAsync && !owner.hasPrefix("_") && !name.hasPrefix("_") && !parameters.isEmpty
      && (name == "init" || isMutating || result.map { $0 != "Never" && $0 != "Void" } == true)
  }
}

extension DeclaredFunction.Parameter {
  /// Whether the argument only names a type.
  var isMetatype: Bool { type.hasSuffix(".Type") }
}

/// Collects what a file declares.
private final class SurfaceReader: SyntaxVisitor {
  private struct Scope {
    var name: String
    var isPublic = false
    var isProtocol = false
    var constraints: [String: [String]] = [:]
    var equalities: [String: String] = [:]
  }

  var file = ""
  var converter: SourceLocationConverter?
  var functions: [DeclaredFunction] = []
  var constants: [String: [String]] = [:]
  var namedValues: [String: [String]] = [:]
  /// What the generic parameters of a type must be.
  var generics: [String: [String: [String]]] = [:]
  private var scopes: [Scope] = []

  private func enter(
    _ name: String,
    isPublic: Bool = false,
    isProtocol: Bool = false,
    generics: GenericParameterClauseSyntax? = nil,
    requirements: GenericWhereClauseSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    var scope = Scope(name: name, isPublic: isPublic, isProtocol: isProtocol)
    if let outer = scopes.last {
      scope.name = outer.name + "." + name
      (scope.constraints, scope.equalities) = (outer.constraints, outer.equalities)
    }
    if generics != nil {
      var equalities: [String: String] = [:]
      add(generics, nil, to: &self.generics[scope.name, default: [:]], &equalities)
    }
    add(generics, requirements, to: &scope.constraints, &scope.equalities)
    scopes.append(scope)
    return .visitChildren
  }

  private func add(
    _ generics: GenericParameterClauseSyntax?,
    _ requirements: GenericWhereClauseSyntax?,
    to constraints: inout [String: [String]],
    _ equalities: inout [String: String]
  ) {
    for parameter in generics?.parameters ?? [] {
      let types = parameter.inheritedType.map { parts(of: $0) } ?? []
      constraints[parameter.name.text, default: []] += types
    }
    for requirement in requirements?.requirements ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let requirement):
        constraints[requirement.leftType.trimmedDescription, default: []] +=
          parts(of: requirement.rightType)
      case .sameTypeRequirement(let requirement):
        equalities[requirement.leftType.trimmedDescription] =
          requirement.rightType.trimmedDescription
      default: break
      }
    }
  }

  private func parts(of type: TypeSyntax) -> [String] {
    guard let list = type.as(CompositionTypeSyntax.self) else { return [type.trimmedDescription] }
    return list.elements.map { $0.type.trimmedDescription }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.extendedType.trimmedDescription,
      isPublic: node.modifiers.isPublic,
      requirements: node.genericWhereClause
    )
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.name.text,
      generics: node.genericParameterClause,
      requirements: node.genericWhereClause
    )
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, generics: node.genericParameterClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, generics: node.genericParameterClause)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isProtocol: true)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let scope = scopes.last else { return .skipChildren }
    for element in node.elements where element.parameterClause == nil {
      constants[scope.name, default: []].append(element.name.text)
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let scope = scopes.last, scope.isPublic || node.modifiers.isPublic,
      node.modifiers.contains(where: { $0.name.text == "static" }),
      let binding = node.bindings.first
    else { return .skipChildren }
    let own: Set = [
      "Self", scope.name, scope.name.split(separator: ".").last.map(String.init) ?? "",
    ]
    let type =
      binding.typeAnnotation?.type.trimmedDescription
      ?? binding.initializer?.value.as(FunctionCallExprSyntax.self)?
      .calledExpression.trimmedDescription ?? ""
    if own.contains(type)
      || own.contains(where: { type == $0 + ".init" || type.hasPrefix($0 + ".") })
    {
      constants[scope.name, default: []].append(binding.pattern.trimmedDescription)
      // The values of another type are named for a protocol.
      if scope.equalities["Self"] == nil {
        namedValues[scope.name, default: []].append(binding.pattern.trimmedDescription)
      }
    } else if scope.equalities["Self"] == type {
      constants[type, default: []].append(binding.pattern.trimmedDescription)
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node,
      node.name.text,
      node.modifiers,
      node.signature,
      (node.genericParameterClause, node.genericWhereClause),
      node.body
    )
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let generics = (node.genericParameterClause, node.genericWhereClause)
    add(node, "init", node.modifiers, node.signature, generics, node.body)
    return .skipChildren
  }

  private func add(
    _ node: some SyntaxProtocol,
    _ name: String,
    _ modifiers: DeclModifierListSyntax,
    _ signature: FunctionSignatureSyntax,
    _ generics: (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?),
    _ body: CodeBlockSyntax?
  ) {
    guard let scope = scopes.last, !scope.isProtocol, scope.isPublic || modifiers.isPublic,
      let body, name == "init" || name.first?.isLetter == true
    else { return }
    var (constraints, equalities) = (scope.constraints, scope.equalities)
    add(generics.0, generics.1, to: &constraints, &equalities)
    let reader = MentionReader(viewMode: .sourceAccurate)
    reader.walk(body)
    functions.append(
      DeclaredFunction(
        file: file,
        line: converter?.location(for: node.positionAfterSkippingLeadingTrivia).line ?? 0,
        owner: scope.name,
        name: name,
        isStatic: modifiers.contains { $0.name.text == "static" },
        isMutating: modifiers.contains { $0.name.text == "mutating" },
        isAsync: signature.effectSpecifiers?.asyncSpecifier != nil,
        result: signature.returnClause?.type.trimmedDescription,
        constraints: constraints,
        equalities: equalities,
        parameters: signature.parameterClause.parameters.map { parameter in
          let name = (parameter.secondName ?? parameter.firstName).text
          let builder = parameter.attributes.map(\.trimmedDescription).first {
            $0.contains("Builder")
          }
          return DeclaredFunction.Parameter(
            label: parameter.firstName.text == "_" ? nil : parameter.firstName.text,
            name: name,
            type: plain(parameter.type) + (parameter.ellipsis == nil ? "" : "..."),
            builder: builder.map { String($0.dropFirst()) },
            hasDefault: parameter.defaultValue != nil,
            isMentioned: reader.mentioned.contains(name)
          )
        }
      )
    )
  }

  /// A type without attributes such as `@escaping`; for an autoclosure, the type of its value.
  private func plain(_ type: TypeSyntax) -> String {
    guard let type = type.as(AttributedTypeSyntax.self) else { return type.trimmedDescription }
    let isAutoclosure = type.attributes.contains { $0.trimmedDescription == "@autoclosure" }
    if isAutoclosure, let function = type.baseType.as(FunctionTypeSyntax.self) {
      return function.returnClause.type.trimmedDescription
    }
    return type.baseType.trimmedDescription
  }
}

/// Collects the words of a function's body, without those that `_ =` drops.
private final class MentionReader: SyntaxVisitor {
  var mentioned: Set<String> = []
  /// A closure that is kept uses what it calls, even if it drops the result.
  private var closureDepth = 0

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    closureDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { closureDepth -= 1 }
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    closureDepth == 0 && node.elements.first?.is(DiscardAssignmentExprSyntax.self) == true
      ? .skipChildren : .visitChildren
  }
  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    mentioned.insert(node.text)
    return .visitChildren
  }
}

extension DeclModifierListSyntax {
  fileprivate var isPublic: Bool { contains { $0.name.text == "public" || $0.name.text == "open" } }
}
