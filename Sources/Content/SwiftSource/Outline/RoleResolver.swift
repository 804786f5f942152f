/// Finds a type's role through its inheritance clauses and the protocols in the same source.
struct RoleResolver {
  /// What each protocol of the same source refines.
  let protocols: [String: [String]]

  /// The role of a type with these protocols, or `nil` if SwiftUI knows none of them.
  func role(inheriting names: [String]) -> TypeDeclaration.Role? {
    var open = names
    var seen: Set<String> = []
    while let name = open.popLast() {
      if let role = TypeDeclaration.Role(protocolName: name) { return role }
      if seen.insert(name).inserted { open += protocols[name] ?? [] }
    }
    return nil
  }
}
