/// One call in a source that makes a value of a type.
struct Creation: Hashable {
  /// The type's name as spelled at the call.
  let type: String
  let creator: Creator

  /// Whose code makes the value.
  enum Creator: Hashable {
    /// The members of the type of this full name.
    case type(String)
    /// A `#Preview`.
    case preview
    /// A function or variable outside all types.
    case topLevel
  }
}

/// The views that nothing else in the source makes and that can be made without arguments.
///
/// Where several are left, those that the source's own app or previews show win.
func rootCandidates(among types: [TypeDeclaration], creations: Set<Creation>) -> [String] {
  let showcases = Set(types.filter { $0.role == .app || $0.role == .preview }.map(\.name))
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

/// What a call may name the type of this full name: inner types go by their last parts too.
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

  /// Whether the call is in other code than the type's own and that of apps and previews.
  fileprivate func isUse(of name: String, but showcases: Set<String>) -> Bool {
    !isShowcase(among: showcases) && creator != .type(name)
  }
}
