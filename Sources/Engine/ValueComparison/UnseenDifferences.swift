extension ValueChange {
  /// The stored properties of a part that differ although the part counts as equal, because an `==` ignores
  /// them: those of the part itself, and `name.property` for those of a property with its own `==`.
  ///
  /// Only properties of standard types are looked at, so this runs no code of the program.
  package func ignoredFields(
    of part: Any.Type,
    at offset: Int,
    options: ComparisonOptions
  ) -> [String] {
    switch comparisonMethod(of: part, mode: options.mode) {
    case .bytes: return []
    case .equality:
      return storedFields(of: part).filter { isUnequal($0, offset, options) }.map(\.name)
    case .fieldByField:
      return storedFields(of: part).flatMap { field -> [String] in
        guard comparisonMethod(of: field.type, mode: options.mode) == .equality,
          TypeShape(of: field.type) == .structure
        else { return [] }
        let inner = storedFields(of: field.type)
        return inner.filter { isUnequal($0, offset + field.offset, options) }
          .map { "\(field.name).\($0.name)" }
      }
    }
  }

  private func isUnequal(
    _ field: StoredField,
    _ offset: Int,
    _ options: ComparisonOptions
  ) -> Bool {
    let isStandard =
      (field.type as? any Collection.Type).map { Self.hasStandardElements($0) }
      ?? TypeShape(of: field.type).isStandard
    return isStandard && !isUnchanged(field.type, at: offset + field.offset, options: options)
  }

  private static func hasStandardElements<Items: Collection>(_ type: Items.Type) -> Bool {
    TypeShape(of: Items.Element.self).isStandard
  }

  /// The objects in the stored properties of a part, by property, that the new value replaces, and those in their
  /// place.
  package func replacedObjects(
    of part: Any.Type,
    at offset: Int
  ) -> [(name: String, old: AnyObject, new: AnyObject?)] {
    storedFields(of: part).flatMap { field in
      replacedObjects(in: field.type, at: offset + field.offset, depth: 0)
        .map { (field.name, $0.old, $0.new) }
    }
  }

  /// The stored properties of a part that now hold a closure which captured none of the types asked for.
  ///
  /// A closure is left out if it captured nothing, or something whose type is not known.
  package func closures(
    in part: Any.Type,
    at offset: Int,
    capturingNone isAskedFor: (Any.Type) -> Bool
  ) -> [String] {
    storedFields(of: part).filter { field in
      guard TypeMetadata(field.type).witnesses.size == MemoryLayout<() -> Void>.size,
        TypeShape(of: field.type) == .closure,
        let context = (new + offset + field.offset)
          .load(fromByteOffset: wordSize, as: UnsafeRawPointer?.self)
      else { return false }
      let metadata = TypeMetadata(address: context.load(as: UnsafeRawPointer.self))
      // The context is the only object that was captured.
      guard metadata.kind != .class else { return true }
      guard let captured = metadata.captures() else { return false }
      let types = captured.map { $0.boxContent() ?? $0.resolve(in: nil) }
      return types.allSatisfy { $0.map { !isAskedFor($0) } ?? false }
    }.map(\.name)
  }

  /// An object deeper than this is not looked for.
  private static var maxDepth: Int { 2 }

  private func replacedObjects(
    in type: Any.Type,
    at offset: Int,
    depth: Int
  ) -> [(old: AnyObject, new: AnyObject?)] {
    switch TypeMetadata(type).kind {
    case .class:
      let (old, new) = (object(old + offset), object(new + offset))
      guard let old, old !== new else { return [] }
      return [(old, new)]
    case .struct where depth < Self.maxDepth:
      return storedFields(of: type).flatMap {
        replacedObjects(in: $0.type, at: offset + $0.offset, depth: depth + 1)
      }
    default: return []
    }
  }

  private func object(_ place: UnsafeRawPointer) -> AnyObject? {
    guard place.load(as: UInt.self) != 0 else { return nil }
    return place.assumingMemoryBound(to: AnyObject.self).pointee
  }
}
