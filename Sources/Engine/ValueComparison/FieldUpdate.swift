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
  func update(_ container: UnsafeMutablePointer<Container>) throws -> Result {
    try body(&fieldPlace(in: container, at: offset, as: type).pointee)
  }
  return try update(&container)
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
  func write(_ container: UnsafeMutablePointer<Container>) {
    fieldPlace(in: container, at: offset, as: AnyObject?.self).pointee = object
  }
  write(&container)
}
