extension ValueChange {
  /// Whether a part of the value stays the same, and if not, which stored properties differ.
  ///
  /// Code of the program runs no more often than for the answer alone: a part compared property by
  /// property is named by the first that differs, where the comparison stops; one compared by its
  /// bytes by all that differ; one with an `==` of its own by none.
  ///
  /// - Parameters:
  ///   - part: What is stored at the offset.
  ///   - offset: Where the part begins, in bytes.
  ///   - options: The mode, and what holds for closures.
  /// - Returns: The answer, and the names in the order of declaration.
  package func compareNamingFields(
    of part: Any.Type,
    at offset: Int,
    options: ComparisonOptions
  ) -> (isEqual: Bool, differing: [String]) {
    func isEqual(_ type: Any.Type, _ offset: Int) -> Bool {
      isUnchanged(type, at: offset, options: options)
    }
    switch comparisonMethod(of: part, mode: options.mode) {
    case .equality: return (isEqual(part, offset), [])
    case .bytes:
      guard !isEqual(part, offset) else { return (true, []) }
      let differing = storedFields(of: part).filter { !isEqual($0.type, offset + $0.offset) }
      return (false, differing.map(\.name))
    case .fieldByField:
      guard !options.firstComparisonIsBitwise, let fields = allStoredFields(of: part) else {
        return (isEqual(part, offset), [])
      }
      guard let first = fields.first(where: { !isEqual($0.type, offset + $0.offset) }) else {
        return (true, [])
      }
      return (false, [first.name])
    }
  }
}

/// The stored properties of a type, unless some can only be compared as part of the whole: those
/// without a name for their type or without a certain size, and `weak` or `unowned` ones.
private func allStoredFields(of type: Any.Type) -> [StoredField]? {
  guard let members = TypeMetadata(type).members(), !members.isEmpty,
    members.allSatisfy({ member in
      member.ownership == .strong
        && member.type.map { !TypeMetadata($0).isLaidOutUncertainly } ?? false
    })
  else { return nil }
  return storedFields(of: type)
}
