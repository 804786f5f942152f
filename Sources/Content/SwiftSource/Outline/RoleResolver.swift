/// Finds a type's role through its inheritance clauses and the protocols declared beside it.
struct RoleResolver {
  /// What each protocol of the same source refines.
  let protocols: [String: [String]]

  /// The role of a type that names these protocols, or `nil` for none that SwiftUI knows.
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
