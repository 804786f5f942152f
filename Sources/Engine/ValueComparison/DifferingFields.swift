extension ValueChange {
  /// Whether a part of the value is unchanged, and if not, which stored properties differ.
  ///
  /// This runs no more of the program's code than a plain comparison does. A part compared property by
  /// property reports the first property that differs, where the comparison stops, and after it those whose
  /// comparison runs no code; one compared by its bytes reports all that differ; one with its own `==` none.
  ///
  /// - Parameters:
  ///   - part: The type stored at the offset.
  ///   - offset: Where the part begins, in bytes.
  ///   - options: The mode and the closure comparison.
  /// - Returns: The result, and the names in declaration order.
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
      guard let first = fields.firstIndex(where: { !isEqual($0.type, offset + $0.offset) }) else {
        return (true, [])
      }
      let others = fields[(first + 1)...].filter {
        isComparedWithoutCode($0.type) && !isEqual($0.type, offset + $0.offset)
      }
      return (false, [fields[first].name] + others.map(\.name))
    }
  }
}

/// Whether comparing two values of a type runs no code of the program.
private func isComparedWithoutCode(_ type: Any.Type) -> Bool {
  let shape = TypeShape(of: type)
  // An object, and what a closure captured, can have an `==` of the program.
  let canRunCode = shape == .closure || shape == .object && type is any Equatable.Type
  return shape.isStandard && !canRunCode
}

/// The stored properties of a type; `nil` if some can only be compared as part of the whole: those
/// whose type has no name, those without a known size, and `weak` or `unowned` ones.
private func allStoredFields(of type: Any.Type) -> [StoredField]? {
  guard let members = TypeMetadata(type).members(), !members.isEmpty,
    members.allSatisfy({ member in
      member.ownership == .strong
        && member.type.map { !TypeMetadata($0).isLaidOutUncertainly } ?? false
    })
  else { return nil }
  return storedFields(of: type)
}
