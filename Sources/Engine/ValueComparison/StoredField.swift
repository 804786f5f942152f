/// A stored property of a struct, or an element of a tuple.
package struct StoredField {
  /// The property's name or the element's label; empty for an element without one.
  package let name: String
  /// In bytes from the start of the value.
  package let offset: Int
  package let type: Any.Type
}

/// The stored properties of a struct or the elements of a tuple, in declaration order.
///
/// Empty for every other type; excludes properties whose types the runtime cannot name.
package func storedFields(of type: Any.Type) -> [StoredField] {
  let members = TypeMetadata(type).members() ?? []
  return members.compactMap { member in
    member.type.map { StoredField(name: member.name, offset: member.offset, type: $0) }
  }
}

/// The elements of a tuple, in order; empty for every other type.
package func tupleElements(of type: Any.Type) -> [(type: Any.Type, offset: Int)] {
  guard TypeMetadata(type).kind == .tuple else { return [] }
  return storedFields(of: type).map { ($0.type, $0.offset) }
}

/// A copy of the stored property at an offset; see `storedFields(of:)`.
package func storedField<Container, Field>(of container: inout Container, at offset: Int) -> Field {
  func read(_ container: UnsafeMutablePointer<Container>) -> Field {
    fieldPlace(in: container, at: offset, as: Field.self).pointee
  }
  return read(&container)
}

/// The address of a value's stored property.
@inline(__always)
func fieldPlace<Container, Field>(
  in container: UnsafeMutablePointer<Container>,
  at offset: Int,
  as type: Field.Type
) -> UnsafeMutablePointer<Field> {
  require(
    offset + MemoryLayout<Field>.size <= MemoryLayout<Container>.size,
    "a property lies within its container"
  )
  return (UnsafeMutableRawPointer(container) + offset).assumingMemoryBound(to: Field.self)
}
