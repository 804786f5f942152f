import SwiftSyntax

/// The source with a call at the start of each `body` of a view or view modifier; lines stay where they are.
///
/// - Parameters:
///   - source: A Swift program.
///   - grammar: How it is divided into tokens.
///   - call: The call for a type, given its name with its enclosing types.
/// - Returns: The source, and the names of the types whose bodies are counted.
func countingBodies(
  _ source: String,
  _ grammar: SwiftGrammar,
  call: (String) -> String
) -> (text: String, types: [String]) {
  guard lineOfDeepNesting(in: source) == nil else { return (source, []) }
  let collector = DeclarationCollector(syntaxTree(of: source, grammar))
  let roles = RoleResolver(protocols: collector.protocols)
  var places: [(offset: Int, type: String)] = []
  for type in collector.declarations {
    guard let role = roles.role(inheriting: type.inherited), role == .view || role == .modifier
    else { continue }
    for members in [type.members] + type.extensionMembers {
      for member in members.members {
        guard let brace = startOfBody(member.decl) else { continue }
        places.append((brace.endPositionBeforeTrailingTrivia.utf8Offset, type.name))
      }
    }
  }
  var bytes = Array(source.utf8)
  for (offset, type) in places.sorted(by: { $0.offset > $1.offset }) {
    bytes.insert(contentsOf: " let _ = \(call(type));".utf8, at: offset)
  }
  return (String(decoding: bytes, as: UTF8.self), places.map(\.type))
}

/// The opening brace of a `body`: of its getter, or of a modifier's `body(content:)`.
private func startOfBody(_ member: DeclSyntax) -> TokenSyntax? {
  if let function = member.as(FunctionDeclSyntax.self) {
    let parameters = function.signature.parameterClause.parameters
    let isBody = function.name.text == "body" && parameters.first?.firstName.text == "content"
    return isBody && parameters.count == 1 ? function.body?.leftBrace : nil
  }
  guard let variable = member.as(VariableDeclSyntax.self),
    let binding = variable.bindings.first, binding.pattern.trimmedDescription == "body",
    let block = binding.accessorBlock
  else { return nil }
  guard case .accessors(let accessors) = block.accessors else { return block.leftBrace }
  return accessors.first { $0.accessorSpecifier.text == "get" }?.body?.leftBrace
}
