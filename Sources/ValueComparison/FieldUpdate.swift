/// Changes one stored property of a value in place.
///
/// - Parameters:
///   - container: The value that holds the property.
///   - offset: Where the property begins, in bytes, see `storedFields(of:)`.
///   - type: The property's type.
///   - body: Is given the property to change.
/// - Returns: What `body` returned.
package func updateField<Container, Field, Result>(
  in container: inout Container,
  at offset: Int,
  as type: Field.Type,
  _ body: (inout Field) throws -> Result
) rethrows -> Result {
  precondition(
    offset + MemoryLayout<Field>.size <= MemoryLayout<Container>.size,
    "a property lies within its container"
  )
  return try withUnsafeMutablePointer(to: &container) { container in
    let field = (UnsafeMutableRawPointer(container) + offset).assumingMemoryBound(to: Field.self)
    return try body(&field.pointee)
  }
}

/// Puts an object into a stored property of a value.
///
/// - Parameters:
///   - container: The value that holds the property.
///   - offset: Where the property begins, in bytes, see `storedFields(of:)`.
///   - object: An object of the property's type, which is a class, optional or not.
package func setReference<Container>(
  in container: inout Container,
  at offset: Int,
  to object: AnyObject
) {
  precondition(
    offset + wordSize <= MemoryLayout<Container>.size,
    "a property lies in its container"
  )
  withUnsafeMutableBytes(of: &container) { bytes in
    bytes.baseAddress?.advanced(by: offset).assumingMemoryBound(to: AnyObject?.self).pointee =
      object
  }
}
