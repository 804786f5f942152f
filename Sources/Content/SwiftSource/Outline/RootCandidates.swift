/// A call in a source that creates a value of a type.
struct Creation: Hashable {
  /// The type's name as spelled at the call.
  let type: String
  let creator: Creator

  /// The code that creates the value.
  enum Creator: Hashable {
    /// The members of the type with this full name.
    case type(String)
    /// A `#Preview`.
    case preview
    /// A function or variable outside all types.
    case topLevel
  }
}

/// The views that no other code in the source creates and that need no arguments.
///
/// If there are none, code of types without a role does not count, such as that of a delegate that puts a view
/// into its window. If several remain, those that the source's app or previews show take precedence.
func rootCandidates(among types: [TypeDeclaration], creations: Set<Creation>) -> [String] {
  let showcases = types.filter { [.app, .preview, .scene].contains($0.role) }
  let found = rootCandidates(among: types, creations, showcases: Set(showcases.map(\.name)))
  guard found.isEmpty else { return found }
  let outside = types.filter { $0.role == nil }
  return rootCandidates(
    among: types,
    creations,
    showcases: Set((showcases + outside).map(\.name))
  )
}

private func rootCandidates(
  among types: [TypeDeclaration],
  _ creations: Set<Creation>,
  showcases: Set<String>
) -> [String] {
  let spelled = Dictionary(grouping: creations, by: \.type)
  let candidates = types.filter { type in
    (type.role == .view || type.role == .representable)
      && type.hasParameterlessInitializer
      && !spellings(of: type.name).contains { name in
        spelled[name]?.contains { $0.isUse(of: type.name, but: showcases) } == true
      }
  }
  let shown = candidates.filter { type in
    spellings(of: type.name).contains { name in
      spelled[name]?.contains { $0.isShowcase(among: showcases) } == true
    }
  }
  return (candidates.count > 1 && !shown.isEmpty ? shown : candidates).map(\.name)
}

/// The names that a call may use for the type with this full name, including its last parts.
private func spellings(of name: String) -> [String] {
  let dots = name.indices.filter { name[$0] == "." }
  return [name] + dots.map { String(name[name.index(after: $0)...]) }
}

extension Creation {
  /// Whether the call is part of an app's or a preview's code.
  fileprivate func isShowcase(among showcases: Set<String>) -> Bool {
    switch creator {
    case .preview: true
    case .type(let name): showcases.contains(name)
    case .topLevel: false
    }
  }

  /// Whether the call is outside the type's own code and that of apps and previews.
  fileprivate func isUse(of name: String, but showcases: Set<String>) -> Bool {
    !isShowcase(among: showcases) && creator != .type(name)
  }
}
